import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench } from '../server/bench.ts';
import { type Measured, measureBeats, measureHost } from './hosts.ts';
import { measureServer } from './server.ts';

const KIB = 1_024;
/** Number of sockets for which the goals of heartbeats, reconnection and one push are stated. */
const GOAL_BEATS = 10_000;
const GOAL_BACK = 5_000;
const BACK_S = 60;
const PUSH_MS = 100;

/** Rows 20 to 22: sockets held, one push to each of them, heartbeats, and all clients reconnecting at once after a restart. */
export async function measureLive(bench: Bench, options: Options): Promise<Figure[]> {
  const count = options.sockets;
  const rounds = await measureRounds(
    {
      ours: () => measureHost(bench, 'ours', count),
      bare: () => measureHost(bench, 'bare', count),
    },
    options.rounds,
  );
  const tcp = await measureBeats(bench, 'tcp', count);
  const { beats, firstLook, looks, backS } = await measureServer(bench, count);
  const ours = (of: (found: Measured) => number) => median(rounds.map((round) => of(round.ours)));
  const bare = (of: (found: Measured) => number) => median(rounds.map((round) => of(round.bare)));
  const compared = (
    row: number,
    name: string,
    of: (found: Measured) => number,
    goal: Figure['goal'],
    unit: string,
  ): Figure => ({
    row,
    name,
    ours: show(ours(of), unit),
    peer: show(bare(of), unit),
    against: 'bare ws',
    ratio: ratioOf(
      rounds,
      (round) => of(round.ours),
      (round) => of(round.bare),
    ),
    goal,
  });
  const limited = (row: number, name: string, value: number, limit: number, unit: string, note: string): Figure => ({
    row,
    name,
    ours: show(value, unit),
    peer: show(limit, unit),
    against: 'the limit',
    ratio: value / limit,
    goal: { atMost: 1 },
    note,
  });
  const shareOf = (share: number) => show(share * 100, ' %');
  const whole = beats + firstLook + (looks * GOAL_BEATS) / count;
  return [
    {
      ...compared(20, 'memory of a socket', ({ memory }) => memory / KIB, { atMost: 1.1 }, ' KiB'),
      note:
        `${count} sockets more beside ${count}, our door and hub against ws; resident memory after a collection that gives pages back; ` +
        `on the heap ${show(ours(({ heap }) => heap) / KIB, ' KiB')} and ${show(bare(({ heap }) => heap) / KIB, ' KiB')}`,
    },
    {
      ...compared(21, 'one push to each socket', ({ fanMs }) => fanMs, { atMost: 1 }, ' ms'),
      note: `${2 * count} sockets; the kernel's writes are nearly all of it`,
    },
    compared(21, 'one push to each socket, p99 at the clients', ({ p99 }) => p99, { atMost: 1 }, ' ms'),
    {
      row: 21,
      name: 'one push to twice as many sockets',
      ours: show(
        ours(({ fanMs }) => fanMs),
        ' ms',
      ),
      peer: show(
        ours(({ halfFanMs }) => halfFanMs),
        ' ms',
      ),
      against: 'half of them',
      ratio: median(rounds.map(({ ours: { fanMs, halfFanMs } }) => fanMs / halfFanMs)),
      goal: { atMost: 2.2 },
    },
    limited(
      21,
      `p99 of a push to each of ${count} sockets`,
      ours(({ halfP99 }) => halfP99),
      PUSH_MS,
      ' ms',
      'the worst of ten pushes',
    ),
    compared(22, 'processor time of a heartbeat', ({ beatUs }) => beatUs, { atMost: 1.1 }, ' µs'),
    {
      row: 22,
      name: 'heartbeats of 10,000 sockets, share of a core',
      ours: shareOf(whole),
      peer: '100 %',
      against: 'a core',
      ratio: whole,
      goal: { atMost: 0.02 },
      note:
        `our server on PostgreSQL: ${shareOf(beats)} for 667 heartbeats a second, ${shareOf(firstLook)} for looking after a login, ` +
        `${shareOf(looks)} more for ${count}, in proportion; as many heartbeats at a bare ws server ${shareOf(aSecondOf(bare(({ beatUs }) => beatUs)))}, ` +
        `bytes answered on bare TCP sockets ${shareOf(aSecondOf(tcp))}: no server in Node is below that`,
    },
    limited(
      22,
      '5,000 sockets back after a restart',
      (backS * GOAL_BACK) / count,
      BACK_S,
      ' s',
      `${count} clients at once, each with a ticket of its own; in proportion`,
    ),
  ];
}

/** Share of a core that 667 heartbeats a second take, from the microseconds of one. */
function aSecondOf(beatUs: number): number {
  return (beatUs * GOAL_BEATS) / 15 / 1_000_000;
}
