/** A hand that draws with the editor's tools, without a page: places are in board units. */
import type { Pair } from "../../../www/engine/types.ts";
import { type EditorAction, reduceEditor } from "../../../www/sketch/actions.ts";
import { CORE_TANGENCY } from "../../../www/sketch/core-tangency.ts";
import { hit } from "../../../www/sketch/hit.ts";
import { type PointerKind, reachOf } from "../../../www/sketch/ladder.ts";
import type { EditorState, Target, ToolName } from "../../../www/sketch/state.ts";
import type { DrawTool, Touch } from "../../../www/tools/draw/tool.ts";
import { DRAW_TOOLS } from "../../../www/tools/draw/tools.ts";

export interface Holding {
  readonly free?: boolean;
  readonly copies?: boolean;
  /** A handle under the pointer, which the page finds before all items. */
  readonly handle?: Target;
}

export class Hand {
  state: EditorState;
  readonly #pointer: PointerKind;
  readonly #scale: number;

  /** `scale`: CSS pixels for a board unit. */
  constructor(state: EditorState, pointer: PointerKind, scale: number) {
    this.state = state;
    this.#pointer = pointer;
    this.#scale = scale;
  }

  do(...actions: readonly EditorAction[]): void {
    this.state = actions.reduce(reduceEditor, this.state);
  }

  take(tool: ToolName): void {
    this.do({ kind: "tool", tool });
  }

  tap(at: Pair, holding: Holding = {}): void {
    this.#use((tool, touch) => tool.press(this.state, touch, CORE_TANGENCY), at, holding);
    this.#use((tool, touch) => tool.tap(this.state, touch, CORE_TANGENCY), at, holding);
  }

  drag(from: Pair, to: Pair, holding: Holding = {}): void {
    this.pull(from, to, holding);
    this.#use((tool, touch) => tool.drop(this.state, touch, CORE_TANGENCY), to, holding);
  }

  /** A drag that goes on. */
  pull(from: Pair, to: Pair, holding: Holding = {}): void {
    const middle: Pair = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    this.#use((tool, touch) => tool.press(this.state, touch, CORE_TANGENCY), from, holding);
    for (const at of [middle, to])
      this.#use((tool, touch) => tool.drag(this.state, touch, CORE_TANGENCY), at, holding);
  }

  #use(
    apply: (tool: DrawTool, touch: Touch) => readonly EditorAction[],
    at: Pair,
    { free = false, copies = false, handle }: Holding,
  ): void {
    const { now, snapping, tool } = this.state;
    const reach = reachOf(this.#pointer, this.#scale, snapping.pitch);
    const under = handle ?? hit(now.sketch, at, reach.reach);
    this.do(...apply(DRAW_TOOLS[tool], { at, under, ...reach, shift: false, free, copies }));
  }
}
