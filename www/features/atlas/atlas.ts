/** The atlas: a page of plates in families, with a search, and the problem of the day. Loaded when the reader enters
 *  it for the first time. */
import "./atlas.css";
import { fromLink } from "gospace/play";
import { Search } from "lucide";
import platesAddress from "../../../build/plates.json?url";
import { loadGallery } from "../../engine/gallery.ts";
import type { GameDocument } from "../../engine/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { Room } from "../../model/state.ts";
import { byId } from "../../panels/dom.ts";
import { keyed } from "../../panels/keyed.ts";
import { areLettersOn } from "../../panels/letter-keys.ts";
import { NearPainter } from "../../panels/near-painter.ts";
import { rovingTabindex } from "../../panels/roving-tabindex.ts";
import { button, html, icon, type Markup, nothing, once, render } from "../../panels/template.ts";
import { problemAddress, siteOf } from "../../share/address.ts";
import {
  ATLAS_WORDS,
  foundWords,
  knownWords,
  PROPERTIES,
  problemWords,
} from "../../words/atlas.ts";
import { SHELVES } from "../../words/saved.ts";
import { type Chapter, catalogueOf, type Entry, type PlateFile } from "./catalogue.ts";
import { ofTheDay } from "./day.ts";
import { paintPlate } from "./plate.ts";
import problemsAddress from "./problems.json?url";
import { found, type Property, type Query } from "./search.ts";

interface Problem {
  readonly link: string;
  readonly mover: "black" | "white";
  readonly margin: number;
}

const EVERYTHING: Query = { text: "", properties: new Set() };

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

export async function fillAtlas(
  host: HTMLElement,
  controller: GameController,
  goTo: (room: Room) => void,
): Promise<void> {
  const [gallery, plates, problems] = await Promise.all([
    loadGallery(),
    fetched<Record<string, PlateFile>>(platesAddress),
    fetched<Problem[]>(problemsAddress),
  ]);
  const atlas = new Atlas(host, controller, catalogueOf(gallery, plates), goTo);
  atlas.show(ofTheDay(problems, Date.now()));
}

async function fetched<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

class Atlas {
  readonly #host: HTMLElement;
  readonly #controller: GameController;
  readonly #chapters: readonly Chapter[];
  readonly #goTo: (room: Room) => void;
  readonly #painter: NearPainter<GameDocument>;
  #query: Query = EVERYTHING;
  #problem: Problem | undefined;

  constructor(
    host: HTMLElement,
    controller: GameController,
    chapters: readonly Chapter[],
    goTo: (room: Room) => void,
  ) {
    this.#host = host;
    this.#controller = controller;
    this.#chapters = chapters;
    this.#goTo = goTo;
    this.#painter = new NearPainter(host, "300px 0px", paintPlate);
    new ResizeObserver(() => this.#painter.repaint()).observe(host);
    new MutationObserver(() => this.#painter.repaint()).observe(document.documentElement, {
      attributeFilter: ["data-theme"],
    });
    host.addEventListener("keydown", (event) => this.#hear(event));
    controller.store.subscribe(({ room }, before) => {
      if (before.room === "atlas" && room !== "atlas") this.#ask(EVERYTHING);
    });
  }

  show(problem: Problem | undefined): void {
    this.#problem = problem;
    this.#render();
  }

  #render(): void {
    const chapters = found(this.#chapters, this.#query);
    const isAll = this.#query.text.trim() === "" && this.#query.properties.size === 0;
    const count = chapters.reduce((sum, { entries }) => sum + entries.length, 0);
    const words = count === 0 ? ATLAS_WORDS.nothing : foundWords(count);
    render(
      html`<div class="atlas">
        <div class="atlas-side">
          <h2>${ATLAS_WORDS.heading}</h2>
          ${this.#searchField()}
          <p class="found" role="status">${isAll ? nothing : words}</p>
          <ol class="atlas-families" aria-label=${ATLAS_WORDS.families}>${chapters.map((chapter) => this.#familyLink(chapter))}</ol>
          <div class="row">
            ${this.#shelf(SHELVES.gallery, "recent-shelf")}${document.getElementById("mine-shelf") === null ? nothing : this.#shelf(SHELVES.mine, "mine-shelf")}
            ${button(ATLAS_WORDS.back, () => this.#goTo("play"), "btn small", { tip: "G" })}
          </div>
        </div>
        <div class="atlas-plates">
          ${isAll && this.#problem !== undefined ? this.#day(this.#problem) : nothing}
          ${keyed(
            chapters,
            ({ name }) => name,
            (chapter) => this.#chapter(chapter),
          )}
        </div>
      </div>`,
      this.#host,
    );
  }

  /** Way to a part of the room of boards. */
  #shelf({ name, tip }: (typeof SHELVES)[keyof typeof SHELVES], id: string): Markup {
    const go = () => {
      this.#goTo("boards");
      const shelf = byId(id);
      shelf.scrollIntoView();
      shelf.focus({ preventScroll: true });
    };
    return button(name, go, "btn small", { tip });
  }

