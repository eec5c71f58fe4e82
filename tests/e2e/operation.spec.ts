import { once } from 'node:events';
import { contract } from '@shuyuan/contract';
import { freePort } from '../../scripts/freePort.mjs';
import { call, register } from './support/api.ts';
import { spawnServer, startServer } from './support/server.ts';
import { logIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('a server killed after an acknowledged registration still has the student after a restart (S3)', async ({
  page,
  newDataDir,
}) => {
  const first = await startServer(newDataDir());
  const student = await register(first, '6c');
  await first.kill();
  const second = await startServer(first.dataDir);
  try {
    const info = await call(second, '6c', contract.account.userInfo, {}, student.token);
    expect(info.nickname).toBe(student.nickname);
    await page.goto(second.url('6c', '/login?referer=%2Fweb%2Fpersonal'));
    await logIn(page, 'cn', { account: student.account, password: student.password });
    await expect(page.getByRole('heading', { level: 1, name: student.nickname })).toBeVisible();
  } finally {
    await page.goto('about:blank'); // an open page would lose its server
    await second.stop();
  }
});

test('a second start on the same data folder fails with one sentence and exit status 1 (S1)', async ({ server }) => {
  const portal = process.env['PORTAL_DIR'] ?? 'apps/portal/dist'; // built already: skips the check for changes
  const place = { PORT: String(await freePort()), DATA_DIR: server.dataDir, PORTAL_DIR: portal };
  const { child, said } = spawnServer(place, 'scripts/start.mjs'); // what `npm start` runs after installation
  const [status] = await once(child, 'exit');
  expect(status).toBe(1);
  expect(said().trim().split('\n')).toHaveLength(1);
  expect(said()).toMatch(/^The data folder .+ is in use by another server \(process \d+, started .+\): .+\.\n$/);
  expect(said()).toContain(`process ${server.process.pid}`);
});

test('a port in use is reported in one sentence, and the first server keeps running (S1)', async ({
  page,
  server,
  newDataDir,
}) => {
  const { child, said } = spawnServer({ PORT: String(server.port), DATA_DIR: newDataDir(), LOG_LEVEL: 'silent' });
  const [status] = await once(child, 'exit');
  expect(status).toBe(1);
  expect(said().trim()).toBe(`Port ${server.port} is in use: stop what uses it, or choose another PORT.`);
  await page.goto(server.url('6c', '/index'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
