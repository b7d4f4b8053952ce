/** Note of a gallery board, which stands while the board is empty and its value is not shown, and the way to its step of Learn,
 *  if it has one beyond the first. */
import { has } from "../../engine/features.ts";
import { type GalleryBoard, galleryBoard } from "../../engine/gallery.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { BoardView, State } from "../../model/state.ts";
import { valueSlice } from "../../model/value.ts";
import { byId, whenIdle } from "../../panels/dom.ts";
import { button, html, type Markup, mount, nothing } from "../../panels/template.ts";
import { LEARN_STEPS, LEARN_TIP } from "../../words/board-note.ts";

export function mountBoardNote({ store }: GameController, learn: () => Promise<void>): void {
  let entry: GalleryBoard | undefined;
  const reads = ["board", "game", valueSlice] as const;
  const refresh = mount(store, "board-note", reads, (state) => noteOf(state, entry, learn));
  const load = async (id: string) => {
    const found = await galleryBoard(id);
    if (store.state.board.galleryId !== id) return;
    entry = found;
    refresh();
  };
  const follow = () => {
    const { galleryId } = store.state.board;
    if (galleryId !== null && entry?.id !== galleryId) void load(galleryId).catch(() => undefined);
  };
  whenIdle(() => {
    follow();
    store.subscribe(({ board }, before) => {
      if (board !== before.board) follow();
    });
  });
}

function noteOf(
  state: State,
  entry: GalleryBoard | undefined,
  learn: () => Promise<void>,
): Markup | null {
  const { board, game } = state;
  const value = valueSlice.of(state);
  if (entry === undefined || entry.id !== board.galleryId) return null;
  if (game.record.length > 0 || value !== null) return null;
  const step = learnStep(board);
  return html`<p>${entry.note}</p>${step === null ? nothing : wayTo(step, learn)}`;
}

/** Null for a board that needs no more than the first step, on stones and chains. */
function learnStep({ facts, rules }: BoardView): keyof typeof LEARN_STEPS | null {
  if (rules.komi === "divide-and-choose") return "learn-divide";
  if (facts.directed) return "learn-arcs";
  if (has(facts, "sets")) return "learn-spaces";
  if (has(facts, "centres")) return "learn-plane";
  return has(facts, "continuous") ? "learn-disks" : null;
}

function wayTo(step: keyof typeof LEARN_STEPS, learn: () => Promise<void>): Markup {
  const name = LEARN_STEPS[step];
  const go = () => void learn().then(() => whenThere(step, (sheet) => sheet.scrollIntoView()));
  // Narrow windows leave out what is learnt.
  const end = name.indexOf(":");
  const words = [name.slice(0, end), html`<span>${name.slice(end)}</span>`];
  return button(words, go, "btn small", { tip: LEARN_TIP, label: name });
}

/** Calls its work with the element of the Learn room, which may still be loading. */
function whenThere(id: string, work: (found: Element) => void): void {
  const host = byId("learn");
  const find = () => host.querySelector(`#${id}`);
  const found = find();
  if (found !== null) return work(found);
  const observer = new MutationObserver(() => {
    const made = find();
    if (made === null) return;
    observer.disconnect();
    work(made);
  });
  observer.observe(host, { childList: true, subtree: true });
}
