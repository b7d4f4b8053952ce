/** The table of contents, which marks the step that is being read. Its entries are buttons: the part of
 *  the address behind the # is the game's. */
import { html, type Markup } from "../../panels/template.ts";
import { ROOM } from "../../words/learn/room.ts";
import type { Step } from "./types.ts";

/** Above this share of the window's height a step has begun. */
const READ_AT = 0.35;

export function contents(steps: readonly Step[], page: HTMLElement): Markup {
  const entry = (
    { title }: Step,
    index: number,
  ) => html`<li><button type="button" class="contents-entry"
    @click=${() => goTo(sheetsOf(page)[index])}>
    <span class="number">${index + 1}</span> <span class="entry-title">${title}</span></button></li>`;
  return html`<nav class="contents" aria-label=${ROOM.steps}><ol>${steps.map(entry)}</ol></nav>`;
}

/** Marks the step that is being read, from now on. */
export function followReading(page: HTMLElement): void {
  const entries = [...page.querySelectorAll<HTMLElement>(".contents-entry")];
  const mark = () => markOnly(entries, current(sheetsOf(page), page));
  page.addEventListener("scroll", oncePerFrame(mark), { passive: true });
  new ResizeObserver(mark).observe(page);
}

function sheetsOf(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(".sheet")];
}

function oncePerFrame(work: () => void): () => void {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      work();
    });
  };
}

/** At once: on a slow way there, every board in between would start and change its height. */
function goTo(sheet: HTMLElement | undefined): void {
  sheet?.scrollIntoView({ behavior: "instant", block: "start" });
  sheet?.querySelector("h3")?.focus({ preventScroll: true });
}

/** The last step that has begun; -1 above the first. */
function current(sheets: readonly HTMLElement[], page: HTMLElement): number {
  const line = page.getBoundingClientRect().top + READ_AT * page.clientHeight;
  return sheets.findLastIndex((sheet) => sheet.getBoundingClientRect().top <= line);
}

function markOnly(entries: readonly HTMLElement[], marked: number): void {
  for (const [index, entry] of entries.entries()) {
    if (index !== marked) entry.removeAttribute("aria-current");
    else if (!entry.hasAttribute("aria-current")) {
      entry.setAttribute("aria-current", "step");
      showEntry(entry);
    }
  }
}

/** On a narrow screen the entries are a strip that scrolls sideways. */
function showEntry(entry: HTMLElement): void {
  const strip = entry.closest("ol");
  if (strip !== null && strip.scrollWidth > strip.clientWidth)
    strip.scrollLeft = entry.offsetLeft - strip.offsetLeft - 16;
}
