// The peers of the server's figures: a bare Fastify, and Fastify with a driver that repeats recorded transactions.
// ENGINE: none | pg | pglite · DATABASE: address or folder · ANSWER: body of `/fixed` · STATEMENTS: run by `/list`
// ACTS: run and answered by `/acts/…`; without an engine only answered.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { openEngine } from './engines.ts';
import type { Statement } from './recording.ts';
import { repeat } from './repeat.ts';
import type { Facts, Script } from './script.ts';

/** A step as a peer repeats it. */
interface Act {
  script: Script;
  /** Of each request, by its number. */
  facts: Facts[];
  answer: string;
}

const { ENGINE = 'none', DATABASE = '', PORT = '0', ANSWER, STATEMENTS, ACTS } = process.env;
const JSON_TYPE = 'application/json; charset=utf-8';

const app = Fastify();
const fixed = ANSWER ? readFileSync(ANSWER, 'utf8') : '{"resultCode":0}';
app.get('/fixed', async (_request, reply) => reply.type(JSON_TYPE).send(fixed));
const engine = ENGINE === 'pg' || ENGINE === 'pglite' ? await openEngine(ENGINE, DATABASE) : null;
if (engine) {
  const statements: Statement[] = STATEMENTS ? JSON.parse(readFileSync(STATEMENTS, 'utf8')) : [];
  app.get('/list', async () => {
    const results: unknown[][] = [];
    await engine.inTransaction(async (query) => {
      for (const { text, values } of statements) results.push((await query(text, [...values])).rows);
    });
    const rows = results.reduce((most, found) => (found.length > most.length ? found : most), []);
    return { resultCode: 0, resultMessage: '', resultData: rows, totalCount: results.at(-1)?.[0] };
  });
}
const acts: Record<string, Act> = ACTS ? JSON.parse(readFileSync(ACTS, 'utf8')) : {};
for (const [name, { script, facts, answer }] of Object.entries(acts)) {
  app.route<{ Params: { n: string } }>({
    method: ['GET', 'POST'],
    url: `/acts/${name}/:n`,
    handler: async (request, reply) => {
      await (engine && repeat(script, facts[Number(request.params.n)] ?? {}, engine.inTransaction));
      return reply.type(JSON_TYPE).send(answer);
    },
  });
}
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
