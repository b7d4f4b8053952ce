/** Schritt: Bretter ohne Linien. */
import { counted } from "../counts.ts";
import { turnsDative } from "../grammar.ts";

export const PLANE_WORDS = {
  title: "Die Ebene",
  idea: "Lass die Linien ganz weg. Ein Stein darf überall liegen, solange er keinen anderen überlappt.",
  four: {
    text: [
      "Alle Steine sind gleich groß, und Steine, die sich berühren, hängen zusammen. Eine Freiheit ist eine Stelle, an der ein weiterer Stein die Kette berührte. Auf der Ebene bilden solche Stellen *Bögen*: Kurven, auf denen der Mittelpunkt des neuen Steins liegen darf. Zeige auf den weißen Stein, um seine Bögen zu sehen.",
      "Drei schwarze Steine berühren ihn hier. *Drei schlagen nie einen einzelnen Stein mitten auf dem Brett*: Jeder von ihnen sperrt höchstens ein Drittel des Kreises darum, ohne die Enden dieses Drittels. Vier Steine können ihn schlagen.",
    ],
    board: "Drei schlagen nicht, vier schlagen",
    label:
      "Ein Brett ohne Linien: ein weißer Stein, oben, rechts und unten von schwarzen Steinen berührt",
    task: "Lass Schwarz den letzten Bogen sperren. Nahe einem Stein rastet deiner an ihm ein; halte Alt, damit er es nicht tut. Mit Tasten geht N durch die Stellen, die etwas berühren.",
    taken: "Geschlagen: Keine Stelle bleibt, von der ein Stein ihn berühren könnte.",
    notYet:
      "Noch nicht: Ein Teil des Bogens bleibt. Geh zurück, und berühre den weißen Stein von links.",
  },
  six: {
    text: [
      "Es kommt darauf an, wie die Steine liegen. Drei, die gleichmäßig verteilt sind, lassen drei Lücken, und jede Lücke hat Raum für genau einen Stein. So ist jede Lücke eine Freiheit, ein einzelner Punkt. Sie alle zu füllen braucht *sechs* Steine: so viele, wie um eine Münze passen.",
    ],
    board: "Sechs um einen",
    label: "Ein Brett ohne Linien: ein weißer Stein mit drei schwarzen Steinen gleichmäßig darum",
    task: "Zeige auf den weißen Stein. Geh dann mit den Tasten unter dem Brett weiter. Weiß passt die ganze Zeit.",
    taken: "Der sechste Stein schlägt ihn. Jede Lücke war eine Freiheit.",
    alive: "Noch am Leben: Eine Lücke bleibt, mit Raum für einen Stein.",
  },
  own: {
    text: [
      "Ein Rand des Bretts sperrt Stellen wie ein Stein. Nahe einem Rand genügen also weniger Steine, und in einer Ecke noch weniger.",
    ],
    board: "Deine eigene Stellung",
    label: "Ein leeres Brett ohne Linien",
    task: "Baue eine eigene Stellung, und schlage etwas. Wie wenige Steine brauchst du am Rand? In einer Ecke?",
    suicide: "Das war Selbstmord: Dein eigener Stein kam vom Brett.",
  },
  mathematics: [
    "Alle Steine haben einen Radius R = 1024 Ticks. Ein Stein darf liegen, wo kein anderer näher ist als c = 2R − t, und berührt, was höchstens b = 2R + t entfernt ist. Die *Toleranz* t = 4 Ticks ist weit weniger als ein Bildpunkt. Es gibt sie, weil zwei Mittelpunkte fast nie genau 2R auseinander liegen.",
    "Mit t = 0 sperrt ein Stein, der s berührt, die Stellen neben sich bis 60° nach jeder Seite, wo ein Stein beide berührte: ein Drittel des Kreises, ohne seine Enden. Drei Drittel lassen mindestens ihre Enden frei; vier Steine müssen das nicht.",
    "Eine Freiheit darf jeden reellen Mittelpunkt haben, nicht nur einen ganzen Tick. Eine Freiheit, die es gibt, wird immer gefunden, und eine gefundene verletzt keine Ungleichung um mehr als 2⁻²⁰ Tick.",
  ],
  source: "Beispiel 1 und Definition 6.",
  sensei: "Continuous Go (Go auf einem Brett ohne Linien).",
} as const;

export function takenWords(stones: number, turns: number): string {
  return `${counted(stones, "Stein", "Steine")} geschlagen, nach ${turnsDative(turns)}.`;
}
