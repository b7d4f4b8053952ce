/** What a narrow screen has instead of the panel: a dock, a sheet for the rest, and the rooms. */
import { X } from "lucide";
import type { GameController } from "../model/game-controller.ts";
import type { Room } from "../model/state.ts";
import { mountAnalysis } from "./analysis.ts";
import { commandButton } from "./commands.ts";
import { mountCorrespondence } from "./correspondence.ts";
import { button, byId, element, iconButton } from "./dom.ts";
import { scoreLine, turnLine } from "./game.ts";
import { mountPhase } from "./phase.ts";

const ROOMS: readonly (readonly [Room, string])[] = [
  ["play", "Play"],
  ["draw", "Draw"],
  ["learn", "Learn"],
  ["boards", "Boards"],
];

export function mountNarrowScreen(controller: GameController, goTo: (room: Room) => void): void {
  mountDock(controller);
  mountTabs(controller, goTo);
  byId("panel").prepend(
    iconButton(X, "Close", () => closeSheet(controller), "dismiss sheet-close"),
  );
  controller.store.subscribe(({ room, sheet }, before) => {
    document.body.dataset.room = room;
    document.body.dataset.sheet = sheet;
    if (sheet === "open" && before.sheet === "closed") byId("panel").focus();
  });
}

function mountDock(controller: GameController): void {
  const more = button("More", () => {
    const { sheet } = controller.store.state;
    controller.store.dispatch({ kind: "sheet", sheet: sheet === "open" ? "closed" : "open" });
  });
  more.setAttribute("aria-controls", "panel");
  const words = element("div", { class: "turn" });
  const score = element("span", { class: "soft" });
  const phase = element("div", {
    id: "dock-phase",
    class: "phase",
    role: "group",
    "aria-label": "What is asked now",
    tabindex: "-1",
  });
  const thinking = element("div", { class: "thinking" });
  mountAnalysis(controller, thinking);
  mountPhase(controller, phase, "dock");
  const letter = element("div", { class: "by-link" });
  mountCorrespondence(controller, letter, "dock");
  byId("dock").append(
    element("div", { class: "dock-line" }, words, score),
    thinking,
    phase,
    letter,
    element(
      "div",
      { class: "row" },
      ...(["pass", "undo", "redo"] as const).map((name) => commandButton(controller, name)),
      more,
    ),
  );
  controller.store.subscribe((state) => {
    more.setAttribute("aria-expanded", String(state.sheet === "open"));
    words.replaceChildren(...turnLine(state));
    score.textContent = scoreLine(state);
  });
}

function closeSheet(controller: GameController): void {
  controller.store.dispatch({ kind: "sheet", sheet: "closed" });
}

function mountTabs(controller: GameController, goTo: (room: Room) => void): void {
  for (const [room, words] of ROOMS) {
    const tab = button(words, () => goTo(room), "tab");
    byId("tabs").append(tab);
    controller.store.subscribe((state) => {
      if (state.room === room) tab.setAttribute("aria-current", "page");
      else tab.removeAttribute("aria-current");
    });
  }
}
