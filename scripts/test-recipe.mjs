// The production recipe of README.md, word by word, from a bare clone of the files that Git tracks, on the PostgreSQL of
// TEST_DATABASE_URL or one of its own. What the clone has built becomes the build of this tree, so that the steps of `npm test` after
// this one test it and nothing is built twice.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isUnchangedSince, outdate } from './portalBuild.mjs';
import { startPostgres } from './postgres.mjs';
import { root, run } from './steps.mjs';

/** What `npm run build` writes. */
const BUILT = ['dist', 'packages/*/dist', 'apps/server/dist', 'apps/portal/dist'];

/** Copies the tracked files as they are here now: what somebody forgot to add is missing. */
function makeClone() {
  const clone = mkdtempSync(path.join(tmpdir(), 'shuyuan-clone-'));
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const name of tracked) {
    if (name !== '' && existsSync(path.join(root, name))) cpSync(path.join(root, name), path.join(clone, name));
  }
  return clone;
}

/**
 * Brings the build of the clone here, the portal last: it counts as built after the folders that the others lie in.
 * @param {string} clone
 * @param {number} clonedAt what changed after this time in milliseconds is not in it
 */
function adoptBuild(clone, clonedAt) {
  const isCurrent = isUnchangedSince(clonedAt);
  for (const name of BUILT.flatMap((pattern) => globSync(pattern, { cwd: clone }))) {
    const target = path.join(root, name);
    rmSync(target, { recursive: true, force: true });
    cpSync(path.join(clone, name), target, { recursive: true });
  }
  if (!isCurrent) outdate();
}

const clonedAt = Date.now();
const clone = makeClone();
const postgres = await startPostgres();
const status = await run(['vitest', 'run', '--project', 'recipe'], {
  TEST_DATABASE_URL: postgres.url,
  RECIPE_CLONE: clone,
}).finally(() => postgres.stop());
if (status === 0) adoptBuild(clone, clonedAt);
rmSync(clone, { recursive: true, force: true });
process.exit(status);
