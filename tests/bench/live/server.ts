import { contract } from '@shuyuan/contract';
import { SOCKET_PROTOCOL } from '@shuyuan/rules';
import { BASES } from '../../../apps/server/src/platform/http/answer.ts';
import type { StudentCaller } from '../../../apps/server/src/testing/school.ts';
import type { Bench } from '../server/bench.ts';
import { ask } from '../server/load.ts';
import { Crowd, type Seat } from './crowd.ts';

const BEATS_A_SECOND = 667;
const TRIES = 5;
const AGAIN_MS = 500;
/** Long compared with the one-second interval in which logins are checked. */
const WATCH_MS = 6_000;

/** Shares of a core of the whole server, and seconds until all are back. */
interface Served {
  beats: number;
  /** Checking one login, and the cost that all further ones of `count` add together. */
  firstLook: number;
  looks: number;
  backS: number;
}

/** The whole server on PostgreSQL: `count` clients connect at once, stay idle, and send heartbeats. */
export async function measureServer(bench: Bench, count: number): Promise<Served> {
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
    const text = await patiently(() =>
      ask(port, { method: 'POST', path, host: school.host, body: { token: student.token } }),
    );
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
  const wait = () => new Promise((resolve) => setTimeout(resolve, WATCH_MS));
  const empty = await shareOf(server.port, wait);
  await crowd.open(server.port, 1, (index) => seatOf(server.port, index));
  const single = await shareOf(server.port, wait);
  const began = performance.now();
  await crowd.open(server.port, count, (index) => seatOf(server.port, index));
  const backS = (performance.now() - began) / 1000;
  const quiet = await shareOf(server.port, wait);
  const beating = await shareOf(server.port, () => crowd.beat(BEATS_A_SECOND, WATCH_MS));
  crowd.close();
  await server.stop();
  return {
    beats: Math.max(0, beating - quiet),
    firstLook: Math.max(0, single - empty),
    looks: Math.max(0, quiet - single),
    backS,
  };
}

/** Retries as a client does: a busy machine may exceed the timeout of a request. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS * tries));
    }
  }
}

/** The share of a core that a server uses during `during`. */
async function shareOf(port: number, during: () => Promise<unknown>): Promise<number> {
  const seconds = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
  };
  const [before, began] = [await seconds(), performance.now()];
  await during();
  return (((await seconds()) - before) * 1000) / (performance.now() - began);
}
