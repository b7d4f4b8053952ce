/** One step as a part of the page: the idea, boards beside their words, the mathematics one click below. */
import { element } from "../panels/dom.ts";
import type { DemoBoard } from "./demo-board.ts";
import { figure } from "./figures.ts";
import { inline, paragraphs } from "./prose.ts";
import type { Mathematics, Scene, Step } from "./types.ts";

/** `benches`: one for each scene of the step, in their order. */
export function sheet(step: Step, index: number, benches: readonly DemoBoard[]): HTMLElement {
  const number = element("span", { class: "number", "aria-hidden": "true" }, String(index + 1));
  const heading = element("h3", { id: step.id, tabindex: "-1" }, number, step.title);
  const scenes = step.scenes.flatMap((scene, at) => {
    const bench = benches[at];
    return bench === undefined ? [] : [sceneParts(scene, bench)];
  });
  return element(
    "section",
    { class: "sheet", "aria-labelledby": step.id },
    heading,
    element("p", { class: "idea" }, ...inline(step.idea)),
    ...scenes,
    mathematics(step.mathematics),
  );
}

function sceneParts({ words, position }: Scene, bench: DemoBoard): HTMLElement {
  const task = element(
    "p",
    { class: "task" },
    element("strong", {}, "Try it"),
    " ",
    ...inline(position.task),
  );
  return element(
    "div",
    { class: "scene" },
    element("div", { class: "scene-words" }, ...paragraphs(words)),
    element("div", { class: "scene-task" }, task),
    element("div", { class: "scene-board" }, ...bench.parts),
    element("div", { class: "scene-echo" }, bench.echo),
  );
}

function mathematics({ words, figure: name, seed, file }: Mathematics): HTMLElement {
  return element(
    "details",
    { class: "mathematics" },
    element("summary", {}, "The mathematics"),
    ...(name === null ? [] : [figure(name)]),
    ...paragraphs(words),
    element("p", { class: "source" }, element("b", {}, "Source"), " ", seed),
    element("p", { class: "source" }, element("b", {}, "In full"), " ", element("code", {}, file)),
  );
}
