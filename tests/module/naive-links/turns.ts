/** Decoder of turns and their notes in docs/link.md. */

import { Bits, type Choices, even, type Fields, Numbers, seldom, type Texts } from "./choices.ts";
import type { Sites } from "./sites.ts";

export const PLAYERS = ["black", "white"];

const KINDS = ["play", "bid", "pass", "resign", "komi", "take", "forget", "answer", "reset"];
KINDS.push("forever", "agree", "decline", "dead", "accept", "timeout", "draw");

export class Turns {
  #kinds = KINDS.map(() => new Bits());
  #last = 0;
  #noted = seldom();
  #there = { comment: even(), marks: even(), variations: even() };
  #lengths = new Numbers();
  #branches = new Numbers();
  #moments = new Numbers();
  #dead = new Numbers();
  #shapes = ["triangle", "square", "circle", "cross", "label"].map((name) => ({
    name,
    bit: even(),
  }));
  #marks = new Numbers();
  constructor(
    readonly choices: Choices,
    readonly rational: () => string,
    readonly texts: Texts,
    readonly sites: Sites,
  ) {}

  line(isVariation = false): unknown[] {
    const { choices } = this;
    let fresh = 0;
    const line = choices.list(choices.number(this.#lengths), () => {
      const [said, site] = this.#turn();
      const turn = choices.bit(this.#noted) ? this.#notes(said) : said;
      if (site !== undefined && this.sites.note(site)) fresh += 1;
      const [word] = Object.keys(said);
      return turn === said && word && said[word] === true ? word : turn;
    });
    for (; isVariation && fresh > 0; fresh--) this.sites.forget();
    return line;
  }

  #notes(said: Fields): Fields {
    const { choices } = this;
    const turn = { ...said };
    if (choices.bit(this.#there.comment)) turn.comment = this.texts.read(choices, "comment");
    if (choices.bit(this.#there.marks)) {
      const marks: Fields = {};
      for (const { name, bit } of this.#shapes)
        if (choices.bit(bit))
          marks[name] = choices.list(choices.number(this.#marks), () => {
            const site = this.sites.any();
            return name === "label" ? [site, this.texts.read(choices, "label")] : site;
          });
      turn.marks = marks;
    }
    if (choices.bit(this.#there.variations))
      turn.variations = choices.list(choices.number(this.#branches), () => this.line(true));
    return turn;
  }

  #turn(): [Fields, unknown?] {
    const { choices } = this;
    this.#last = choices.symbol(4, this.#kinds[this.#last] ?? new Bits());
    const word = KINDS[this.#last] ?? "";
    switch (word) {
      case "play":
      case "bid": {
        const play = this.sites.play();
        return [word === "play" ? { play } : { play, bid: this.rational() }, play];
      }
      case "komi":
        return [{ komi: this.rational() }];
      case "take":
      case "forget":
        return [{ [word]: PLAYERS[choices.below(2)] }];
      case "answer":
        return [{ answer: ["ignore", ...PLAYERS][choices.below(3)] }];
      case "reset":
      case "forever": {
        const moment = choices.number(this.#moments);
        const none = word === "reset" ? null : "pass";
        return [{ [word]: moment === 0 ? none : moment - 1 }];
      }
      case "dead":
        return [
          { agree: { dead: choices.list(choices.number(this.#dead), () => this.sites.any()) } },
        ];
      case "draw":
        return [{ agree: word }];
      default:
        return [{ [word]: true }];
    }
  }
}
