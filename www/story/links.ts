/** Links of prose to places and moments of a board: "#game:C5", "#game:@12", where `game` is the id of a `<go-space>`. */
/** The part of `<go-space>` that prose plays on. */
export interface Board extends HTMLElement {
  light(at: string | null): void;
  visit(at: string): void;
}

export interface Target {
  readonly board: Board;
  readonly at: string;
}

/** Null: another link. */
export function targetOf(link: Element | null): Target | null {
  const [, id = "", at = ""] = /^#([^:]+):(.+)$/s.exec(link?.getAttribute("href") ?? "") ?? [];
  const board = id === "" ? null : link?.ownerDocument.getElementById(decoded(id));
  return isBoard(board) ? { board, at: decoded(at) } : null;
}

export function isBoard(element: Element | null | undefined): element is Board {
  return element instanceof HTMLElement && "light" in element && "visit" in element;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Marks the links for styles, and screen readers' users: each says which board it controls. */
export function markLinks(story: Element): void {
  for (const link of story.querySelectorAll("a[href*=':']")) {
    const target = targetOf(link);
    if (target === null) continue;
    link.classList.add("go-place");
    link.setAttribute("aria-controls", target.board.id);
  }
}

/** Lights up the place of a link under the pointer or with the focus, and goes there on a click or Enter. */
export function listen(story: HTMLElement): void {
  const target = ({ target }: Event) =>
    target instanceof Element ? targetOf(target.closest("a")) : null;
  const show = (event: Event) => {
    const found = target(event);
    found?.board.light(found.at);
  };
  const hide = (event: Event) => target(event)?.board.light(null);
  story.addEventListener("pointerover", show);
  story.addEventListener("focusin", show);
  story.addEventListener("pointerout", hide);
  story.addEventListener("focusout", hide);
  story.addEventListener("click", (event) => {
    const found = target(event);
    if (found === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    found.board.visit(found.at);
  });
}
