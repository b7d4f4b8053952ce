/** English of the answers to notices. */

/** Answers to notices. */
export const NOTICE_ANSWERS = {
  lookAtYourLine: "Look at your line",
  putBothTogether: "Put both together",
  pasteAgain: "Paste again",
  pasteHere: "Paste the whole link here",
  browse: "Browse boards",
  open: "Open it",
  bringThemBack: "Bring them back",
  lookAtTheirs: "Look at theirs",
  bringBack: "Bring it back",
  dismiss: "Dismiss",
  reload: "Reload",
  later: "Later",
  stop: "Stop",
  goOn: "Go on",
} as const;

export function cannotStartWords(reason: string): string {
  return `The page could not start: ${reason}`;
}
