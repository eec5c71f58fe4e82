/** One corner of the web. */
export interface RadarPoint {
  name: string;
  /** Percent. */
  rate: number;
  /** Average of the class in percent, where there is one. */
  reference?: number | undefined;
}
