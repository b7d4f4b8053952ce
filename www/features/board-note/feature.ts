/** The note of a gallery's board. */
import type { Feature } from "../../feature.ts";
import { mountBoardNote } from "./board-note.ts";

export const boardNote: Feature = {
  enter: ({ controller, goTo }) => mountBoardNote(controller, () => goTo("learn")),
};
