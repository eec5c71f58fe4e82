/** A province, a city or a district. */
export interface Region {
  /** What is stored, e.g. `330106`. */
  code: string;
  /** What is shown. */
  name: string;
  /** Nothing lies below it, so choosing it ends the choice. */
  isLeaf?: boolean | undefined;
}

/** The regions below one, or the uppermost without a code; a rejection offers to try again in place. */
export type LoadRegions = (parentCode?: string) => Promise<readonly Region[]>;
