/** A mark on the way. */
export interface TrendPoint {
  name: string;
  /** Percent. */
  score: number;
  /** Average of the class in percent, where there is one. */
  reference?: number | undefined;
}
