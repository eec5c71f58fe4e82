// Starts a coturn for tests: a relay for picture and sound. Resolves to null, and prints why, where it is not available.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.mjs';
import { findProgram, startProgram } from './serverPrograms.mjs';

const WANTED = { commands: ['turnserver'], pack: 'coturn', check: '--version' };
const HERE = '127.0.0.1';
const SECRET = 'the journeys share it';

/** Starts a relay with `use-auth-secret` for this machine only, on a free port; null when none is available. */
export async function startCoturn() {
  const found = findProgram(WANTED);
  if (!found) {
    process.stdout.write(
      'Journeys over a relay are skipped: no turnserver on PATH, no package of coturn to be fetched.\n',
    );
    return null;
  }
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'shuyuan-coturn-'));
  const options = [
    ['-n', '--no-cli', '--no-tls', '--no-dtls', '--allow-loopback-peers', '--simple-log', '--log-file=stdout'],
    [`--listening-ip=${HERE}`, `--relay-ip=${HERE}`, `--listening-port=${port}`, '--realm=shuyuan'],
    ['--use-auth-secret', `--static-auth-secret=${SECRET}`],
    [`--userdb=${path.join(folder, 'users')}`, `--pidfile=${path.join(folder, 'pid')}`],
  ];
  const end = await startProgram(found, options.flat(), port);
  const stop = async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `turn:${HERE}:${port}`, secret: SECRET, stop };
}
