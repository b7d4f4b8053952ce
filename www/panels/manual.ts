/** Address of the manual; null on a site that was built without it. */
export function manualAddress(): string | null {
  return document.querySelector<HTMLMetaElement>("meta[name=gospace-manual]")?.content ?? null;
}
