/** What the pages of the Share dialog have in common. */
import type { Shared } from "../../model/sharing.ts";
import type { Pictured } from "../../share/picture/picture.ts";
import { copied } from "../copy.ts";
import { button, type TemplateResult } from "../template.ts";

/** What lies on the table, or on the paper, when the dialog opens. */
export interface Offered extends Shared {
  readonly title: string;
  /** The folder of the page. */
  readonly site: string;
  readonly pictured: Pictured;
}

export abstract class SharePage {
  abstract readonly name: string;
  protected readonly redraw: () => void;
  /** How a copy or a save went. */
  protected words = "";

  /** `redraw` shows the page as it is now. */
  constructor(redraw: () => void) {
    this.redraw = redraw;
  }

  abstract show(offered: Offered): void;
  abstract view(): TemplateResult;
  /** Stops what goes on while the page is looked at. */
  abstract leave(): void;

  protected say(words: string): void {
    this.words = words;
    this.redraw();
  }

  /** Copies the text of the page's field. */
  protected copyButton(words: string): TemplateResult {
    const copy = async ({ currentTarget }: Event) => {
      const page = currentTarget instanceof Element ? currentTarget.closest("#share-page") : null;
      const field = page?.querySelector("textarea");
      if (field != null) this.say(await copied(field.value, field));
    };
    return button(words, (event) => void copy(event), "btn primary");
  }
}
