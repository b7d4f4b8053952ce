/** Conjectures about digraphs, held against all rows. */
import { html, type TemplateResult } from "lit-html";
import { CONJECTURES, differWords, firstWords, VALUES } from "../words/values.ts";
import { type Row, scored, superkoMatters } from "./tables.ts";

export function conjectures(rows: readonly Row[], showDiffering: () => void): TemplateResult {
  const values = scored(rows);
  const good = values.filter(({ low }) => low >= 0).length;
  const bad = values.filter(({ high }) => high < 0).length;
  const differing = rows.filter(superkoMatters).length;
  return html`<details>
    <summary><h2>${VALUES.conjectures}</h2></summary>
    <p>${CONJECTURES.intro} <a href=${CONJECTURES.source}>${CONJECTURES.sourceName}</a></p>
    <h3>${CONJECTURES.first}</h3>
    <p>${firstWords({ good, bad, open: values.length - good - bad })}</p>
    ${counterexamples(rows)}
    <h3>${CONJECTURES.komi}</h3>
    <p>${CONJECTURES.komiText} ${differWords(differing)}</p>
    <p>${CONJECTURES.forever} <a href="../forever/">${CONJECTURES.foreverName}</a></p>
    <p><button type="button" @click=${showDiffering}>${CONJECTURES.differButton}</button></p>
  </details>`;
}

/** Each with its line of play. */
function counterexamples(rows: readonly Row[]): TemplateResult {
  const found = rows.flatMap((row) => scored([row]).map((value) => ({ row, value })));
  const bad = found.filter(({ value }) => value.high < 0);
  return html`<ul>
    ${bad.map(({ row, value }) => html`<li><a href="../#${value.link}">${row.name}</a></li>`)}
  </ul>`;
}
