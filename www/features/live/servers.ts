/** Servers that the host of the site has named when it was built; none by default. */
declare const STUN_SERVERS: readonly string[];

export const SERVERS: readonly string[] = STUN_SERVERS;

/** The relay by which two pages meet; null: an invitation needs an answer. */
export const RELAY: string | null =
  document.querySelector<HTMLMetaElement>("meta[name=gospace-relay]")?.content ?? null;
