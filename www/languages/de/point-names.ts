/** Namen von Punkten nach ihren Plätzen, die der Kern auf Englisch macht. Buchstaben und Zahlen bleiben. */

/** Ein Name auf einem Ring: die Nummer des Rings, und der Platz dort. */
export const ON_RING = /^Ring (\d+), (\d+) von \d+$/;

export function placeName(name: string): string {
  return name
    .replace(/^ring (\d+), (\d+) of (\d+)(?= #|$)/, "Ring $1, $2 von $3")
    .replace(/^centre(?= #|$)/, "Mitte");
}
