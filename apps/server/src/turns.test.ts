import { AsyncLocalStorage } from 'node:async_hooks';
import { contract, GUEST_HEADER } from '@shuyuan/contract';
import type { RouteOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { createLinkSigner } from './platform/http/linkSigner.ts';
import { isDemoRoute } from './platform/ops/demoRoutes.ts';
import { notifyPath } from './platform/payments/addresses.ts';
import { signNotice } from './platform/payments/sandboxNotice.ts';
import { buildCourse } from './testing/catalogue.ts';
import { loginOf } from './testing/matrix.ts';
import { matrixRows } from './testing/matrixRows.ts';
import { openPayment, orderCourse } from './testing/orders.ts';
import type { School } from './testing/school.ts';
import { openWorld, type World } from './testing/world.ts';

const world = openWorld({ config: { rateLimitFactor: 1, trustProxy: true } });
/** Its limits are so low that a test reaches them. */
const strict = openWorld({ config: { rateLimitFactor: 0.01 } });

/** What one request did: whether its address was counted, whether it has its turn, and the transactions that it opened. */
interface Trace {
  isCounted: boolean;
  hasTurn: boolean;
  transactions: ('in turn' | 'not counted' | 'past the queue')[];
}
const traces = new AsyncLocalStorage<Trace>();

beforeAll(() => {
  for (const each of [world, strict]) trace(each);
});

function trace({ app, platform: { tenancy } }: World): void {
  const { limiter, requestQueue } = app;
  const { withTenant } = tenancy;
  app.limiter = async (...parts) => {
    const current = traces.getStore();
    if (current) current.isCounted = true;
    return limiter(...parts);
  };
  app.requestQueue = (caller, work) => {
    const current = traces.getStore();
    return requestQueue(caller, () => (current ? traces.run({ ...current, hasTurn: true }, work) : work()));
  };
  tenancy.withTenant = (...parts) => {
    const current = traces.getStore();
    current?.transactions.push(current.hasTurn ? (current.isCounted ? 'in turn' : 'not counted') : 'past the queue');
    return withTenant(...parts);
  };
}

async function traced<T>(send: () => Promise<T>): Promise<{ answer: T; transactions: Trace['transactions'] }> {
  const trace: Trace = { isCounted: false, hasTurn: false, transactions: [] };
  return { answer: await traces.run(trace, send), transactions: trace.transactions };
}

/** The sandbox cashier stands in for a provider outside, so its own transactions are no part of the request. */
describe('a transaction of a call is opened after its caller was counted, in its turn (S7, S12)', () => {
  for (const [index, row] of matrixRows.entries()) {
    test(`${row.call.method} ${row.call.path}`, async () => {
      const school = await world.school();
      const owner = await loginOf(row, school);
      const input = (await row.input(school, owner)) as Record<string, unknown>;
      const { transactions } = await traced(() => owner.answer(row.call, input));
      const allowed = [...(row.call === contract.orders.pay ? ['past the queue'] : []), 'in turn'];
      expect(allowed).toEqual(expect.arrayContaining(transactions));
      const stranger = school.visitor();
      const unknown = await traced(() =>
        stranger.answer(row.call, input, {
          token: world.platform.secrets.newToken(school.id),
          // An address that guesses too much is not looked up any more.
          headers: { [GUEST_HEADER]: world.platform.secrets.newToken(school.id), 'x-forwarded-for': `10.1.${index}.1` },
        }),
      );
      expect(['in turn']).toEqual(expect.arrayContaining(unknown.transactions));
    });
  }
});

type Path = (school: School) => string;
/** A token of the right form that is nobody's. */
const madeUp = ({ id }: School) => world.platform.secrets.newToken(id);
/** An address of each route outside the contract; null where it opens a transaction only for a provider's signature. */
const ADDRESSES: Readonly<Record<string, Path | null>> = {
  '/healthz': () => '/healthz',
  '/readyz': () => '/readyz',
  '/metrics': () => '/metrics',
  '/files/u/:name': () => `/files/u/${'a'.repeat(32)}.png`,
  '/files/seed/*': () => '/files/seed/nothing.svg',
  '/files/private/:company/:signature/*': ({ id }) => `/files/private/${id.toString(36)}/${'a'.repeat(43)}/u/a.png`,
  '/api/calendar/:file': () => `/api/calendar/1.${'a'.repeat(43)}.ics`,
  '/welcome/:token': (school) => `/welcome/${madeUp(school)}`,
  '/': () => '/',
  '/web': () => '/web',
  '/web/config.json': () => '/web/config.json',
  '/web/*': () => '/web/course',
  '/mobile/': () => '/mobile/',
  '/mobile/*': () => '/mobile/course',
  '/*': () => '/nothing',
  '/api/docs/': () => '/api/docs/',
  '/api/docs/json': () => '/api/docs/json',
  '/api/docs/yaml': () => '/api/docs/yaml',
  '/api/docs/static/*': () => '/api/docs/static/index.css',
  '/api/docs/static/index.html': () => '/api/docs/static/index.html',
  '/api/docs/static/swagger-initializer.js': () => '/api/docs/static/swagger-initializer.js',
  '/pay/notify/alipay': null,
  '/pay/notify/wechat': null,
};

const outside = () =>
  world.app.routeTable.filter(({ url, config, method }) => !config?.call && !isDemoRoute(url) && method !== 'HEAD');

test('every route outside the contract has an address here', () => {
  expect(outside().flatMap(({ url }) => (url in ADDRESSES ? [] : [url]))).toEqual([]);
});

test('routes outside the contract open nothing for a stranger past limiter and queue, but what is cached (S7, S12)', async () => {
  for (const { url, method } of outside()) {
    const path = ADDRESSES[url];
    if (!path) continue;
    const school = await world.school();
    const send = () => school.visitor().send({ method: methodOf(method), path: path(school) });
    const first = await traced(send);
    const again = await traced(send);
    // The record of a school and its menu are read once a minute, whoever asks.
    const cached = /^\/(?:web|mobile)/.test(url) ? ['past the queue'] : [];
    expect([...cached, 'in turn'], url).toEqual(expect.arrayContaining(first.transactions));
    expect(['in turn'], url).toEqual(expect.arrayContaining(again.transactions));
  }
});

test('a notification of a payment is counted by its address, and works in its turn (S7, S12)', async () => {
  const school = await world.school();
  const student = await school.student();
  const placed = await orderCourse(student, await buildCourse(school));
  const outTradeNo = await openPayment(school, student, placed);
  const settlement = { outTradeNo, transactionId: 'SB1', amountFen: placed.payFen, currency: 'CNY' as const };
  const { headers, body } = signNotice(
    world.platform.secrets,
    'alipay',
    { ...settlement, status: 'success' },
    world.clock.now(),
  );
  const notice = {
    method: 'POST',
    url: notifyPath('alipay'),
    headers: { ...headers, 'content-type': 'application/json' },
  } as const;
  // Awaited inside: `inject` sends nothing before.
  const { answer, transactions } = await traced(async () => await world.app.inject({ ...notice, payload: body }));
  expect([answer.statusCode, transactions]).toEqual([200, ['in turn']]);
  const madeUp = () => strict.app.inject({ ...notice, payload: 'nothing', remoteAddress: '9.9.9.1' });
  let last = await madeUp();
  for (let sent = 0; sent < 300 && last.statusCode !== 429; sent += 1) last = await madeUp();
  expect(last.statusCode).toBe(429);
});

function methodOf(method: RouteOptions['method']) {
  const [one] = [method].flat();
  return one as 'GET' | 'POST';
}

/** Addresses of routes outside the contract that open a transaction for a stranger. */
const OPENING: Readonly<Record<string, Path>> = {
  '/files/u/:name': () => `/files/u/${'a'.repeat(32)}.png`,
  '/api/calendar/:file': () => `/api/calendar/1.${'a'.repeat(43)}.ics`,
  '/welcome/:token': ({ id }) => `/welcome/${strict.platform.secrets.newToken(id)}`,
  '/files/private/:company/:signature/*': ({ id }) => {
    const now = strict.clock.now();
    return createLinkSigner(strict.platform.secrets, { companyId: id, holder: { kind: 'visitor' }, now }).sign(
      `u/${'a'.repeat(32)}.png`,
    );
  },
};

test.each(Object.entries(OPENING))(
  'whoever asks %s too often is told to wait, and the database is not asked (S7)',
  async (url, path) => {
    const school = await strict.school();
    expect(outside().find((one) => one.url === url)?.config?.rate).toBeDefined();
    // Awaited inside: `inject` sends nothing before.
    const send = () =>
      traced(
        async () =>
          await strict.app.inject({
            url: path(school),
            headers: { host: school.host },
            remoteAddress: `9.9.9.${url.length}`,
          }),
      );
    const first = await send();
    expect([first.answer.statusCode, first.transactions]).toEqual([404, expect.arrayContaining(['in turn'])]);
    let last = first;
    for (let sent = 0; sent < 200 && last.answer.statusCode !== 429; sent += 1) last = await send();
    expect(last.answer.statusCode).toBe(429);
    expect(last.transactions).toEqual([]);
  },
);
