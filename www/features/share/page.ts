/** Base of the Share dialog's pages. */
import type { Shared } from "../../model/sharing.ts";
import { copied } from "../../panels/copy.ts";
import type { ProblemChoice } from "../../panels/sharing.ts";
import { button, type Markup, type On } from "../../panels/template.ts";
import type { Pictured } from "../../share/picture/picture.ts";

/** Game on the table, or drawing on the paper, when the dialog opens. */
export interface Offered extends Shared {
  readonly title: string;
  /** Folder of the page. */
  readonly site: string;
  readonly pictured: Pictured;
  /** A game can be a problem too, and is one at first if it is chosen. */
  readonly problem: ProblemChoice;
}

export abstract class SharePage {
  abstract readonly name: string;
  protected readonly redraw: () => void;
  /** Result of a copy or a save, in words. */
  protected words = "";

  /** `redraw` shows the page in its current state. */
  constructor(redraw: () => void) {
    this.redraw = redraw;
  }

  abstract show(offered: Offered): void;
  abstract view(): Markup;
  /** Stops the work of the page, once it is left. */
  abstract leave(): void;

  protected say(words: string): void {
    this.words = words;
    this.redraw();
  }

  /** Button that copies the text of the page's field. */
  protected copyButton(words: string): Markup {
    const copy = async ({ currentTarget }: On<HTMLElement>) => {
      const field = currentTarget.closest("#share-page")?.querySelector("textarea");
      if (field != null) this.say(await copied(field.value, field));
    };
    return button(words, (event) => void copy(event), "btn primary");
  }
}
