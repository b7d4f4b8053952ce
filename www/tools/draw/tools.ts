/** Editor tools by name. */
import type { EditorState, ToolName } from "../../sketch/state.ts";
import { backgroundTool } from "./background.ts";
import { cutTool } from "./cut.ts";
import { diskTool, stoneTool } from "./disks.ts";
import { eraseTool } from "./erase.ts";
import { arcTool, linkTool, pointTool, textTool } from "./points.ts";
import { regionTool } from "./region.ts";
import { selectTool } from "./select.ts";
import type { DrawTool } from "./tool.ts";

export const DRAW_TOOLS: Readonly<Record<ToolName, DrawTool>> = {
  select: selectTool,
  point: pointTool,
  link: linkTool,
  arc: arcTool,
  disk: diskTool,
  region: regionTool,
  stone: stoneTool,
  text: textTool,
  erase: eraseTool,
  cut: cutTool,
};

/** True while drags move the background picture, which is seen then. */
export function movesBackground({ movesBackground: on, now: { sketch } }: EditorState): boolean {
  return on && sketch.background?.hidden === false;
}

export function toolInHand(editorState: EditorState): DrawTool {
  return movesBackground(editorState) ? backgroundTool : DRAW_TOOLS[editorState.tool];
}
