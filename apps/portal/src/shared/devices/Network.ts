import { makeAutoObservable, runInAction } from 'mobx';

/** How the network is for picture and sound. */
export type NetworkState = 'unknown' | 'asking' | 'good' | 'fair' | 'poor' | 'offline';

/** Milliseconds of one request and its answer; throws without a network. */
export type Probe = () => Promise<number>;

/** Requests of one check; the first also pays for the connection and does not count. */
const PROBES = 6;

/** Milliseconds there and back up to which talking is easy, and up to which it is possible. */
const GOOD_MS = 150;
const FAIR_MS = 400;

/** Quality of a connection by its delay. */
export function networkStateOf(delayMs: number): 'good' | 'fair' | 'poor' {
  if (delayMs <= GOOD_MS) return 'good';
  return delayMs <= FAIR_MS ? 'fair' : 'poor';
}

/** Network quality, measured by the duration of small requests to the school. */
export class Network {
  state: NetworkState = 'unknown';
  /** The middle one of the delays, in milliseconds; null before the check. */
  delayMs: number | null = null;
  #turn = 0;

  readonly #probe: Probe;

  constructor(probe: Probe = probeSchool) {
    this.#probe = probe;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async check() {
    const turn = ++this.#turn;
    this.state = 'asking';
    const delays: number[] = [];
    for (let count = 0; count < PROBES && turn === this.#turn; count++) {
      const delay = await this.#probe().catch(() => null);
      if (delay !== null && count > 0) delays.push(delay);
    }
    if (turn === this.#turn) runInAction(() => this.settle(delays));
  }

  /** A check under way no longer counts. */
  dispose() {
    this.#turn++;
  }

  private settle(delays: number[]) {
    const middle = delays.sort((one, other) => one - other)[Math.floor(delays.length / 2)];
    this.delayMs = middle === undefined ? null : Math.round(middle);
    // A lost request costs seconds in a call: the fewer succeed, the worse the quality.
    if (middle === undefined) this.state = 'offline';
    else this.state = delays.length < PROBES - 2 ? 'poor' : networkStateOf(middle);
  }
}

/** Fetches the school's smallest file, past every cache. */
const probeSchool: Probe = async () => {
  const start = performance.now();
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(3000),
  });
  await response.arrayBuffer();
  return performance.now() - start;
};
