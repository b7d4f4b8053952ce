/** A board of the Learn room: it runs while the reader is near, is put away when the reader is far, and
 *  comes back as it was left. */
import { toLink } from "gospace/play";
import { ArrowRight } from "lucide";
import type { GameDocument, Turn } from "../../engine/types.ts";
import { element } from "../../panels/dom.ts";
import {
  button,
  html,
  icon,
  type Markup,
  nothing,
  type On,
  render,
} from "../../panels/template.ts";
import { Given } from "../../player/author-game.ts";
import type { Report } from "../../player/messages.ts";
import "../../kinds/kinds.ts";
import { Player } from "../../player/player.ts";
import { pageAddress, siteOf } from "../../share/address.ts";
import { ROOM, tableLabel } from "../../words/learn/room.ts";
import own from "./demo-board.css?inline";
import { seenOf } from "./progress.ts";
import { inline } from "./prose.ts";
import type { Position, Seen } from "./types.ts";

/** In CSS pixels: no board is higher, and before it was seen once it is taken to be so high. */
const HIGHEST = 460;
const FIRST_HEIGHT = 320;

/** The state in which a reader left a position: all its turns, and the number of them that stand. */
interface Left {
  readonly document: GameDocument;
  readonly stands: number | null;
}

let sheet: CSSStyleSheet | undefined;

function ownSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(own);
  }
  return sheet;
}

/** A link, so that a board may be opened beside this page as well; in the page it goes to the table. */
function carryLink(document: () => GameDocument, open: (document: GameDocument) => void): Markup {
  const refresh = ({ currentTarget: link }: On<HTMLAnchorElement>) => {
    const address = { link: toLink(document()), turns: null };
    link.href = pageAddress(siteOf(location.href), address);
  };
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(document());
  };
  return html`<a class="home" href=${siteOf(location.href)} @pointerenter=${refresh} @focus=${refresh}
    @click=${press}><span>${ROOM.playOn}</span>${icon(ArrowRight)}</a>`;
}

export class DemoBoard {
  readonly #position: Position;
  readonly #host = element("div", { class: "board" });
  readonly #root = this.#host.attachShadow({ mode: "open" });
  readonly #offeredTurns = element("div", { class: "lesson-turns row" });
  /** The line of words that answers the reader's turns. */
  readonly echo = element("p", { class: "echo", role: "status" });
  readonly #open: (document: GameDocument) => void;
  #left: Left;
  #player: Player | null = null;

  /** `open` carries a game to the table. */
  constructor(position: Position, open: (document: GameDocument) => void) {
    this.#position = position;
    this.#left = { document: position.document, stands: position.stands };
    this.#host.style.height = `${FIRST_HEIGHT}px`;
    this.#open = open;
  }

  /** The board, and below it its buttons. */
  get parts(): readonly HTMLElement[] {
    return [this.#host, this.#offeredTurns];
  }

  get host(): HTMLElement {
    return this.#host;
  }

  start(): void {
    if (this.#player !== null) return;
    const { document, stands } = this.#left;
    const at = stands === null ? null : { turns: stands, detours: [] };
    this.#player = new Player(this.#root, new Given(document), at, {
      theme: "auto",
      reader: "plays",
      bar: "steps",
      label: this.#position.label,
      size: null,
      caption: false,
      // Words may name the points of a board with labels.
      coordinates: "labels" in document.board ? "all" : "grid",
      numbers: false,
      crop: null,
      home: null,
      problem: null,
    });
    this.#fit();
    this.#host.dataset.state = "running";
    this.#player.report((report) => this.#hear(report));
  }

  /** One of many players on a page: its table has a name of its own, and where an embed has its way to
   *  the page there is the way to the table. */
  #fit(): void {
    this.#root.adoptedStyleSheets.push(ownSheet());
    this.#root
      .querySelector(".mirror")
      ?.setAttribute("aria-label", tableLabel(this.#position.label));
    const bar = this.#root.querySelector<HTMLElement>(".bar");
    if (bar !== null)
      render(
        carryLink(() => this.#document(), this.#open),
        bar,
      );
  }

  stop(): void {
    if (this.#player === null) return;
    this.#left = { document: this.#player.document(), stands: this.#player.moment().turns };
    this.#player.close();
    this.#player = null;
    this.#root.replaceChildren();
    delete this.#host.dataset.state;
  }

  #document(): GameDocument {
    return this.#player?.document() ?? this.#left.document;
  }

  #hear(report: Report): void {
    switch (report.gospace) {
      case "ready":
      case "turn":
        return this.#look(report.turns, null);
      case "refused":
        return this.#look(this.#player?.moment().turns ?? 0, report.words);
      case "size":
        this.#host.style.height = `${Math.min(report.height, HIGHEST)}px`;
        return;
      case "error":
        return;
    }
  }

  #look(turns: number, refused: string | null): void {
    const seen = seenOf(this.#document(), turns, refused);
    const words = this.#position.echo(seen);
    render(words === null ? nothing : inline(words), this.echo);
    this.#offer(seen);
  }

  #offer(seen: Seen): void {
    const offered = this.#position.offeredTurns.filter((turn) => turn.when(seen));
    const buttons = offered.map(({ words, turn }) =>
      button(words, () => this.#play(turn), "btn small"),
    );
    render(buttons, this.#offeredTurns);
  }

  #play(turn: Turn): void {
    this.#player?.play(turn);
    this.#host.scrollIntoView({ block: "nearest" });
  }
}
