/** The finding, the words and the marks of explanations, as one part. */
import { ExplainController } from "../model/explain-controller.ts";
import { jumpWords, whySentences, whyWords } from "../words/explanation.ts";
import type { Explainer } from "./explainer.ts";
import { paintWhy } from "./explanation-marks.ts";

export const EXPLANATIONS: Explainer = {
  controller: ExplainController,
  words: whyWords,
  sentences: whySentences,
  jump: jumpWords,
  paint: paintWhy,
};
