// `npm run test:e2e`: the journeys in the pinned browser, against the built portal and real servers on seeded data: in a folder
// for the embedded database, and in a PostgreSQL. A TURN relay is started where coturn is available.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startCoturn } from './coturn.mjs';
import { buildPortal } from './portalBuild.mjs';
import { startPostgres } from './postgres.mjs';
import { run } from './steps.mjs';

const SEED = ['node', '--conditions=source', 'apps/server/src/commands/seed.ts'];
const SECRET_KEY = randomBytes(32).toString('hex');
const seeded = mkdtempSync(path.join(tmpdir(), 'shuyuan-seeded-'));

async function journeys(databases, relay) {
  const database = await databases.make();
  const prepared = await Promise.all([
    buildPortal(),
    run(SEED, { DEMO: '1', DATA_DIR: seeded }),
    run(SEED, { DEMO: '1', DATABASE_URL: database, SECRET_KEY }),
  ]);
  if (prepared[0] !== 0) return fail('the portal could not be built');
  if (prepared.some((status) => status !== 0)) return fail('the schools could not be seeded');
  const status = await run(['playwright', 'test', ...process.argv.slice(2)], {
    E2E_SEEDED: seeded,
    E2E_DATABASE_URL: database,
    E2E_SECRET_KEY: SECRET_KEY,
    ...(relay ? { E2E_TURN_URL: relay.url, E2E_TURN_SECRET: relay.secret } : {}),
    NODE_OPTIONS: '--conditions=source',
  });
  return status === 0 ? 0 : fail('pictures of what was on screen lie in tests/e2e/results');
}

/** Makes a database on a PostgreSQL, and drops it. */
function databasesOf(server) {
  const name = `shuyuan_journeys_${process.pid}`;
  const query = async (text) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  const url = new URL(name, server.url);
  return {
    make: () => query(`create database ${name}`).then(() => url.href),
    drop: () => query(`drop database if exists ${name} with (force)`),
  };
}

function fail(reason) {
  console.error(`journeys: ${reason}`);
  return 1;
}

/** An installed relay that does not start is an error; only a missing one is skipped. */
function endForRelay(error) {
  process.exit(fail(error.message));
}

const relay = await startCoturn().catch(endForRelay);
const postgres = await startPostgres();
const databases = databasesOf(postgres);
const status = await journeys(databases, relay).finally(async () => {
  rmSync(seeded, { recursive: true, force: true });
  await relay?.stop();
  await databases.drop();
  await postgres.stop();
});
process.exit(status);
