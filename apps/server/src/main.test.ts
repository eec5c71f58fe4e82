import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/freePort.mjs';
import { openEmbedded } from './platform/data/database.ts';
import { startServer } from './testing/process.ts';

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-main-'));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const visit = (base: string, sessionKey: string) =>
  fetch(`${base}/api/visitRecord/addRecord`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ platformType: 0, sessionKey }),
  });

/** Sends the headers of a visit; resolves once the server asks for its body, to what sends that and gives the status. */
async function beginVisit(base: string, sessionKey: string): Promise<() => Promise<number | undefined>> {
  const body = JSON.stringify({ platformType: 0, sessionKey });
  const sent = request(`${base}/api/visitRecord/addRecord`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  return async () => {
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
}

/** Reads the folder of a server that has ended. */
async function storedVisits(dataDir: string): Promise<Set<string | null>> {
  const store = await openEmbedded(join(dataDir, 'db'));
  const rows = await store.owner.selectFrom('visit_record').select('session_key').execute();
  await store.close();
  return new Set(rows.map((row) => row.session_key));
}

describe('a server and its data folder', () => {
  const dataDir = newFolder();
  let server: Awaited<ReturnType<typeof startServer>>;

  test('starts cleanly after a first start that was killed halfway (S3)', async () => {
    const first = await startServer({ DATA_DIR: dataDir, DEMO: '1' });
    while (!existsSync(join(dataDir, 'db.lock'))) await pause(20);
    await pause(1_500);
    await first.kill('SIGKILL');
    server = await startServer({ DATA_DIR: dataDir, DEMO: '1' });
    await server.ready();
    await expect.poll(() => server.output()).toContain('http://shengya.localhost:');
  });

  test('refuses a second process on its folder, and another on its port (S1)', async () => {
    const rival = await startServer({ DATA_DIR: dataDir });
    expect(await rival.ended).toMatchObject({ code: 1 });
    expect(rival.output()).toMatch(
      /^The data folder .* is in use by another server \(process \d+, started .*\): .*\.\n$/,
    );
    const neighbour = await startServer({ DATA_DIR: newFolder(), PORT: new URL(server.base).port });
    expect(await neighbour.ended).toMatchObject({ code: 1 });
    expect(neighbour.output()).toMatch(/^Port \d+ is in use: stop what uses it, or choose another PORT\.\n$/);
  });

  test('closes a connection on which something other than HTTP arrives (E2)', async () => {
    const reply = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(server.base).port), '127.0.0.1', () => socket.write('GARBAGE\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('close', () => resolve(text));
    });
    expect(reply).toContain('Connection: close');
  });

  test('loses no acknowledged write to kill -9 and is ready again (S3)', async () => {
    const acknowledged: string[] = [];
    let isRunning = true;
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let index = 0; isRunning; index += 1) {
        const key = `${writer}-${index}`;
        const answer = await visit(server.base, key).catch(() => null);
        if (answer?.status === 200) acknowledged.push(key);
      }
    });
    while (acknowledged.length < 100) await pause(10);
    await server.kill('SIGKILL');
    isRunning = false;
    await Promise.all(writers);
    const stored = await storedVisits(dataDir);
    expect(acknowledged.filter((key) => !stored.has(key))).toEqual([]);
    server = await startServer({ DATA_DIR: dataDir, DEMO: '1' });
    await server.ready();
  });

  test('completes pending requests on a stop signal, and exits with 0 (S4)', async () => {
    // The server has read their headers, and waits for their bodies.
    const pending = await Promise.all(
      Array.from({ length: 20 }, (_, index) => beginVisit(server.base, `late-${index}`)),
    );
    const end = server.kill('SIGTERM');
    expect(await Promise.all(pending.map((finish) => finish()))).toEqual(Array(20).fill(200));
    expect(await end).toMatchObject({ code: 0 });
  });
});

test('reports in one sentence why it does not start, and exits with 1', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'file'), '');
  const port = String(await freePort());
  const closed = await freePort();
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: 'eighty' }, /^The configuration is wrong: PORT must be a number from 0 to 65535\.\n$/],
    [
      { DATA_DIR: join(folder, 'file/data'), PORT: port },
      /^The data folder .* cannot be written to \(ENOTDIR\): .*\.\n$/,
    ],
    [
      { DATA_DIR: folder, DATABASE_URL: `postgres://user:secret@127.0.0.1:${closed}/school` },
      /^The database of DATABASE_URL does not answer \(.*\): check address, name, user and password\.\n$/,
    ],
    [{ NODE_ENV: 'production' }, /^The configuration is wrong: production needs DATABASE_URL.*SECRET_KEY\.\n$/],
  ];
  const servers = await Promise.all(cases.map(([env]) => startServer({ DATA_DIR: folder, ...env })));
  const ends = await Promise.all(servers.map((server) => server.ended));
  expect(ends.map(({ code }) => code)).toEqual(cases.map(() => 1));
  servers.forEach((server, index) => {
    expect(server.output()).toMatch(cases[index]?.[1] ?? /never/);
    expect(server.output()).not.toContain('secret');
  });
});
