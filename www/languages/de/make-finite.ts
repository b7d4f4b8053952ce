/** Wege zu einem endlichen Brett, in Menüs und im Zeichnen. */
export const MAKE_FINITE = {
  name: "Endlich machen…",
  tip: "Aus diesem Brett eines mit endlich vielen Plätzen machen",
} as const;

export const TO_QUOTIENT = {
  name: "Zum Go-Raum machen…",
  tip: "Jeder Teil, in den die Scheiben einander schneiden, wird ein Punkt auf einem eigenen Brett",
} as const;

export const INEXACT =
  "Nur Scheiben, die sich genau berühren, ergeben einen Go-Raum: Jede Reichweite muss ihr Radius sein.";
