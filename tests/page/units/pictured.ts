/** Test helpers for pictures: games, their SVG, and a strict parser. */
import { Game } from "gospace/play";
import { SaxesParser } from "saxes";
import type { GameDocument } from "../../../www/engine/types.ts";
import { readBoard, readGame } from "../../../www/model/view-model.ts";
import { documentInPicture } from "../../../www/share/picture/read-document.ts";
import { svgPicture } from "../../../www/share/picture/svg/svg.ts";
import type { PictureOptions } from "../../../www/share/picture/types.ts";

const OPTIONS: PictureOptions = { theme: "light", labels: true, numbers: false, ground: "paper" };
export const SVG = "http://www.w3.org/2000/svg";

export interface Node {
  readonly name: string;
  readonly uri: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

/** The root element, by a strict parser. */
export function parsed(xml: string): Node {
  const parser = new SaxesParser({ xmlns: true });
  const above: Node[] = [];
  let root: Node | null = null;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value]);
    const node = {
      name: local,
      uri,
      attributes: Object.fromEntries(values),
      children: [],
      text: "",
    };
    above.at(-1)?.children.push(node);
    root ??= node;
    above.push(node);
  });
  parser.on("text", (text) => {
    const node = above.at(-1);
    if (node !== undefined) node.text += text;
  });
  parser.on("closetag", () => void above.pop());
  parser.write(xml).close();
  if (root === null) throw new Error("no root");
  return root;
}

export function all(node: Node): Node[] {
  return [node, ...node.children.flatMap(all)];
}

export function byId(root: Node, id: string): Node | undefined {
  return all(root).find(({ attributes }) => attributes.id === id);
}

export function circlesIn(root: Node, id: string): { x: number; y: number; r: number }[] {
  const circles = byId(root, id)?.children ?? [];
  return circles.map(({ attributes: { cx, cy, r } }) => ({
    x: Number(cx),
    y: Number(cy),
    r: Number(r),
  }));
}

export function picture(document: GameDocument, options: Partial<PictureOptions> = {}): string {
  const game = new Game(document);
  const board = readBoard(game, null);
  const view = readGame(game);
  const svg = svgPicture(
    { board, game: view, document: game.document() },
    { ...OPTIONS, ...options },
  );
  game.free();
  return svg;
}

export const bytesOf = (text: string) => new TextEncoder().encode(text);
export const opened = (svg: string) => JSON.parse(documentInPicture(bytesOf(svg)) ?? "null");

/** A game with some turns on any board: every n-th open placement, or a few centres on a plane. */
export function played(document: GameDocument): GameDocument {
  const game = new Game(document);
  for (let turn = 0; turn < 6; turn++) {
    if (game.phase !== "turn") break;
    const { stone, rings } = game.drawing();
    const far = rings.reduce((most, each) => Math.max(most, each), 0);
    const spot = stone > 0 ? game.snaps(far / 7 + turn * stone, far / 3, 4 * stone)[0] : undefined;
    const open = stone > 0 ? [] : game.allowed();
    const at = open[Math.floor((turn * open.length) / 6)];
    if (spot !== undefined) game.play({ play: [spot.x, spot.y] });
    else if (at !== undefined) game.play({ play: at });
  }
  return game.document();
}
