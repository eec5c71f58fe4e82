// The peers of the server's figures: a bare Fastify, and Fastify with a driver that repeats a recorded transaction.
// ENGINE: none | pg | pglite · DATABASE: address or folder · ANSWER: what `/fixed` says · STATEMENTS: what `/list` does.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import type { Statement } from './recording.ts';

/** Runs statements in one transaction and yields the rows of each. */
type Run = (statements: readonly Statement[]) => Promise<unknown[][]>;

const { ENGINE = 'none', DATABASE = '', PORT = '0', ANSWER, STATEMENTS } = process.env;
const POOL_SIZE = 10;

async function runOnPostgres(): Promise<Run> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: DATABASE, max: POOL_SIZE });
  return async (statements) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const results: unknown[][] = [];
      for (const { text, values } of statements) results.push((await client.query(text, [...values])).rows);
      await client.query('commit');
      return results;
    } finally {
      client.release();
    }
  };
}

async function runEmbedded(): Promise<Run> {
  const { PGlite } = await import('@electric-sql/pglite');
  const engine = await PGlite.create({ dataDir: DATABASE });
  return (statements) =>
    engine.transaction(async (tx) => {
      const results: unknown[][] = [];
      for (const { text, values } of statements) results.push((await tx.query(text, [...values])).rows);
      return results;
    });
}

const app = Fastify();
const fixed = ANSWER ? readFileSync(ANSWER, 'utf8') : '{"resultCode":0}';
app.get('/fixed', async (_request, reply) => reply.type('application/json; charset=utf-8').send(fixed));
if (ENGINE !== 'none') {
  const run = await (ENGINE === 'pg' ? runOnPostgres() : runEmbedded());
  const statements: Statement[] = STATEMENTS ? JSON.parse(readFileSync(STATEMENTS, 'utf8')) : [];
  app.get('/list', async () => {
    const results = await run(statements);
    const rows = results.reduce((most, found) => (found.length > most.length ? found : most), []);
    return { resultCode: 0, resultMessage: '', resultData: rows, totalCount: results.at(-1)?.[0] };
  });
}
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
