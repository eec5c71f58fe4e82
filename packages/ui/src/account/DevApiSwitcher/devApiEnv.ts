/** An address that calls can go to. */
export interface DevApiEnv {
  /** What is chosen. */
  id: string;
  /** Its name. */
  label: string;
  /** Where calls go to. */
  url: string;
}