  #searchField(): Markup {
    const { text, properties } = this.#query;
    const write = (event: InputEvent) => {
      if (event.target instanceof HTMLInputElement) this.#ask({ text: event.target.value });
    };
    const toggle = (property: Property) => {
      const next = new Set(properties);
      if (!next.delete(property)) next.add(property);
      this.#ask({ properties: next });
    };
    const keys = Object.keys(PROPERTIES) as Property[];
    return html`<label class="find">${icon(Search)}
        <input type="search" aria-label=${ATLAS_WORDS.search} title=${ATLAS_WORDS.searchTip}
          placeholder=${ATLAS_WORDS.search} autocomplete="off" .value=${text} @input=${write}></label>
      <div class="properties" role="group" aria-label=${ATLAS_WORDS.properties}>
        ${keys.map((key) => button(PROPERTIES[key].name, () => toggle(key), "chip", { pressed: properties.has(key) }))}
      </div>`;
  }

  #ask(change: Partial<Query>): void {
    this.#query = { ...this.#query, ...change };
    this.#render();
  }

  #familyLink({ name, entries }: Chapter): Markup {
    const go = () => this.#host.querySelector(`#${anchor(name)}`)?.scrollIntoView();
    return html`<li><button type="button" @click=${go}>
      <i>${this.#numeral(name)}</i><span>${name}</span><small>${entries.length}</small></button></li>`;
  }

  #numeral(name: string): string {
    return ROMAN[this.#chapters.findIndex((chapter) => chapter.name === name)] ?? "";
  }

  #chapter({ name, line, entries }: Chapter): Markup {
    return html`<section id=${anchor(name)} aria-labelledby=${`${anchor(name)}-name`}>
      <div class="chapter-head"><i>${this.#numeral(name)}</i><h3 class="chapter-name" id=${`${anchor(name)}-name`}>${name}</h3><span>${line}</span></div>
      <ul class="plates" ${once((list) => rovingTabindex(list))}>
        ${keyed(
          entries,
          ({ board }) => board.id,
          (entry, at) => this.#plate(entry, at),
        )}
      </ul>
    </section>`;
  }

  #plate(entry: Entry, at: number): Markup {
    const { board, sentence, points = null, directed = false } = entry;
    const { planar = null, wraps = false, value = null } = entry;
    const open = () => {
      this.#controller.openGallery(board);
      document.getElementById("stage")?.focus({ preventScroll: true });
    };
    const known =
      entry.points === undefined ? "" : knownWords({ points, directed, planar, wraps, value });
    return html`<li><button type="button" class="plate" tabindex=${at === 0 ? 0 : -1} @click=${open}>
      <canvas aria-hidden="true" ${once((canvas) => this.#painter.watch(canvas, entry.plate))}></canvas>
      <b>${board.name}</b><em>${sentence}</em><small>${known}</small></button></li>`;
  }

  #day({ link, mover, margin }: Problem): Markup {
    const title = problemWords(mover, margin);
    const document = { ...fromLink(link), title };
    return html`<div class="day">
      <div class="frame"><canvas aria-hidden="true" ${once((canvas) => this.#painter.watch(canvas, document))}></canvas></div>
      <div>
        <p class="day-head">${ATLAS_WORDS.day}</p>
        <h3 class="day-title">${title}</h3>
        <p class="read">${ATLAS_WORDS.proved}</p>
        <a class="btn ink" href=${problemAddress(siteOf(location.href), { link, turns: null })}>${ATLAS_WORDS.solve}</a>
      </div>
    </div>`;
  }

  #hear(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isWriting = event.target instanceof HTMLInputElement;
    const isLetter = areLettersOn() && !isWriting;
    if (event.key === "/" && isLetter) {
      event.preventDefault();
      this.#host.querySelector("input")?.focus();
    } else if (event.key === "Escape" && isWriting && this.#query.text !== "")
      this.#ask({ text: "" });
    else if (event.key === "Escape" || (event.key.toLowerCase() === "g" && isLetter))
      this.#goTo("play");
  }
}

function anchor(name: string): string {
  return `atlas-${name.toLowerCase().replace(/\W+/g, "-")}`;
}
