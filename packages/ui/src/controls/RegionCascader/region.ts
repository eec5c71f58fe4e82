/** A province, a city or a district. */
export interface Region {
  /** Stored code, e.g. `330106`. */
  code: string;
  /** Visible label. */
  name: string;
  /** A leaf: selecting it completes the value. */
  leaf?: boolean | undefined;
}

/** Loads the regions below one, or the top level without a code; a rejection offers a retry in place. */
export type LoadRegions = (parentCode?: string) => Promise<readonly Region[]>;
