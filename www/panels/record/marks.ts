/** Marking tools, while one is chosen: they mark places of the board beside the turn that stands last. */

import { Circle, type IconNode, Square, Triangle, X } from "lucide";
import type { GameController } from "../../model/game-controller.ts";
import { markingSlice } from "../../model/marking.ts";
import { MARK_KINDS, type MarkKind } from "../../model/tree/marks.ts";
import { START } from "../../model/tree/tree.ts";
import { markToolWords, RECORD_WORDS } from "../../words/record.ts";
import { chooseMark } from "../commands.ts";
import { html, icon, mount } from "../template.ts";

const ICONS: Readonly<Record<MarkKind, IconNode | null>> = {
  triangle: Triangle,
  square: Square,
  circle: Circle,
  cross: X,
  label: null,
};

export function mountMarks(controller: GameController): void {
  mount(controller.store, "marks", ["branch", markingSlice], (state) => {
    const { branch } = state;
    const marking = markingSlice.of(state);
    if (marking === null) return null;
    const tool = (kind: MarkKind) => {
      const name = markToolWords(kind);
      const node = ICONS[kind];
      return html`<button type="button" class="tool" aria-label=${name} title=${name}
        aria-pressed=${marking === kind} ?disabled=${branch.node === START}
        @click=${() => chooseMark(controller, kind)}>
        ${node === null ? html`<b aria-hidden="true">A</b>` : icon(node)}</button>`;
    };
    return html`<span class="soft" aria-hidden="true">${RECORD_WORDS.mark}</span>${MARK_KINDS.map(tool)}`;
  });
}
