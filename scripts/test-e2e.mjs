// `npm run test:e2e`: the journeys in the pinned browser, against the built portal and real servers on seeded data.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPortal } from './portalBuild.mjs';
import { run } from './steps.mjs';

const seeded = mkdtempSync(path.join(tmpdir(), 'shuyuan-seeded-'));

async function journeys() {
  if ((await buildPortal()) !== 0) return fail('the portal could not be built');
  const seed = ['node', '--conditions=source', 'apps/server/src/commands/seed.ts'];
  if ((await run(seed, { DEMO: '1', DATA_DIR: seeded })) !== 0) return fail('the schools could not be seeded');
  const tests = ['playwright', 'test', ...process.argv.slice(2)];
  const status = await run(tests, { E2E_SEEDED: seeded, NODE_OPTIONS: '--conditions=source' });
  return status === 0 ? 0 : fail('pictures of what was on screen lie in tests/e2e/results');
}

function fail(reason) {
  console.error(`journeys: ${reason}`);
  return 1;
}

const status = await journeys().finally(() => rmSync(seeded, { recursive: true, force: true }));
process.exit(status);
