/** The link: to how much of the game, how long it is, and ways to hand it on. */
import { toLink } from "gospace/play";
import { type Extent, extentsOf, partOf } from "../../model/sharing.ts";
import { pageAddress } from "../../share/address.ts";
import { EXTENT_WORDS, lengthWords } from "../../words/share.ts";
import { button, element } from "../dom.ts";
import { Copier, choiceOf, type Offered, type SharePage } from "./page.ts";
import { qrOf } from "./qr.ts";

export class LinkPage implements SharePage {
  readonly name = "Link";
  readonly root = element("div", { class: "share-link" });
  readonly #extents = element("div");
  readonly #field = element("textarea", {
    readonly: "",
    rows: "4",
    "aria-label": "Link",
    spellcheck: "false",
  });
  readonly #length = element("p", { class: "soft" });
  readonly #qr = element("div", { class: "qr" });
  readonly #copier = new Copier();
  #offered: Offered | null = null;

  constructor() {
    const buttons = element(
      "div",
      { class: "row" },
      this.#copier.button(this.#field, "Copy the link"),
    );
    if ("share" in navigator) buttons.append(button("Send…", () => void this.#send()));
    this.root.append(
      element("div", { class: "share-choices" }, this.#extents, this.#qr),
      this.#field,
      this.#length,
      buttons,
      this.#copier.words,
    );
  }

  show(offered: Offered): void {
    this.#offered = offered;
    const extents = extentsOf(offered);
    const extent = extents.at(-1) ?? "board";
    const choices = extents.map((value) => ({ value, ...EXTENT_WORDS[value] }));
    this.#extents.replaceChildren(
      choiceOf("A link to", "extent", choices, extent, (chosen) => this.#showLink(chosen)),
    );
    this.#showLink(extent);
  }

  leave(): void {
    this.#copier.clear();
  }

  #showLink(extent: Extent): void {
    if (this.#offered === null) return;
    const { site, turns } = this.#offered;
    const link = toLink(partOf(this.#offered, extent));
    const address = { link, turns: extent === "game" ? turns : null };
    this.#field.value = pageAddress(site, address);
    this.#length.textContent = lengthWords(this.#field.value.length);
    const code = qrOf(this.#field.value);
    this.#qr.replaceChildren(
      code ?? element("p", { class: "soft" }, "This link is too long for a QR code."),
    );
    this.#copier.clear();
  }

  async #send(): Promise<void> {
    try {
      await navigator.share({ title: this.#offered?.title ?? "", url: this.#field.value });
    } catch {
      // Whoever closes the system's list of places has only thought better of it.
      this.#copier.clear();
    }
  }
}
