import { statSync } from 'node:fs';
import path from 'node:path';
import { createSecrets } from '../../../apps/server/src/platform/core/secrets.ts';
import { createLinkSigner } from '../../../apps/server/src/platform/http/linkSigner.ts';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench } from './bench.ts';
import { ask, fire, type Request } from './load.ts';
import { ROOT } from './processes.ts';

const FOLDER = path.join(ROOT, 'apps/server/src/seed/media');
const FILE = 'lesson.mp4';
const PART_BYTES = 64 * 1024;
/** Courses of the school, of which none is asked for. */
const COURSES = 100;
/** Players, each of a student with a login of their own. */
const PLAYERS = 20;
const PARTIAL = 206;

/**
 * Row 28: ranges of a lesson's recording against a bare `@fastify/static`: the same file, the same ranges. Ours checks for each the
 * signature of the link and the login in the cookie; the links are made as the server makes them.
 */
export async function measureMedia(bench: Bench, { rounds, shotMs }: Options): Promise<Figure[]> {
  const size = { courses: COURSES, tenants: 0 };
  const { url, school, made } = await bench.prepared(
    'bench_media',
    size,
    async (_store, { id, host, secretKey, student }) => {
      const secrets = createSecrets(secretKey);
      const requests: Request[] = [];
      for (let player = 0; player < PLAYERS; player += 1) {
        const { id: studentId, token } = await student();
        const signer = createLinkSigner(secrets, {
          companyId: id,
          holder: { kind: 'student', id: studentId },
          now: new Date(),
        });
        const headers = { cookie: `sy_access_token=${token}`, range: rangeOf(player) };
        requests.push({ path: signer.sign(FILE), host, headers });
      }
      return requests;
    },
  );
  const ours = await bench.ours({ url, school });
  const peer = await bench.run('tests/bench/server/staticPeer.ts', { FOLDER });
  const bare = made.map((request) => ({ ...request, path: `/${FILE}` }));
  for (const [at, request] of made.entries()) {
    const other = bare[at];
    const isSame = other && (await ask(ours.port, request, PARTIAL)) === (await ask(peer.port, other, PARTIAL));
    if (!isSame) throw new Error('The two servers send different bytes.');
  }
  const shot = (port: number, requests: readonly Request[]) => () =>
    fire({ port, requests, connections: PLAYERS, ms: shotMs, status: PARTIAL });
  const found = await measureRounds({ ours: shot(ours.port, made), bare: shot(peer.port, bare) }, rounds);
  for (const running of [ours, peer]) await running.stop();
  const failures = found.reduce((sum, round) => sum + round.ours.failures + round.bare.failures, 0);
  const rate = (name: 'ours' | 'bare') => show(median(found.map((round) => round[name].perSecond)), '/s');
  const p99 = (name: 'ours' | 'bare') => show(median(found.map((round) => round[name].p99)), ' ms');
  return [
    {
      row: 28,
      name: `ranges of ${PART_BYTES / 1024} KiB of a lesson, signed`,
      ours: rate('ours'),
      peer: rate('bare'),
      against: 'bare @fastify/static',
      ratio: ratioOf(
        found,
        (round) => round.ours.perSecond,
        (round) => round.bare.perSecond,
      ),
      goal: { atLeast: 0.9 },
      note: `p99 ${p99('ours')} against ${p99('bare')}; ${PLAYERS} students; ${failures} failed answers`,
    },
  ];
}

/** Players stand at different places of the file. */
function rangeOf(player: number): string {
  const { size } = statSync(path.join(FOLDER, FILE));
  const start = Math.floor(((size - PART_BYTES) * player) / PLAYERS);
  return `bytes=${start}-${start + PART_BYTES - 1}`;
}
