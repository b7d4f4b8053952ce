/** Survey of a drawing: the core's findings and those on its picture. Runs in a worker, to which a drawing goes
 *  as the text of its document: text is copied fastest, and findings name items by their places in it. */
import { survey } from "gospace";
import type { GameDocument } from "../engine/types.ts";
import { type SketchSurvey, withPicture } from "./picture-findings.ts";
import { restoredSketch } from "./stored.ts";

export interface SurveyRequest {
  readonly kind: "survey";
  readonly text: string;
}

export interface SurveyAnswer {
  readonly kind: "surveyed";
  readonly survey: SketchSurvey;
}

export function surveyed(text: string): SketchSurvey {
  const document: GameDocument = JSON.parse(text);
  return withPicture(survey(text), restoredSketch(document, 0));
}
