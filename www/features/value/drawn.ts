/** Value of the board that is being drawn: a quiet line in a corner of the drawing area, between strokes. Nothing while
 *  the drawing has errors, is too large, or its value takes long. */
import { Game } from "gospace/play";
import { has } from "../../engine/features.ts";
import type { GameDocument, ResolvedRules } from "../../engine/types.ts";
import { WorkerClient } from "../../engine/worker-client.ts";
import { byId } from "../../panels/dom.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { inTicks, type Sketch } from "../../sketch/sketch.ts";
import { drawnWords } from "../../words/value.ts";

/** Milliseconds from a survey to the question, so that quick strokes ask once. */
const PAUSE_MS = 250;
/** A value that takes longer is not waited for. */
const SECONDS = 3;
/** Larger boards take longer than that in any case. */
const MOST_POINTS = 16;

export function mountDrawnValue(editor: EditorController): void {
  const line = new ValueLine(byId("drawing-value"));
  editor.store.subscribe(({ now, survey }, before) => {
    if (now.sketch !== before.now.sketch) line.leave();
    if (survey !== null && survey !== before.survey) line.follow(now.sketch, editor);
  });
  const { now, survey } = editor.store.state;
  if (survey !== null) line.follow(now.sketch, editor);
}

class ValueLine {
  readonly #place: HTMLElement;
  readonly #client = new WorkerClient();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The sketch of the words, or of the running question. */
  #asked: Sketch | null = null;

  constructor(place: HTMLElement) {
    this.#place = place;
  }

  /** Pales, since the board has changed. */
  leave(): void {
    this.#asked = null;
    clearTimeout(this.#timer);
    this.#client.cancel();
    this.#place.classList.add("stale");
  }

  /** Asks for the value of a sketch that has been surveyed, once. */
  follow(sketch: Sketch, editor: EditorController): void {
    if (sketch === this.#asked) return;
    this.#asked = sketch;
    const document = isSmall(sketch) ? editor.playable() : null;
    if (document === null) return this.#show("");
    this.#timer = setTimeout(() => this.#ask(document), PAUSE_MS);
  }

  #ask(document: GameDocument): void {
    const rules = rulesOf(document);
    const request = { kind: "value", document, seconds: SECONDS, detail: "value" } as const;
    this.#client.send(request, (message) => {
      if (message.kind === "valued") this.#show(drawnWords(message.value, { rules }));
      if (message.kind === "failed") this.#show("");
    });
  }

  #show(words: string): void {
    this.#place.textContent = words;
    this.#place.classList.remove("stale");
  }
}

function rulesOf(document: GameDocument): ResolvedRules {
  const game = new Game(document);
  const rules = game.rules();
  game.free();
  return rules;
}

function isSmall(sketch: Sketch): boolean {
  const count = inTicks(sketch.kind) ? sketch.disks.size : sketch.points.size;
  return count > 0 && count <= MOST_POINTS && !has(sketch, "centres");
}
