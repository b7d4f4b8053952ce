/** The words and the marks of explanations, as one part. */
import { whyWords } from "../words/explanation.ts";
import type { Explainer } from "./explainer.ts";
import { paintWhy } from "./explanation-marks.ts";

export const EXPLANATIONS: Explainer = { words: whyWords, paint: paintWhy };
