/** Dead tool: a tap on a chain calls it dead, or alive again; drags move the camera. */
import type { Tool } from "./tool.ts";

export const deadTool: Tool = {
  tap: (_, { choices: [at] }) => (at === undefined ? null : { kind: "dead", at }),
  claims: () => false,
  drag: () => null,
};
