/** An API address to choose from. */
export interface DevApiEnv {
  /** Unique id. */
  id: string;
  /** Visible label. */
  label: string;
  /** URL of the API. */
  url: string;
}
