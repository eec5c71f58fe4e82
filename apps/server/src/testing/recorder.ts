import type { FastifyInstance, FastifyRequest } from 'fastify';
import { expect } from 'vitest';
import { companyOfToken } from '../platform/core/secrets.ts';
import { SIMULATED_HEADER } from '../platform/ops/simulator.ts';

/** Checks every response for a needless forced logout (E4). Failures requested through `/__sim/failNext` do not count. */
export interface Recorder {
  /** Fails the running test if a rule was broken; then starts anew. */
  check(): Promise<void>;
}

interface Suspect {
  line: string;
  token: string | null;
  claims: string[];
  /** 400 and 403 are wrong for every caller. */
  isAlwaysWrong: boolean;
}

/** Records 400, 401, 403 and -1 of an app, and checks them against the database, not the code under test. */
export function recordAnswers(app: FastifyInstance): Recorder {
  let suspects: Suspect[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    const isEnd =
      reply.statusCode === 401 || (typeof payload === 'string' && /^\{"(?:resultCode|code)":-1\b/.test(payload));
    const isAlwaysWrong = reply.statusCode === 400 || reply.statusCode === 403;
    if ((isEnd || isAlwaysWrong) && !reply.hasHeader(SIMULATED_HEADER))
      suspects.push({
        line: `${request.method} ${request.url.split('?')[0]} → ${reply.statusCode}`,
        isAlwaysWrong,
        ...shown(request),
      });
    return payload;
  });
  return {
    async check() {
      const judged = suspects;
      suspects = [];
      const wrong: string[] = [];
      for (const suspect of judged)
        if (suspect.isAlwaysWrong || (await isLiving(app, suspect))) wrong.push(suspect.line);
      expect(wrong, 'answers that log a student out without reason (E4)').toEqual([]);
    },
  };
}

function shown(request: FastifyRequest): { token: string | null; claims: string[] } {
  const query = (request.query as { values?: Record<string, string> } | undefined)?.values ?? {};
  const body = (typeof request.body === 'object' && request.body !== null ? request.body : {}) as Record<
    string,
    unknown
  >;
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const own = request.method === 'GET' || request.method === 'DELETE' ? query['token'] : body['token'];
  const claims = [query['companyId'], body['companyId']].filter(
    (claim) => claim !== undefined && claim !== null && claim !== '',
  );
  return { token: typeof own === 'string' && own !== '' ? own : (bearer ?? null), claims: claims.map(String) };
}

/** Whether the login of a token is active now, read directly from the database. */
async function isLiving(app: FastifyInstance, { token, claims }: Suspect): Promise<boolean> {
  const companyId = token ? companyOfToken(token) : null;
  if (!token || companyId === null || claims.some((claim) => claim !== String(companyId))) return false;
  const { store, secrets, clock, config } = app.platform;
  const row = await store.owner
    .selectFrom('session')
    .innerJoin('student', 'student.id', 'session.student_id')
    .select(['session.ended_at', 'session.expires_at', 'session.seen_at'])
    .where('student.status', '=', 'normal')
    .where('token_hash', '=', secrets.hash('token', companyId, token))
    .executeTakeFirst();
  const now = clock.now().getTime();
  return (
    !!row && row.ended_at === null && row.expires_at.getTime() > now && row.seen_at.getTime() + config.tokenIdleMs > now
  );
}
