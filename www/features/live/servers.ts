/** STUN servers that the host of the site has named when it was built; none by default. */
declare const STUN_SERVERS: readonly string[];

export const SERVERS: readonly string[] = STUN_SERVERS;
