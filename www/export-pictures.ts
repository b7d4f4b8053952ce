/** Pictures and words of games for the export command, which runs this in a browser and is asked for orders. Wiring only. */
import { load } from "gospace/play";
import type { GameDocument } from "./engine/types.ts";
import { layOutBoard } from "./kinds/kinds.ts";
import { documentOfRecord, gameDocument } from "./model/open-game.ts";
import { USUAL_EMBED } from "./model/sharing.ts";
import { lineTo } from "./model/tree/document-turns.ts";
import { cardCode } from "./panels/qr.ts";
import { readFragment } from "./share/address.ts";
import { fittingHeight } from "./share/embed-size.ts";
import { oembedOf } from "./share/oembed.ts";
import { cardPicture } from "./share/picture/card.ts";
import { pictureSize, svgPicture } from "./share/picture/picture.ts";
import { picturedGame } from "./share/picture/pictured-game.ts";
import { documentInPicture } from "./share/picture/read-document.ts";
import { pictureTitle, pictureWords } from "./words/picture.ts";
import { cutTitle } from "./words/titles.ts";

const OPTIONS = { theme: "light", labels: false, numbers: false, ground: "paper" } as const;
/** Width of an embedded board, in CSS pixels. */
const WIDTH = 600;

/** Longest author and summary, in characters as they are seen. */
const LONGEST = { author: 120, summary: 200 };

export interface Exported {
  readonly title: string;
  readonly author: string;
  readonly words: string;
  /** The author's words on the shown moment, or on the game; else those of the picture. */
  readonly description: string;
  /** The same, cut. */
  readonly summary: string;
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** PNG in base64. */
  readonly card: string;
  readonly oembed: string;
}

/** `link`: with the shown moment; `site`: address of Gospace; `address`: of the game there. */
interface Place {
  readonly site: string;
  readonly link: string;
  readonly address: string;
}

/** `picture`: bytes in base64. */
export type Order =
  | { readonly kind: "exported"; readonly document: GameDocument; readonly place: Place }
  | { readonly kind: "document-in"; readonly picture: string };

export type Answer = { readonly value: Exported | string | null } | { readonly error: string };

async function exported(document: GameDocument, place: Place): Promise<Exported> {
  const moment = shownIn(document, place.link);
  const { game, pictured } = picturedGame(moment);
  try {
    const { site, link, address } = place;
    const title = pictureTitle(pictured.board);
    const coordinates = pictured.board.size !== null;
    const height = fittingHeight(layOutBoard(pictured.board.drawing), WIDTH, {
      coordinates,
      steps: true,
      mode: "show",
    });
    const picture = pictureSize(pictured, OPTIONS);
    const card = await cardPicture(pictured, {
      theme: "light",
      numbers: false,
      site,
      code: cardCode(address),
    });
    const choices = { ...USUAL_EMBED, width: WIDTH, height };
    const words = pictureWords(pictured.board, pictured.game);
    const description = commentOf(moment) || words;
    return {
      title,
      author: cutTitle(moment.author ?? "", LONGEST.author),
      words,
      description,
      summary: cutTitle(description, LONGEST.summary),
      svg: svgPicture(pictured, OPTIONS),
      ...picture,
      card: base64(new Uint8Array(await card.arrayBuffer())),
      oembed: oembedOf({ site, link, title, choices, picture }, moment.author ?? ""),
    };
  } finally {
    game.free();
  }
}

/** The document up to the moment of a link, along its variations. */
function shownIn(document: GameDocument, link: string): GameDocument {
  const { turns = null, detours = [] } = readFragment(`#${link}`) ?? {};
  const { header, branch } = documentOfRecord(document, turns === null ? null : { turns, detours });
  const { tree, node } = branch;
  return gameDocument(header, tree, lineTo(tree, node));
}

function commentOf({ comment = "", turns = [] }: GameDocument): string {
  const last = turns.at(-1);
  return (typeof last === "object" ? last.comment : undefined) ?? comment;
}

/** The JSON of the document in a picture of ours; null: there is none. */
function documentIn(picture: string): string | null {
  return documentInPicture(Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0)));
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** One order after another, as long as the command gives any. */
async function work(): Promise<void> {
  await load();
  for (;;) {
    const order: Order = await (await fetch("order")).json();
    await fetch("answer", { method: "POST", body: JSON.stringify(await answerTo(order)) });
  }
}

async function answerTo(order: Order): Promise<Answer> {
  try {
    return {
      value:
        order.kind === "exported"
          ? await exported(order.document, order.place)
          : documentIn(order.picture),
    };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

void work();
