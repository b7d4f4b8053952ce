/** Die zitierten Texte heißen in jeder Sprache gleich. */
export {
  DIRECTED_GRAPHS,
  SENSEI,
  TOPOLOGICAL_GO,
  TROMP_TAYLOR,
} from "../../../words/learn/sources.ts";
