/** Side of a worker: answers one request after another, and gives a sign of life while its core loads. */
import { GospaceError, load } from "gospace";
import type { Failure, Sign } from "./protocol.ts";

/** Milliseconds between the signs of a worker whose core loads. */
const SIGN_MS = 1_000;

/** Answers each request of the page; an answer that throws is a failure. */
export function answerRequests<Request, Answer extends object>(
  answer: (request: Request) => Promise<Answer>,
): void {
  give("starting");
  addEventListener("message", async ({ data }: MessageEvent<Request>) => {
    try {
      post(await answer(data));
    } catch (error) {
      post(failureOf(error));
    }
  });
}

/** Coordinates are transferred, not copied. */
export function post(message: { readonly xy?: Float64Array } | object): void {
  const isMoved = "xy" in message && message.xy instanceof Float64Array;
  postMessage(message, isMoved ? { transfer: [message.xy.buffer] } : {});
}

export function give(kind: Sign["kind"]): void {
  const sign: Sign = { kind };
  postMessage(sign);
}

export async function loadWithSigns(): Promise<void> {
  const signs = setInterval(() => give("starting"), SIGN_MS);
  try {
    await load();
  } finally {
    clearInterval(signs);
  }
}

function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  const known = error instanceof GospaceError ? { code: error.code, path: error.path } : {};
  return { kind: "failed", message, ...known };
}
