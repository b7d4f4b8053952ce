/** Tools that mark places of the board beside the turn that stands last. */
import { Circle, type IconNode, Square, Triangle, X } from "lucide";
import type { GameController } from "../../model/game-controller.ts";
import { MARK_KINDS, type MarkKind } from "../../model/tree/marks.ts";
import { START } from "../../model/tree/tree.ts";
import { MARK_WORDS } from "../../words/record.ts";
import { byId, element, icon } from "../dom.ts";

const ICONS: Readonly<Record<MarkKind, IconNode | null>> = {
  triangle: Triangle,
  square: Square,
  circle: Circle,
  cross: X,
  label: null,
};

export function mountMarks(controller: GameController): void {
  const place = byId("marks");
  place.append(
    element("span", { class: "soft", "aria-hidden": "true" }, "Mark"),
    ...MARK_KINDS.map((kind) => tool(controller, kind)),
  );
  controller.store.subscribe(({ branch }) => {
    place.hidden = branch.line.length === 0;
  });
}

/** The tool that is chosen is put away by the same button. */
export function chooseMark(controller: GameController, kind: MarkKind): void {
  const { marking, branch } = controller.store.state;
  if (branch.node === START && marking === null) return;
  controller.store.dispatch({ kind: "marking", mark: marking === kind ? null : kind });
}

function tool(controller: GameController, kind: MarkKind): HTMLButtonElement {
  const name = `Mark: ${MARK_WORDS[kind].toLowerCase()}`;
  const node = ICONS[kind];
  const made = element(
    "button",
    { type: "button", class: "tool", "aria-label": name, title: name },
    node === null ? element("b", { "aria-hidden": "true" }, "A") : icon(node),
  );
  made.addEventListener("click", () => chooseMark(controller, kind));
  controller.store.subscribe(({ marking, branch }) => {
    made.setAttribute("aria-pressed", String(marking === kind));
    made.disabled = branch.node === START;
  });
  return made;
}
