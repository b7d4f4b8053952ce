/** One of my boards: its picture, its name, when it was, and a button for the rest. */
import { Ellipsis } from "lucide";
import type { Saved } from "../../model/saved.ts";
import { stateWords, titleWords } from "../../words/saved.ts";
import { html, icon, nothing, once, type TemplateResult } from "../template.ts";

/** In characters: as much as the strip has room for, and more. */
const TITLE_MOST = 200;

export interface Presses {
  open(): void;
  more(at: HTMLButtonElement): void;
  /** Takes another name; null: the old one stays. */
  rename(title: string | null): void;
  /** Once, with the card. */
  made(card: HTMLElement): void;
}

/** `here`: it lies on the table. */
export function card(
  saved: Saved,
  here: boolean,
  isRenamed: boolean,
  presses: Presses,
): TemplateResult {
  const title = titleWords(saved);
  const more = ({ currentTarget: opener }: Event) => {
    if (opener instanceof HTMLButtonElement) presses.more(opener);
  };
  return html`<li ${once(presses.made)}>
    <button type="button" class="card" tabindex="-1" title=${title} aria-pressed=${here}
      @click=${presses.open}>
      <canvas aria-hidden="true"></canvas>
      <span>${title}</span>
      <small>${stateWords(saved, Date.now())}</small>
    </button>
    <button type="button" class="tool more-button" tabindex="-1" aria-haspopup="menu"
      aria-label="Options for ${title}" title="Options" @click=${more}>${icon(Ellipsis)}</button>
    ${isRenamed ? nameField(title, presses) : nothing}
  </li>`;
}

/** Enter or leaving the field takes what is written, and Escape does not. */
function nameField(title: string, { rename }: Presses): TemplateResult {
  const take = (field: EventTarget | null) => {
    const written = field instanceof HTMLInputElement ? field.value.trim() : "";
    rename(written === "" || written === title ? null : written);
  };
  const press = (event: KeyboardEvent) => {
    const { key, currentTarget: field } = event;
    event.stopPropagation();
    if (key !== "Enter" && key !== "Escape") return;
    // The button that takes the focus is not pressed.
    event.preventDefault();
    const button = field instanceof Element ? field.closest("li")?.querySelector("button") : null;
    if (key === "Enter") take(field);
    else rename(null);
    button?.focus();
  };
  return html`<input type="text" class="card-name" aria-label="Name" maxlength=${TITLE_MOST}
    autocomplete="off" .value=${title} @blur=${({ currentTarget }: Event) => take(currentTarget)}
    @keydown=${press}>`;
}
