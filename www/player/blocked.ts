/** Reason for which a policy of the page keeps a board from loading. */
import { blockedWords } from "../words/element.ts";

/** In milliseconds: the browser may report what it has blocked a little after the failure. */
const LATE = 100;

/** Runs `work`; where the page's Content-Security-Policy has made it fail, the error says what to allow. */
export async function namingPolicy<T>(work: () => Promise<T>): Promise<T> {
  let words = "";
  const stop = onBlocked(/^(script|connect)-src/, (reason) => {
    words ||= reason;
  });
  try {
    return await work();
  } catch (error) {
    await new Promise((later) => setTimeout(later, LATE));
    throw words === "" ? error : new Error(words);
  } finally {
    stop();
  }
}

/** Calls with the reason for each thing that such a directive blocks; the answer ends that. */
export function onBlocked(directives: RegExp, tell: (words: string) => void): () => void {
  const hear = ({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (disposition !== "enforce" || !directives.test(effectiveDirective)) return;
    const directive = effectiveDirective.replace("-elem", "");
    const evaluated = blockedURI === "wasm-eval";
    const source = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI;
    const what = evaluated ? "WebAssembly" : blockedURI;
    const allowed = evaluated ? "'wasm-unsafe-eval'" : source;
    tell(blockedWords(what, allowed, directive));
  };
  document.addEventListener("securitypolicyviolation", hear);
  return () => document.removeEventListener("securitypolicyviolation", hear);
}
