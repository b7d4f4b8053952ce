/** Background picture of the drawing: taken from files, kept on this device, shown under the paper, and written into a file
 *  that is asked to have it. */

import type { Tracing } from "../../../panels/drawing-room.ts";
import type { AlsoWritten } from "../../../share/files.ts";
import {
  type Background,
  FIRST_OPACITY,
  readBackground,
  withWritten,
} from "../../../sketch/background.ts";
import { documentOf } from "../../../sketch/document.ts";
import type { EditorController } from "../../../sketch/editor-controller.ts";
import type { Size } from "../../../view/camera.ts";
import type { EditorScene } from "../../../view/editor-canvas/scene.ts";
import { BACKGROUND_WORDS as W } from "../../../words/background.ts";
import { ACCEPTED, asDataUrl, fromDataUrl, taken } from "./intake.ts";
import { Pictures } from "./pictures.ts";

/** Part of what is seen that a new picture takes. */
const SHARE = 0.8;
/** Digits of the numbers of its place. */
const DIGITS = 3;

export class BackgroundPicture implements Tracing {
  readonly #editor: EditorController;
  readonly #scene: EditorScene;
  readonly #pictures = new Pictures();
  /** Key of the picture that is shown, or looked for. */
  #shown: string | null = null;

  constructor(editor: EditorController, scene: EditorScene) {
    this.#editor = editor;
    this.#scene = scene;
    editor.keepPictures((picture) => this.#keep(picture));
    editor.store.subscribe(({ now }) => void this.#show(now.sketch.background?.picture ?? null));
  }

  /** Puts a picture under the paper, in the place of one that is there; a refusal changes nothing. */
  async take(file: File): Promise<void> {
    const { store } = this.#editor;
    const found = await taken(file);
    if (found.kind === "refused")
      return store.dispatch({ kind: "message", message: found.words, tone: "refusal" });
    const picture = this.#pictures.keep(Promise.resolve(found.blob));
    const background = { ...this.#placeFor(found.size), picture };
    store.dispatch({ kind: "drawn", sketch: { ...this.#editor.sketch, background } });
    store.dispatch({ kind: "message", message: W.taken, tone: "news" });
  }

  choose(): void {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = ACCEPTED.join();
    input.addEventListener("change", () => {
      const file = input.files?.[0];
      if (file !== undefined) void this.take(file);
    });
    input.click();
  }

  /** Keeps the picture of a file that was opened elsewhere for the drawing of the game's board. */
  bring(value: unknown): void {
    const background = readBackground(value, "written");
    if (background === null) return;
    const picture = this.#keep(background.picture);
    this.#editor.arrange({ locked: [], groups: [], background: { ...background, picture } });
  }

  /** The drawing with its picture, for a file; null without one. */
  get also(): AlsoWritten | null {
    const { background } = this.#editor.sketch;
    if (background === null) return null;
    const document = documentOf(this.#editor.sketch);
    const written = async () => {
      const blob = await this.#pictures.get(background.picture);
      const picture = blob === null ? null : await asDataUrl(blob);
      return picture === null ? null : withWritten(document, background, picture);
    };
    return { words: W.inFile, document: written };
  }

  #keep(picture: string): string {
    const read = taken(fromDataUrl(picture));
    return this.#pictures.keep(read.then((found) => (found.kind === "taken" ? found.blob : null)));
  }

  /** In the middle of what is seen, by numbers of few digits. */
  #placeFor({ width, height }: Size): Omit<Background, "picture"> {
    const { size, scale } = this.#scene;
    const pixel = SHARE * Math.min(size.width / width, size.height / height);
    const few = (value: number) => Number(value.toPrecision(DIGITS));
    const wide = few((width * pixel) / scale);
    const high = (height * wide) / width;
    const [x, y] = this.#scene.middle();
    const at = [few(x - wide / 2), few(y - high / 2)] as const;
    return { at, width: wide, height: high, opacity: FIRST_OPACITY, hidden: false };
  }

  async #show(key: string | null): Promise<void> {
    if (key === this.#shown) return;
    this.#shown = key;
    const blob = key === null ? null : await this.#pictures.get(key);
    const picture = blob === null ? null : await createImageBitmap(blob).catch(() => null);
    if (this.#shown !== key) return;
    this.#scene.trace(picture);
    const lost = picture === null ? key : null;
    if (lost !== this.#editor.store.state.lostPicture)
      this.#editor.store.dispatch({ kind: "lost-picture", key: lost });
  }
}
