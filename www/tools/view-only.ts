/** View-only tool: a touch points as a mouse does, and nothing is played. */
import type { Tool } from "./tool.ts";

export const viewOnlyTool: Tool = {
  tap(_, { choices, pointer }) {
    const at = choices[0];
    return pointer === "mouse" || at === undefined ? null : { kind: "point", at };
  },
  claims: () => false,
  drag: () => null,
};
