/** A record as it crosses the wire. */
export type Wire = Record<string, unknown>;
