// Builds the portal when it is missing or older than its sources.
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './steps.mjs';

const BUILT = path.join(root, 'apps/portal/dist/index.html');
const SOURCES = ['packages', 'apps/portal', 'pnpm-lock.yaml'].map((name) => path.join(root, name));
const SKIPPED = new Set(['node_modules', 'dist', 'generated']);

/**
 * Time of the last change, addition or removal below a path. A file that is copied over another may keep an old time of its
 * content (`cp -p`, an archive), but not of its change.
 */
export function newest(file) {
  const stats = statSync(file);
  const own = Math.max(stats.mtimeMs, stats.ctimeMs);
  if (!stats.isDirectory()) return own;
  const inside = readdirSync(file).filter((name) => !SKIPPED.has(name));
  return Math.max(own, ...inside.map((name) => newest(path.join(file, name))));
}

/** Whether there is a built portal: here, or where PORTAL_DIR says. */
export function isBuilt() {
  const built = process.env.PORTAL_DIR ? path.join(process.env.PORTAL_DIR, 'index.html') : BUILT;
  return existsSync(built);
}

/** Whether nothing that the portal is built from has changed since a time in milliseconds. */
export function isUnchangedSince(time) {
  return SOURCES.every((source) => newest(source) <= time);
}

/** Whether the built portal is up to date. */
function isFresh() {
  const built = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs;
  return built !== undefined && isUnchangedSince(built);
}

/** Makes the next call build the portal again. */
export function outdate() {
  if (existsSync(BUILT)) utimesSync(BUILT, 0, 0);
}

/** Resolves to 0 once there is a fresh build, of brands that hold: a wrong one is one message here, and no half-built portal. */
export async function buildPortal() {
  if (process.env.PORTAL_DIR || isFresh()) return 0; // a build given by PORTAL_DIR is not rebuilt here
  const status = await run(['node', 'packages/tokens/scripts/checkBrands.ts']);
  if (status !== 0) return status;
  console.log('Building the portal …');
  const outcome = await run(['pnpm', '--filter', '@shuyuan/portal', 'run', 'build']);
  // A build that failed after its files were written, e.g. one over its budget, is made again by the next call.
  if (outcome !== 0) outdate();
  return outcome;
}
