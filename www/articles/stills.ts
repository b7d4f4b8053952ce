/** Links and still pictures of the articles' boards, made when the site is built. */
import { load, toLink } from "gospace/play";
import type { GameDocument } from "../engine/types.ts";
import { layOutBoard } from "../kinds/kinds.ts";
import { partOf } from "../model/sharing.ts";
import { fittingHeight } from "../share/embed-size.ts";
import { pictureSize, svgPicture } from "../share/picture/picture.ts";
import { picturedGame } from "../share/picture/pictured-game.ts";
import { pictureWords } from "../words/picture.ts";

export { load };

const OPTIONS = { theme: "light", labels: true, numbers: false, ground: "none" } as const;

export interface Still {
  readonly link: string;
  readonly svg: string;
  readonly words: string;
  readonly width: number;
  readonly height: number;
  /** Height of a board of the asked width, in CSS pixels. */
  readonly boardHeight: number;
}

/** `turns` of its game; null: all. `width`: of the board in the text. */
export function still(whole: GameDocument, turns: number | null, width: number): Still {
  const moment = partOf({ whole, turns: turns ?? whole.turns?.length ?? 0 }, "moment");
  const { game, pictured } = picturedGame(moment);
  try {
    const coordinates = pictured.board.size !== null;
    const fitted = { coordinates, steps: true, mode: "show" } as const;
    return {
      boardHeight: fittingHeight(layOutBoard(pictured.board.drawing), width, fitted),
      link: toLink(whole),
      svg: svgPicture(pictured, OPTIONS),
      words: pictureWords(pictured.board, pictured.game),
      ...pictureSize(pictured, OPTIONS),
    };
  } finally {
    game.free();
  }
}
