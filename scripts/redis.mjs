// Starts a Redis or Valkey for tests. Resolves to null, and prints why, where neither is available.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.mjs';
import { findProgram, startProgram } from './serverPrograms.mjs';

const WANTED = { commands: ['redis-server', 'valkey-server'], pack: 'redis-server', check: '--version' };

/** Starts a server without persistence, on a free port; null when none is available. */
export async function startRedis() {
  const found = findProgram(WANTED);
  if (!found) {
    process.stdout.write(
      'Redis tests are skipped: no redis-server or valkey-server on PATH, and no package of it could be fetched.\n',
    );
    return null;
  }
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'shuyuan-redis-'));
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const end = await startProgram(found, options, port);
  const stop = async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `redis://127.0.0.1:${port}`, ...found, stop };
}
