/** Card of one of my boards: its picture, its name, its time, and a button for the rest. */

import { Ellipsis } from "lucide";
import type { Saved } from "../../model/saved.ts";
import { html, icon, type Markup, nothing, type On, once } from "../../panels/template.ts";
import {
  CARD_WORDS,
  optionsFor,
  SET_ASIDE,
  SET_ASIDE_REASON,
  stateWords,
  titleOfAny,
  titleWords,
} from "../../words/saved.ts";
import type { SetAside } from "./entries.ts";

/** Title length in characters: as much as the strip has room for, and more. */
const TITLE_MOST = 200;

export interface Presses {
  open(): void;
  more(at: HTMLButtonElement): void;
  /** Renames the entry; null: the old name stays. */
  rename(title: string | null): void;
  /** Called once, with the card. */
  made(card: HTMLElement): void;
}

/** Card of an entry that cannot be read: a press saves it as a file. */
export function setAsideCard(
  entry: SetAside,
  { open, more }: Pick<Presses, "open" | "more">,
): Markup {
  const title = titleOfAny(entry);
  return html`<li>
    <button type="button" class="card" tabindex="-1" title=${SET_ASIDE_REASON} @click=${open}>
      <canvas aria-hidden="true"></canvas>
      <span>${title}</span>
      <small>${SET_ASIDE}</small>
    </button>
    ${moreButton(title, more)}
  </li>`;
}

function moreButton(title: string, more: Presses["more"]): Markup {
  const press = ({ currentTarget: opener }: On<HTMLButtonElement>) => more(opener);
  return html`<button type="button" class="tool more-button" tabindex="-1" aria-haspopup="menu"
    aria-label=${optionsFor(title)} title=${CARD_WORDS.options} @click=${press}>${icon(Ellipsis)}</button>`;
}

/** Card of an entry; `here`: it lies on the table. */
export function card(saved: Saved, here: boolean, isRenamed: boolean, presses: Presses): Markup {
  const title = titleWords(saved);
  return html`<li ${once(presses.made)}>
    <button type="button" class="card" tabindex="-1" title=${title} aria-pressed=${here}
      @click=${presses.open}>
      <canvas aria-hidden="true"></canvas>
      <span>${title}</span>
      <small>${stateWords(saved, Date.now())}</small>
    </button>
    ${moreButton(title, presses.more)}
    ${isRenamed ? nameField(title, presses) : nothing}
  </li>`;
}

/** Field for the name: Enter and leaving the field accept it, Escape does not. */
function nameField(title: string, { rename }: Presses): Markup {
  const take = ({ currentTarget: field }: On<HTMLInputElement>) => {
    const written = field.value.trim();
    rename(written === "" || written === title ? null : written);
  };
  const press = (event: On<HTMLInputElement, KeyboardEvent>) => {
    const { key, currentTarget: field } = event;
    event.stopPropagation();
    if (key !== "Enter" && key !== "Escape") return;
    // The button receives the focus without being pressed.
    event.preventDefault();
    const button = field.closest("li")?.querySelector("button");
    if (key === "Enter") take(event);
    else rename(null);
    button?.focus();
  };
  return html`<input type="text" class="card-name" aria-label=${CARD_WORDS.name} maxlength=${TITLE_MOST}
    autocomplete="off" .value=${title} @blur=${take} @keydown=${press}>`;
}
