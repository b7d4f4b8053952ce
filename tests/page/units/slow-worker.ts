/** A worker that surveys in so many milliseconds, in the thread of the test. */
import { type SurveyAnswer, type SurveyRequest, surveyed } from "../../../www/sketch/survey.ts";

export class SlowWorker {
  static ms = 0;
  static requests = 0;
  onmessage: ((event: { data: SurveyAnswer }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  #ended = false;

  postMessage({ text }: SurveyRequest): void {
    SlowWorker.requests++;
    setTimeout(() => {
      if (!this.#ended) this.onmessage?.({ data: { kind: "surveyed", survey: surveyed(text) } });
    }, SlowWorker.ms);
  }

  terminate(): void {
    this.#ended = true;
  }
}
