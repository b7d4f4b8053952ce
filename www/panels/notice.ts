/** A calm word about something that went otherwise than meant; it changes nothing and can be put away. */
import { X } from "lucide";
import type { GameController } from "../model/game-controller.ts";
import type { Notice } from "../model/state.ts";
import { noticeWords } from "../words/events.ts";
import { byId } from "./dom.ts";
import { button, html, iconButton, type Markup, mount } from "./template.ts";

/** What nobody meant to happen. */
const WRONG: ReadonlySet<Notice["kind"]> = new Set(["broken", "broken-link", "too-large"]);

export function mountNotice(controller: GameController): void {
  const place = byId("notice");
  mount(
    controller.store,
    place,
    ["notice"],
    ({ notice }) => {
      if (notice === null) return null;
      const answers = answersTo(controller, notice);
      const dismiss = () => controller.store.dispatch({ kind: "noticed", notice: null });
      return html`
        <p>${noticeWords(notice)}</p>
        ${notice.kind === "parted" ? html`<div class="answers">${answers}</div>` : answers}
        ${
          notice.kind === "newer"
            ? button("Later", dismiss, "btn small quiet")
            : iconButton(X, "Dismiss", dismiss, "dismiss")
        }`;
    },
    {
      after: ({ notice }) =>
        place.classList.toggle("wrong", notice !== null && WRONG.has(notice.kind)),
    },
  );
}

function answersTo(controller: GameController, notice: Notice): Markup[] {
  const answer = (words: string, press: () => void) => button(words, press, "btn small");
  switch (notice.kind) {
    case "newer":
      return [answer("Reload", notice.reload)];
    case "left":
      return [answer("Go on", notice.open)];
    case "board-deleted":
      return [answer("Bring it back", notice.restore)];
    case "deleted":
      return [answer("Bring them back", () => controller.editor.bringBack(notice.cut))];
    case "alike":
      return [answer("Put both together", notice.join)];
    case "parted": {
      const { ours, theirs } = notice.parting;
      return [
        answer("Look at your line", () => controller.goTo(ours)),
        answer("Look at theirs", () => controller.goTo(theirs)),
      ];
    }
    case "opened": {
      const { previous } = notice;
      if (previous === null) return [];
      return [answer("Bring it back", () => controller.restore(previous))];
    }
    default:
      return [];
  }
}
