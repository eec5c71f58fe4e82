import type { Bench } from '../server/bench.ts';
import { Crowd } from './crowd.ts';

const SEAT = { path: '/', host: 'localhost' };
const PUSHES = 10;
/** As 10,000 sockets beat every 15 seconds. */
const BEATS_A_SECOND = 667;
const BEATING_MS = 3_000;

/** What one host took, beside the machine's other work. */
export interface Measured {
  /** Resident bytes a socket, and those of them on the heap. */
  memory: number;
  heap: number;
  /** One push to each of all sockets, and to each when there were half of them. */
  fanMs: number;
  p99: number;
  halfFanMs: number;
  halfP99: number;
  /** Microseconds of the process for one heartbeat. */
  beatUs: number;
}

interface Told {
  rss: number;
  heap: number;
  fanMs: number;
  cpuUs: number;
}

type Read = (path: string) => Promise<Told>;

/** Holds twice `count` sockets: what the first half costs once, in pools and pages, is not counted for the second. */
export async function measureHost(bench: Bench, who: 'ours' | 'bare', count: number): Promise<Measured> {
  return withHost(bench, who, async (crowd, port, read) => {
    await crowd.open(port, count, () => SEAT);
    const half = await pushes(crowd, read);
    const before = await read('/figures');
    await crowd.open(port, count, () => SEAT);
    const after = await read('/figures');
    const whole = await pushes(crowd, read);
    return {
      memory: (after.rss - before.rss) / count,
      heap: (after.heap - before.heap) / count,
      fanMs: whole.fanMs,
      p99: whole.p99,
      halfFanMs: half.fanMs,
      halfP99: half.worstP99,
      beatUs: await beats(crowd, read),
    };
  });
}

/** Microseconds of a host for one heartbeat. */
export function measureBeats(bench: Bench, who: 'tcp', count: number): Promise<number> {
  return withHost(bench, who, async (crowd, port, read) => {
    await crowd.open(port, count, () => SEAT);
    return beats(crowd, read);
  });
}

async function withHost<T>(
  bench: Bench,
  who: string,
  measure: (crowd: Crowd, port: number, read: Read) => Promise<T>,
): Promise<T> {
  const host = await bench.run('tests/bench/live/host.ts', { WHO: who });
  const crowd = new Crowd();
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${host.port}${path}`);
    return (await answer.json()) as Told;
  };
  try {
    return await measure(crowd, host.port, read);
  } finally {
    crowd.close();
    await host.stop();
  }
}

/** To compare, the best of ten: the kernel's writes are nearly all of it, and whatever else the machine does comes on top. */
async function pushes(crowd: Crowd, read: Read): Promise<{ fanMs: number; p99: number; worstP99: number }> {
  const found: { fanMs: number; p99: number }[] = [];
  while (found.length < PUSHES) {
    let fanMs = 0;
    const { p99 } = await crowd.measureArrival(async () => {
      ({ fanMs } = await read('/fan'));
    });
    found.push({ fanMs, p99 });
  }
  const p99 = found.map((one) => one.p99);
  return { fanMs: Math.min(...found.map((one) => one.fanMs)), p99: Math.min(...p99), worstP99: Math.max(...p99) };
}

async function beats(crowd: Crowd, read: Read): Promise<number> {
  const before = await read('/time');
  await crowd.beat(BEATS_A_SECOND, BEATING_MS);
  const { cpuUs } = await read('/time');
  return (cpuUs - before.cpuUs) / ((BEATS_A_SECOND * BEATING_MS) / 1000);
}
