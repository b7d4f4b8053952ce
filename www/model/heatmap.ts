/** Heatmap: the visits of a search, by place. */
import type { SearchReport } from "../engine/search.ts";
import { type Place, placement } from "./state.ts";

/** A visited place. */
interface HeatmapPlace {
  readonly at: Place;
  /** Visits relative to the most visited place, from 0 to 1. */
  readonly heat: number;
}

/** The visited places; empty before the first playout. */
export function heatmapPlaces(report: SearchReport): readonly HeatmapPlace[] {
  const most = report.visits.reduce((most, visits) => Math.max(most, visits), 1);
  return Array.from(report.visits, (visits, index) => ({
    at: placeAt(report, index),
    heat: visits / most,
  })).filter(({ heat }) => heat > 0);
}

function placeAt({ placements, centres }: SearchReport, index: number): Place {
  const at = placements[index];
  if (at !== undefined) return placement(at);
  return [centres[2 * index] ?? 0, centres[2 * index + 1] ?? 0];
}
