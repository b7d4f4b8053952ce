/** One of my boards: its picture, its name, when it was, and a button for the rest. */
import { Ellipsis } from "lucide";
import type { Saved } from "../../model/saved.ts";
import { stateWords, titleWords } from "../../words/saved.ts";
import { element, iconButton } from "../dom.ts";
import { type Picture, paintPicture } from "./picture.ts";

const SIZE = { width: 104, height: 62 };
/** In characters: as much as the strip has room for, and more. */
const TITLE_MOST = 200;

export interface Presses {
  open(saved: Saved): void;
  more(saved: Saved, at: HTMLButtonElement): void;
}

export class Card {
  readonly root: HTMLLIElement;
  readonly button = element("button", { type: "button", class: "card", tabindex: "-1" });
  readonly more: HTMLButtonElement;
  readonly #canvas = element("canvas", { "aria-hidden": "true" });
  readonly #title = element("span");
  readonly #state = element("small");
  /** The entry that the picture is of. */
  #pictured: string | null = null;
  #picture: Picture | null = null;
  #saved: Saved;

  constructor(saved: Saved, presses: Presses) {
    this.#saved = saved;
    const more = () => presses.more(this.#saved, this.more);
    this.more = iconButton(Ellipsis, "", more, "tool more-button");
    this.more.setAttribute("aria-haspopup", "menu");
    this.more.tabIndex = -1;
    this.button.append(this.#canvas, this.#title, this.#state);
    this.button.addEventListener("click", () => presses.open(this.#saved));
    this.root = element("li", {}, this.button, this.more);
  }

  get saved(): Saved {
    return this.#saved;
  }

  get isPictured(): boolean {
    return this.#pictured === this.#saved.key;
  }

  show(saved: Saved, here: boolean): void {
    this.#saved = saved;
    const title = titleWords(saved);
    this.#title.textContent = title;
    this.#state.textContent = stateWords(saved, Date.now());
    this.button.title = title;
    this.button.setAttribute("aria-pressed", String(here));
    this.more.setAttribute("aria-label", `Options for ${title}`);
    this.more.title = "Options";
  }

  picture(key: string, picture: Picture | null): void {
    this.#pictured = key;
    this.#picture = picture;
    this.paint();
  }

  paint(): void {
    if (this.#picture !== null) paintPicture(this.#canvas, SIZE, this.#picture);
  }

  /** The name becomes a field, until Enter or leaving it takes what is written, and Escape does not. */
  rename(take: (title: string) => void): void {
    const field = element("input", {
      type: "text",
      class: "card-name",
      "aria-label": "Name",
      maxlength: String(TITLE_MOST),
      autocomplete: "off",
    });
    field.value = titleWords(this.#saved);
    let open = true;
    const close = (title: string | null) => {
      if (!open) return;
      // Taking it away is leaving it once more.
      open = false;
      field.remove();
      if (title !== null && title !== "" && title !== titleWords(this.#saved)) take(title);
    };
    field.addEventListener("blur", () => close(field.value.trim()));
    field.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key !== "Enter" && event.key !== "Escape") return;
      // The button that takes the focus is not pressed.
      event.preventDefault();
      close(event.key === "Enter" ? field.value.trim() : null);
      this.button.focus();
    });
    this.root.append(field);
    field.select();
    field.focus();
  }
}
