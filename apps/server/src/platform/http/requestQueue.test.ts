import { contract } from '@shuyuan/contract';
import { expect, test, vi } from 'vitest';
import { openWorld } from '../../testing/world.ts';
import { notifyPath } from '../payments/addresses.ts';

const world = openWorld();

const metrics = async () => (await world.app.inject({ url: '/metrics' })).body;

/** Occupies every place at the database until the returned function is called. */
function occupy(callers: number): () => Promise<void> {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const held = Array.from({ length: callers }, (_, index) =>
    world.app.requestQueue({ companyId: 1, login: `busy-${index}`, network: '10.0.0.1' }, () => ended),
  );
  return async () => {
    end();
    await Promise.all(held);
  };
}

test('a rush waits for the database in a queue, and is answered 503 with Retry-After where that is full (S12)', async () => {
  const school = await world.school();
  const student = await school.student();
  await student.ask(contract.account.checkLogin); // the login is known from here on
  const end = occupy(10);
  const waiting = Array.from({ length: 60 }, () => student.answer(contract.account.checkLogin));
  await expect.poll(async () => (await metrics()).includes('database_queue_waiting 60')).toBe(true);
  const refused = await student.answer(contract.account.checkLogin);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(refused.body['message']).toBeTruthy();
  await end();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(60).fill(200));
  expect(await metrics()).toContain('database_queue_rejections_total{reason="full"} 1');
});

test('static files, health and readiness do not wait behind a rush (S12)', async () => {
  const end = occupy(10);
  for (const url of ['/healthz', '/readyz', '/web/config.json']) {
    const { statusCode } = await world.app.inject({ url });
    expect([url, statusCode < 500]).toEqual([url, true]);
  }
  const body = await metrics();
  expect(body).toMatch(/database_queue_running 10\b/);
  expect(body).toContain('database_queue_waiting 0');
  await end();
});

test('a notification of a payment provider does not wait behind a rush (S12)', async () => {
  const end = occupy(10);
  const answer = await world.app.inject({ method: 'POST', url: notifyPath('alipay'), payload: '{}' });
  expect(answer.statusCode).not.toBe(503);
  await end();
});

test('one login uses a few connections at once, whatever it sends (S12)', async () => {
  const school = await world.school();
  const student = await school.student();
  await student.ask(contract.account.checkLogin); // the login is known from here on
  let most = 0;
  let running = 0;
  const withTenant = world.platform.tenancy.withTenant;
  const watch = vi.spyOn(world.platform.tenancy, 'withTenant').mockImplementation(async (...args) => {
    running += 1;
    most = Math.max(most, running);
    try {
      return (await withTenant(...args)) as never;
    } finally {
      running -= 1;
    }
  });
  const answers = await Promise.all(Array.from({ length: 30 }, () => student.answer(contract.account.checkLogin)));
  watch.mockRestore();
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(most).toBe(4);
});

test('a caller who has left is not worked for (S12)', async () => {
  const left = { companyId: 1, login: 'left', network: '10.0.0.1', isGone: () => true };
  const work = vi.fn(async () => 'done');
  await expect(world.app.requestQueue(left, work)).rejects.toMatchObject({ status: 503 });
  expect(work).not.toHaveBeenCalled();
});
