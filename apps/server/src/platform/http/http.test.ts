import { contract } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';
import { JSON_DEPTH_MAX } from './json.ts';

const world = openWorld();
const VISIT = '/api/visitRecord/addRecord';
const MENU = '/api/menu/menuBarList';

async function send(request: { method?: string; url: string; payload?: string; type?: string; host?: string }) {
  const school = await world.school();
  const response = await world.app.inject({
    method: (request.method ?? 'GET') as 'GET',
    url: request.url,
    headers: {
      host: school.host,
      ...(request.payload === undefined ? {} : { 'content-type': request.type ?? 'application/json' }),
    },
    ...(request.payload === undefined ? {} : { payload: request.payload }),
  });
  return { status: response.statusCode, body: response.json() as Record<string, unknown>, headers: response.headers };
}

describe('what is wrong with a request is 422, and never 400, 401 or 403 (E2)', () => {
  const nested = `${'{"a":'.repeat(JSON_DEPTH_MAX)}{}${'}'.repeat(JSON_DEPTH_MAX)}`;
  const bodies: Record<string, string> = {
    'malformed JSON': '{"platformType":',
    'an empty body': '',
    'an array': '[]',
    'a bare text': '"x"',
    null: 'null',
    'a prototype key': '{"platformType":0,"__proto__":{"isStudent":1}}',
    'an escaped prototype key': '{"platformType":0,"\\u005f_proto__":{}}',
    'a constructor key': '{"platformType":0,"constructor":{"prototype":{}}}',
    'a key twice': '{"platformType":0,"platformType":0}',
    'nesting beyond 20 levels': nested,
    'thousands of keys': `{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
    'thousands of keys inside': `{"platformType":{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":1`).join(',')}}}`,
    'broken text among many fields': `{"platformType":0,"more":{${Array.from({ length: 150 }, (_, at) => `"k${at}":"\\u0000"`).join(',')}}}`,
    'a missing field': '{}',
    'an array for a scalar': '{"platformType":[0]}',
    'an object for a common parameter': '{"platformType":0,"companyId":{"a":1}}',
    'a language that does not exist': '{"platformType":0,"languageType":"fr"}',
    'an idempotency key that is no uuid': '{"platformType":0,"requestId":"1"}',
    'a text that is too long': JSON.stringify({ platformType: 0, path: 'x'.repeat(513) }),
  };
  for (const [name, payload] of Object.entries(bodies)) {
    test(name, async () => {
      const { status, body } = await send({ method: 'POST', url: VISIT, payload });
      expect(status).toBe(422);
      expect(body['message']).toBeTruthy();
      expect(body['error']).toBe(body['message']);
      expect(body['requestId']).toMatch(/^[0-9a-f-]{36}$/);
    });
  }
  const addresses = {
    'a parameter twice (Z2)': `${MENU}?companyId=1&companyId=2`,
    'an array-shaped parameter (Z2)': `${MENU}?companyId[]=1`,
    'bad percent-encoding in the query': `${MENU}?languageType=%zz`,
    'bad percent-encoding in the path': '/api/%zz',
    'a value of the wrong kind': '/api/auditButtonManage/auditButtonManageByType?type=six',
  };
  for (const [name, url] of Object.entries(addresses)) {
    test(name, async () => {
      expect((await send({ url })).status).toBe(422);
    });
  }
});

test('names every field that breaks its schema, and the rule it breaks (E2)', async () => {
  const { body } = await send({
    method: 'POST',
    url: '/api/userCommon/register',
    payload: JSON.stringify({ account: 'x', captchaCode: '12', password: 'aaaaaa', nickName: '', isAgree: 1 }),
  });
  expect(body['fields']).toEqual([
    { field: 'account', rule: 'format' },
    { field: 'captchaCode', rule: 'format' },
    { field: 'password', rule: 'classes' },
    { field: 'nickName', rule: 'required' },
  ]);
});

test('refuses other kinds of bodies with 415, long ones with 413, long queries with 414 (S6, S7)', async () => {
  const form = await send({
    method: 'POST',
    url: VISIT,
    payload: 'platformType=0',
    type: 'application/x-www-form-urlencoded',
  });
  expect([form.status, form.body['message']]).toEqual([415, '不支持的内容类型']);
  const long = await send({ method: 'POST', url: VISIT, payload: JSON.stringify({ path: 'x'.repeat(1_048_576) }) });
  expect(long.status).toBe(413);
  const query = await send({ url: `${MENU}?a=${'x'.repeat(8_193)}` });
  expect(query.status).toBe(414);
});

test('answers unknown paths with 404 in both envelopes, without repeating the address (E3)', async () => {
  const { status, body } = await send({ url: '/api/no/such/path?token=secret' });
  expect(status).toBe(404);
  expect(Object.keys(body).sort()).toEqual(['error', 'message', 'requestId']);
  expect(JSON.stringify(body)).not.toContain('secret');
  expect((await send({ url: '/api/Menu/menuBarList' })).status).toBe(404);
});

test('puts the message of an internal error into the log only (E3)', async () => {
  const school = await world.school();
  const broken = world.platform.tenancy.withTenant;
  world.platform.tenancy.withTenant = () => Promise.reject(new Error('column "secret" of 13800001111'));
  const answer = await school
    .visitor()
    .send({ method: 'GET', path: '/api/auditButtonManage/auditButtonManageByType', query: { type: '1' } });
  world.platform.tenancy.withTenant = broken;
  expect(answer.status).toBe(500);
  expect(answer.text).not.toMatch(/secret|column|at /);
  const line = world.logged.find((entry) => entry.includes('"failed"')) ?? '';
  expect(line).toContain('column');
  expect(line).not.toMatch(/secret|13800001111/);
});

test('sends security headers with every response (S8)', async () => {
  const { headers } = await send({ url: MENU });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=(self), microphone=(self)'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('allows exactly the schools’ own origins, without credentials (S8)', async () => {
  const school = await world.school();
  const ask = async (origin: string) => {
    const response = await world.app.inject({ method: 'OPTIONS', url: MENU, headers: { host: school.host, origin } });
    expect(response.statusCode).toBe(204);
    expect(response.headers['access-control-allow-credentials']).toBeUndefined();
    return response.headers['access-control-allow-origin'];
  };
  expect(await ask(`http://${school.host}`)).toBe(`http://${school.host}`);
  for (const origin of [
    `https://${school.host}`,
    `http://${school.label}.localhost:9`,
    `http://${school.label}.evil.example`,
    'null',
    '*',
    'http://nobody.localhost:8080',
  ]) {
    expect(await ask(origin)).toBeUndefined();
  }
});

test('gives headers 10 s, and an upload 10 minutes (S6)', () => {
  expect([world.app.server.headersTimeout, world.app.server.requestTimeout]).toEqual([10_000, 600_000]);
});

test('answers in the requested language (X6)', async () => {
  const school = await world.school();
  const answer = await school.visitor().answer(contract.tenant.agreement, { id: 1 }, { locale: 'en' });
  expect(answer.body['message']).toBe('Not found, or no longer available');
});

test('answers a conditional request for an unchanged visitors’ list with 304 (performance.md §3)', async () => {
  const school = await world.school();
  const first = await world.app.inject({ url: MENU, headers: { host: school.host } });
  const again = await world.app.inject({
    url: MENU,
    headers: { host: school.host, 'if-none-match': String(first.headers['etag']) },
  });
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
});
