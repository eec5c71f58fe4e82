import { contract } from '@shuyuan/contract';
import { SOCKET_PROTOCOL } from '@shuyuan/rules';
import { BASES } from '../../../apps/server/src/platform/route.ts';
import type { StudentCaller } from '../../../apps/server/src/testing/school.ts';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench } from '../server/bench.ts';
import { ask } from '../server/load.ts';
import { Crowd, type Seat } from './crowd.ts';

const KIB = 1_024;
const BEAT_MS = 15_000;
/** What the goals of heartbeats and of coming back are said for. */
const GOAL_BEATS = 10_000;
const GOAL_BACK = 5_000;
const BACK_S = 60;

interface Measured {
  /** Bytes a socket. */
  memory: number;
  fanMs: number;
  p99: number;
}

/** Rows 20 to 22: sockets held, one push to each of them, heartbeats, and everybody back at once after a restart. */
export async function measureLive(bench: Bench, options: Options): Promise<Figure[]> {
  const count = options.sockets;
  const hosts = await measureRounds(
    { ours: () => measureHost(bench, 'ours', count), bare: () => measureHost(bench, 'bare', count) },
    options.rounds,
  );
  const { share, backS } = await measureServer(bench, count);
  const shown = (who: 'ours' | 'bare', of: (found: Measured) => number) => median(hosts.map((round) => of(round[who])));
  const compared = (
    row: number,
    name: string,
    of: (found: Measured) => number,
    goal: Figure['goal'],
    unit: string,
  ) => ({
    row,
    name,
    ours: show(shown('ours', of), unit),
    peer: show(shown('bare', of), unit),
    against: 'bare ws',
    ratio: ratioOf(
      hosts,
      (round) => of(round.ours),
      (round) => of(round.bare),
    ),
    goal,
  });
  return [
    {
      ...compared(20, 'memory of a socket', ({ memory }) => memory / KIB, { atMost: 1.1 }, ' KiB'),
      note: `${count} sockets; resident memory after a collection`,
    },
    compared(21, 'one push to each socket', ({ fanMs }) => fanMs, { atMost: 1 }, ' ms'),
    compared(21, 'one push to each socket, p99 at the clients', ({ p99 }) => p99, { atMost: 1 }, ' ms'),
    {
      row: 22,
      name: 'heartbeats of 10,000 sockets, share of a core',
      ours: show(((share * GOAL_BEATS) / count) * 100, ' %'),
      peer: '100 %',
      against: 'a core',
      ratio: (share * GOAL_BEATS) / count,
      goal: { atMost: 0.02 },
      note: `${count} sockets of as many logins held by our server on PostgreSQL, with the look for ended logins; in proportion`,
    },
    {
      row: 22,
      name: '5,000 sockets back after a restart',
      ours: show((backS * GOAL_BACK) / count, ' s'),
      peer: `${BACK_S} s`,
      against: 'the limit',
      ratio: (backS * GOAL_BACK) / count / BACK_S,
      goal: { atMost: 1 },
      note: `${count} clients at once, each with a ticket of its own; in proportion`,
    },
  ];
}

async function measureHost(bench: Bench, who: 'ours' | 'bare', count: number): Promise<Measured> {
  const host = await bench.run('tests/bench/live/host.ts', { WHO: who });
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${host.port}${path}`);
    return (await answer.json()) as { rss: number; fanMs: number };
  };
  const crowd = new Crowd();
  const seat = { path: '/', host: 'localhost' };
  // What a first socket costs once is not counted.
  await crowd.open(host.port, 100, () => seat);
  const before = await read('/figures');
  await crowd.open(host.port, count, () => seat);
  const after = await read('/figures');
  const fans: { fanMs: number; p99: number }[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    let fanMs = 0;
    const { p99 } = await crowd.hear(async () => {
      ({ fanMs } = await read('/fan'));
    });
    fans.push({ fanMs, p99 });
  }
  crowd.close();
  await host.stop();
  // The best of ten: the kernel's writes are nearly all of it, and whatever else the machine does comes on top.
  return {
    memory: (after.rss - before.rss) / count,
    fanMs: Math.min(...fans.map((fan) => fan.fanMs)),
    p99: Math.min(...fans.map((fan) => fan.p99)),
  };
}

async function measureServer(bench: Bench, count: number): Promise<{ share: number; backS: number }> {
  const filled = await bench.prepared('bench_live', { courses: 0, tenants: 0 }, async (_store, school) => {
    const students: StudentCaller[] = [];
    while (students.length < count) students.push(await school.student());
    return students;
  });
  const { school, made: students } = filled;
  const seatOf = async (port: number, index: number): Promise<Seat> => {
    const student = students[index];
    if (!student) throw new Error('more sockets than students');
    const path = BASES.student + contract.talk.ticket.path;
    const text = await ask(port, { method: 'POST', path, host: school.host, body: { token: student.token } });
    const { resultData } = JSON.parse(text) as { resultData: { ticket: string } };
    return {
      path: `/socket/${student.id}/1`,
      host: school.host,
      headers: {
        origin: `http://${school.host}`,
        'sec-websocket-protocol': `${SOCKET_PROTOCOL}, ${resultData.ticket}`,
      },
    };
  };
  const server = await bench.ours(filled);
  const crowd = new Crowd();
  const idle = await shareOf(server.port, () => new Promise((resolve) => setTimeout(resolve, BEAT_MS / 3)));
  const began = performance.now();
  await crowd.open(server.port, count, (index) => seatOf(server.port, index));
  const backS = (performance.now() - began) / 1000;
  const busy = await shareOf(server.port, () => crowd.beat(BEAT_MS));
  crowd.close();
  await server.stop();
  return { share: Math.max(0, busy - idle), backS };
}

/** The share of a core that a server takes while something goes on. */
async function shareOf(port: number, during: () => Promise<unknown>): Promise<number> {
  const seconds = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
  };
  const [before, began] = [await seconds(), performance.now()];
  await during();
  return (((await seconds()) - before) * 1000) / (performance.now() - began);
}
