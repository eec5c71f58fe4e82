import { CloseCode } from '@shuyuan/rules';
import { Counter, Gauge, type Registry } from 'prom-client';

/** How a push reached the process of a socket. */
export type Way = 'local' | 'bus' | 'poll';

/** Socket metrics for `/metrics`. */
export interface SocketMetrics {
  /** Counts a push delivered by this process. */
  pushed(way: Way): void;
  /** Counts a close; unknown codes count together, because clients choose them. */
  closed(code: number): void;
}

const KNOWN: ReadonlySet<number> = new Set([...Object.values(CloseCode), 1000, 1001, 1005, 1006]);

const NAMES = ['socket_open', 'socket_closed_total', 'socket_pushes_total'];

/** Registers the metrics; `count` returns the current number of sockets. */
export function createSocketMetrics(registry: Registry, count: () => number): SocketMetrics {
  // A second app on the same platform replaces the metrics of the first.
  for (const name of NAMES) registry.removeSingleMetric(name);
  new Gauge({
    name: 'socket_open',
    help: 'Sockets held by this process',
    registers: [registry],
    collect() {
      this.set(count());
    },
  });
  const closes = new Counter({
    name: 'socket_closed_total',
    help: 'Sockets that ended, by close code',
    labelNames: ['code'],
    registers: [registry],
  });
  // Plain numbers until they are collected: a push costs little else (performance.md row 21).
  const pushes: Record<Way, number> = { local: 0, bus: 0, poll: 0 };
  new Counter({
    name: 'socket_pushes_total',
    help: 'Pushes that reached a socket of this process, by the way they came',
    labelNames: ['way'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [way, count] of Object.entries(pushes)) this.inc({ way }, count);
    },
  });
  return {
    pushed(way) {
      pushes[way] += 1;
    },
    closed: (code) => closes.inc({ code: KNOWN.has(code) ? String(code) : 'other' }),
  };
}
