/** Worker that surveys drawings, so that a large one never blocks the page. */
import { answerRequests, give, loadWithSigns } from "../engine/worker-side.ts";
import { type SurveyAnswer, type SurveyRequest, surveyed } from "./survey.ts";

answerRequests(async ({ text }: SurveyRequest): Promise<SurveyAnswer> => {
  await loadWithSigns();
  give("started");
  return { kind: "surveyed", survey: surveyed(text) };
});
