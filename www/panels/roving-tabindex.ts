/** Roving tabindex: one button of a row is on the way of Tab; arrows go on from there. */

export function rovingTabindex(host: HTMLElement): void {
  host.addEventListener("keydown", (event) => {
    const buttons = buttonsIn(host);
    const here = buttons.findIndex((button) => button.matches(":focus"));
    const there = target(event.key, here, buttons.length);
    const next = there === null ? undefined : buttons[there];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    takeFocus(host, next);
    next.focus();
  });
}

export function takeFocus(host: HTMLElement, chosen: HTMLButtonElement | undefined): void {
  for (const button of buttonsIn(host)) button.tabIndex = button === chosen ? 0 : -1;
}

function buttonsIn(host: HTMLElement): HTMLButtonElement[] {
  return [...host.querySelectorAll("button")].filter(
    (button) => !button.hidden && !button.disabled,
  );
}

function target(key: string, here: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return Math.min(here + 1, count - 1);
    case "ArrowLeft":
    case "ArrowUp":
      return Math.max(here - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
