/** One step as a part of the page: the idea, boards beside their words, the mathematics one click below. */
import { html, type Markup } from "../../panels/template.ts";
import { LANGUAGE } from "../../words/core/language.ts";
import { QUOTATIONS } from "../../words/learn/quoted-sources.ts";
import { MANUAL, ROOM } from "../../words/learn/room.ts";
import type { DemoBoard } from "./demo-board.ts";
import { figure } from "./figures.ts";
import { inline, paragraphs } from "./prose.ts";
import type { Mathematics, Scene, Step } from "./types.ts";

/** `benches`: one for each scene of the step, in their order. */
export function sheet(step: Step, index: number, benches: readonly DemoBoard[]): Markup {
  const scenes = step.scenes.map((scene, at) => {
    const bench = benches[at];
    return bench && sceneParts(scene, bench);
  });
  return html`<section class="sheet" aria-labelledby=${step.id}>
    <h3 id=${step.id} tabindex="-1">
      <span class="number" aria-hidden="true">${index + 1}</span>${step.title}
    </h3>
    <p class="idea">${inline(step.idea)}</p>
    ${scenes}
    ${mathematics(step)}
  </section>`;
}

function sceneParts({ words, position }: Scene, bench: DemoBoard): Markup {
  return html`<div class="scene">
    <div class="scene-words">${paragraphs(words)}</div>
    <div class="scene-task"><p class="task"><strong>${ROOM.tryIt}</strong> ${inline(position.task)}</p></div>
    <div class="scene-board">${bench.parts}</div>
    <div class="scene-echo">${bench.echo}</div>
  </div>`;
}

function mathematics({ id, mathematics: { words, figure: name, sources, file } }: Step): Markup {
  return html`<details class="mathematics">
    <summary>${ROOM.mathematics}</summary>
    ${name === null ? null : figure(name)}
    ${paragraphs(words)}
    ${sources.map(sourceLine)}
    <details class="quoted" lang="en">
      <summary lang=${LANGUAGE}>${ROOM.quoted}</summary>
      ${QUOTATIONS[id]?.map(
        ({ place, words }) => html`<blockquote><b>${place}</b> ${words}</blockquote>`,
      )}
    </details>
    <p class="source"><b>${ROOM.inFull}</b>
      <a href=${file.replace(/\.md$/, ".txt")} target="_blank">${MANUAL[file]}</a></p>
  </details>`;
}

function sourceLine({ name, address, words }: Mathematics["sources"][number]): Markup {
  return html`<p class="source"><b>${ROOM.source}</b>
    <a href=${address} target="_blank" rel="noopener">${name}</a>. ${words}</p>`;
}
