/** Explanation controller: asks the core for explanations and puts them into the state. */
import type { Game } from "gospace/play";
import type { Chains } from "../engine/why.ts";
import type { Action } from "./actions.ts";
import { type ExplainTarget, explainTargetAt } from "./explain-target.ts";
import {
  type Answer,
  chainsSlice,
  explanationOf,
  type Group,
  territories,
  whySlice,
} from "./explanation.ts";
import { overlaysSlice } from "./overlays.ts";
import { BLACK, type GameView, isStone, placeOf, playerNamed, type State, WHITE } from "./state.ts";
import type { Store } from "./store.ts";

/** Stones whose liberties are counted one by one. */
const MOST_COUNTED = 2000;

export class ExplainController {
  readonly #store: Store<State, Action>;
  /** Runs a question in the core. */
  readonly #ask: (question: (game: Game) => void) => void;

  constructor(store: Store<State, Action>, ask: (question: (game: Game) => void) => void) {
    this.#store = store;
    this.#ask = ask;
  }

  /** From now on all chains are there while they are shown. */
  followChains(): void {
    this.#store.subscribe(() => this.#followChains());
  }

  about(explainTarget: ExplainTarget): void {
    this.#ask((game) => this.#show(this.#answer(game, explainTarget)));
  }

  /** Explains the hovered place, or else the last capture, or else the score. */
  atPointer(): void {
    const { pointing, game } = this.#store.state;
    const at = placeOf(pointing);
    const [captureAnswer] = game.taken;
    if (at !== null) {
      const explainTarget = explainTargetAt(this.#store.state);
      this.#ask((core) =>
        this.#show(
          explainTarget === null
            ? (answerWithoutTarget(core, at) ?? { kind: "nothing", at })
            : this.#answer(core, explainTarget),
        ),
      );
    } else if (captureAnswer !== undefined) this.about({ kind: "taken", at: captureAnswer });
    else this.score();
  }

  score(): void {
    const { colours, owners } = this.#store.state.game;
    const ownerAnswer =
      owners === null ? [] : territories(colours, owners, { black: BLACK, white: WHITE });
    this.#ask((game) => {
      const tally = game.why.score();
      this.#show(
        tally === null ? { kind: "nothing", at: null } : { kind: "score", tally },
        ownerAnswer,
      );
    });
  }

  close(): void {
    if (whySlice.of(this.#store.state) !== null) this.#store.dispatch(whySlice.with(null));
  }

  #answer(game: Game, explainTarget: ExplainTarget): Answer | null {
    if (explainTarget.kind === "owned") return owned(game, explainTarget.at);
    if (explainTarget.kind === "taken") return lost(game, explainTarget.at);
    const player = playerNamed(this.#store.state.game.actor);
    const bar = player && game.why.refused(explainTarget.at);
    return player && bar && { kind: "barred", at: explainTarget.at, player, bar };
  }

  #show(answer: Answer | null, groups: readonly Group[] = []): void {
    const why = answer === null ? null : explanationOf(answer, groups);
    this.#store.dispatch(whySlice.with(why));
  }

  /** All chains are computed only while they are shown. */
  #followChains(): void {
    const { game } = this.#store.state;
    const overlays = overlaysSlice.of(this.#store.state);
    const chains = chainsSlice.of(this.#store.state);
    const shown = overlays.liberties || overlays.chains;
    if (!shown && chains !== null) this.#store.dispatch(chainsSlice.with(null));
    if (shown && chains?.game !== game)
      this.#ask((core) => {
        this.#store.dispatch(chainsSlice.with({ game, all: allChains(core, game) }));
      });
  }
}

/** All chains; where there are none, since arcs join stones one way, each stone with the liberties that it reaches. */
function allChains(core: Game, { colours }: GameView): Chains {
  const all = core.why.chains();
  if (all.liberties.length > 0 || !all.beside.some((whose) => whose !== 0)) return all;
  const stones = [...colours.keys()].filter((at) => isStone(colours[at])).slice(0, MOST_COUNTED);
  const chains = new Uint32Array(colours.length);
  stones.forEach((at, index) => {
    chains[at] = index + 1;
  });
  const liberties = Uint32Array.from(stones, (at) => core.liberties(at).length);
  return { ...all, chains, liberties };
}

/** The answer for a place without a target: its last capture, or its owner. */
function answerWithoutTarget(game: Game, at: ExplainTarget["at"]): Answer | null {
  return lost(game, at) ?? (typeof at === "number" ? owned(game, at) : null);
}

function lost(game: Game, stone: ExplainTarget["at"]): Answer | null {
  const taken = game.why.taken(stone);
  return taken && { kind: "taken", stone, taken };
}

function owned(game: Game, at: number): Answer | null {
  const reached = game.why.owned(at);
  return reached && { kind: "owned", at, reached };
}
