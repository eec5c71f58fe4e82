import { type Calls, contract, GUEST_HEADER, ResultCode, refusalData, toShape, toWireGroup } from '@shuyuan/contract';
import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { createApi } from './createApi.ts';
import { addGroup, addRefusals } from './groups.ts';
import type { ApiOptions, Sender } from './options.ts';
import { createSender } from './sender.ts';

const calls: Calls = contract;
for (const [domain, group] of Object.entries(calls)) addGroup(domain, toWireGroup(group));
addRefusals({ [ResultCode.unpaidOrderExists]: toShape(refusalData[ResultCode.unpaidOrderExists]) });

interface Answer {
  status?: number;
  data?: unknown;
  headers?: Record<string, string>;
}

/** An axios instance that answers every request with `answer` and keeps what was sent. */
function build(answer: Answer | Error, sender: Partial<Sender> = {}, bases: Partial<ApiOptions['bases']> = {}) {
  const sent: AxiosRequestConfig[] = [];
  const http = axios.create({
    adapter: async (config) => {
      sent.push(config);
      if (answer instanceof Error) throw answer;
      const { status = 200, data, headers = {} } = answer;
      const response: AxiosResponse = { status, data, headers, statusText: '', config };
      if (status < 300) return response;
      throw new AxiosError('status', undefined, config, null, response);
    },
  });
  const onLoggedOut = vi.fn();
  const options: ApiOptions = {
    bases: { student: '/api', point: '/point', upload: '/upload', ...bases },
    sender: () => ({ token: 'secret', companyId: 5, locale: 'en', ...sender }),
    onLoggedOut,
  };
  const api = createApi(options, async () => createSender(options, http));
  return { api, sent, onLoggedOut };
}

const ok = (resultData: unknown, facts = {}) => ({ data: { resultCode: 0, resultMessage: '', resultData, ...facts } });

describe('every request', () => {
  it.each([
    ['/api', '/api/userCommon/getAllGrade'],
    ['/api/', '/api/userCommon/getAllGrade'],
    ['/', '/userCommon/getAllGrade'],
    ['//', '/userCommon/getAllGrade'],
    ['', '/userCommon/getAllGrade'],
    ['/\\', '/userCommon/getAllGrade'],
    [' https://school.example/studentServer// ', 'https://school.example/studentServer/userCommon/getAllGrade'],
  ])('at the base “%s” goes to the server of the base, never with the token to another host', async (student, url) => {
    const { api, sent } = build(ok([]), {}, { student });
    await api.constants.grades();
    expect(sent[0]?.url).toBe(url);
  });

  it('carries isStudent, languageType, companyId and token in the query of a GET (§7)', async () => {
    const { api, sent } = build(ok([]));
    await api.constants.grades();
    expect(sent[0]).toMatchObject({
      method: 'get',
      url: '/api/userCommon/getAllGrade',
      params: { isStudent: 1, languageType: 1, companyId: 5, token: 'secret' },
    });
  });

  it('carries them in the body of a POST, with a request id of its own (§7, C1)', async () => {
    const { api, sent } = build(ok({}));
    await api.account.logout();
    const body: unknown = JSON.parse(String(sent[0]?.data));
    expect(body).toMatchObject({ isStudent: 1, languageType: 1, companyId: 5, token: 'secret' });
    expect(body).toHaveProperty('requestId', expect.stringMatching(/^[0-9a-f-]{36}$/));
    expect(sent[0]?.params).toBeUndefined();
  });

  it('leaves out the token of a visitor, and the language of Chinese in a query (§7)', async () => {
    const { api, sent } = build(ok([]), { token: null, companyId: null, locale: 'cn' });
    await api.constants.grades();
    expect(sent[0]?.params).toEqual({ isStudent: 1 });
  });

  it('carries the token of a guest’s record as a header, never in an address or a body (S9)', async () => {
    const { api, sent } = build(ok([]), { token: null });
    await api.constants.grades({}, { guestToken: 'of-a-guest' });
    expect(sent[0]?.headers).toMatchObject({ [GUEST_HEADER]: 'of-a-guest' });
    expect(JSON.stringify([sent[0]?.url, sent[0]?.params, sent[0]?.data])).not.toContain('of-a-guest');
    await api.constants.grades();
    expect(sent[1]?.headers).not.toHaveProperty(GUEST_HEADER);
  });

  it('says null for Chinese in a body, where a query says nothing (§7)', async () => {
    const { api, sent } = build(ok({}), { locale: 'cn' });
    await api.account.logout();
    expect(JSON.parse(String(sent[0]?.data))).toHaveProperty('languageType', null);
  });
});

it('of a page that is being closed is on its way before that page is gone, with the login in it', async () => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  const { api, sent } = build(ok({}));
  await api.account.logout(); // the code that sends is there
  const isOver = api.room.log({ roomId: 4, tempLogId: 7, joinType: 'close' }, { keepalive: true });
  for (let turn = 0; turn < 20; turn++) await Promise.resolve(); // nothing but what one event of the page lets run
  const [url, init] = fetched.mock.lastCall ?? [];
  expect([url, init?.method, init?.keepalive]).toEqual(['/api/studyroom/live/appJoinRoomLog', 'POST', true]);
  expect(JSON.parse(String(init?.body))).toMatchObject({ tempLogId: 7, joinType: 3, token: 'secret', companyId: 5 });
  expect(sent).toHaveLength(1);
  await isOver;
  vi.unstubAllGlobals();
});

describe('an answer', () => {
  it('is read in product words, page facts beside the items', async () => {
    const wire = { id: 1, constantId: 3, constantDescribe: '数学', unknown: 'dropped' };
    const { api } = build(ok([wire]));
    expect(await api.constants.subjects()).toEqual([{ id: 3, name: '数学' }]);
    const list = build(ok([], { totalCount: 128, currentPage: 2, pageSize: 16 }));
    expect(await list.api.courses.list({ page: 2 })).toEqual({
      items: [],
      totalCount: 128,
      currentPage: 2,
      pageSize: 16,
    });
  });

  it.each([
    ['-1 in the body', { data: { resultCode: -1, resultMessage: 'over' } }],
    ['HTTP 401', { status: 401 }],
    ['HTTP 403', { status: 403, data: { message: 'no' } }],
    ['HTTP 400', { status: 400, data: '<html>' }],
  ])('of %s ends the login with the token that was sent (§4, E6)', async (_name, answer) => {
    const { api, onLoggedOut } = build(answer);
    await expect(api.account.userInfo()).rejects.toMatchObject({ kind: 'loggedOut' });
    expect(onLoggedOut).toHaveBeenCalledExactlyOnceWith('secret');
  });

  it.each([
    ['-1 in its own envelope', { data: { code: -1, state: 'fail', msg: 'over' } }],
    ['resultCode -1', { data: { resultCode: -1, resultMessage: 'over' } }],
    ['HTTP 401', { status: 401 }],
  ])('of the point server, %s, ends the login too (§4, E5)', async (_name, answer) => {
    const { api, sent, onLoggedOut } = build(answer);
    await expect(api.chat.list({})).rejects.toMatchObject({ kind: 'loggedOut' });
    expect(sent[0]?.url).toMatch(/^\/point\//);
    expect(onLoggedOut).toHaveBeenCalledExactlyOnceWith('secret');
  });

  it.each([
    [
      '404 shows the error field',
      { status: 404, data: { error: '课程不存在', message: 'x' } },
      'missing',
      '课程不存在',
    ],
    [
      '404 of a server without the call is no word on what exists',
      { status: 404, data: { error: 'Not Found' } },
      'notServed',
      '',
    ],
    ['404 as a page of a proxy', { status: 404, data: '<html>404</html>' }, 'notServed', ''],
    ['405 of a path under another method', { status: 405, data: { error: 'Method Not Allowed' } }, 'notServed', ''],
    ['501 of a call that is to come', { status: 501, data: {} }, 'notServed', ''],
    ['500 shows the message field', { status: 500, data: { message: '出错了' } }, 'failed', '出错了'],
    ['429 shows the message field', { status: 429, data: { message: '太频繁' } }, 'tooMany', '太频繁'],
    ['a refusal shows its message', { data: { resultCode: 2002, resultMessage: '密码错误' } }, 'refused', '密码错误'],
    ['HTML instead of JSON', { data: '<html>' }, 'malformed', ''],
    ['a record that is not of the contract', ok([{ constantId: 'x' }]), 'malformed', ''],
    ['code 0 with nothing where a list is meant (decision 0080)', ok(null), 'malformed', ''],
  ])('%s (§8)', async (_name, answer, kind, message) => {
    const { api, onLoggedOut } = build(answer);
    await expect(api.constants.subjects()).rejects.toMatchObject({ kind, message });
    expect(onLoggedOut).not.toHaveBeenCalled();
  });

  it('brings along what a refusal carries, in product words, and nothing that is not of the contract', async () => {
    const data = { orderId: 7, orderNum: '20261120100000000001', commodityId: 9 };
    const refusal = { resultCode: ResultCode.unpaidOrderExists, resultMessage: 'x' };
    const { api } = build({ data: { ...refusal, resultData: data } });
    await expect(api.constants.grades()).rejects.toMatchObject({ data: { id: 7, goodsId: 9 } });
    const odd = build({ data: { ...refusal, resultData: { orderId: 'x' } } });
    await expect(odd.api.constants.grades()).rejects.toMatchObject({ kind: 'refused', data: undefined });
  });

  it('names the fields of a body that broke a rule', async () => {
    const fields = [{ field: 'password', rule: 'length' }];
    const { api } = build({ status: 422, data: { message: 'x', fields } });
    await expect(api.account.logout()).rejects.toMatchObject({ kind: 'invalid', fields });
  });

  it('that never comes is unreachable, and nobody is logged out by it', async () => {
    const { api, onLoggedOut } = build(new AxiosError('Network Error', 'ERR_NETWORK'));
    await expect(api.account.userInfo()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(onLoggedOut).not.toHaveBeenCalled();
  });
});

it('waits for its code, and asks for it again when the first load failed', async () => {
  const { api } = build(ok([]));
  expect(await api.constants.grades()).toEqual([]);
  let tries = 0;
  const options: ApiOptions = {
    bases: { student: '', point: '', upload: '' },
    sender: () => ({ token: null, companyId: null, locale: 'cn' }),
    onLoggedOut: () => undefined,
  };
  const flaky = createApi(options, async () => {
    tries++;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return async () => 'answer';
  });
  await expect(flaky.account.userInfo()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(await flaky.account.userInfo()).toBe('answer');
});

it.each([
  ['login', null, 'of-b'],
  ['logout', 'of-a', null],
  ['change of the student', 'of-a', 'of-b'],
])(
  'a %s while the code of requests is on its way changes no request that was made before it',
  async (_, before, after) => {
    const sent: AxiosRequestConfig[] = [];
    const http = axios.create({
      adapter: async (config) => {
        sent.push(config);
        return { status: 200, data: ok([]).data, headers: {}, statusText: '', config };
      },
    });
    let token: string | null = before;
    const options: ApiOptions = {
      bases: { student: '', point: '', upload: '' },
      sender: () => ({ token, companyId: null, locale: 'en' }),
      onLoggedOut: () => undefined,
    };
    const code = Promise.withResolvers<ReturnType<typeof createSender>>();
    const api = createApi(options, () => code.promise);
    const first = api.constants.grades();
    token = after;
    const second = api.constants.subjects();
    code.resolve(createSender(options, http));
    await Promise.all([first, second]);
    expect(sent.map(({ params }) => (params as { token?: string }).token ?? null)).toEqual([before, after]);
  },
);

it('says what to write when a call is asked for in a way that the build does not see', async () => {
  const { api } = build(ok([]));
  const unseen = (api as unknown as Record<string, Record<string, () => Promise<unknown>>>)['elsewhere'];
  await expect(unseen?.['list']?.()).rejects.toThrow('api.elsewhere');
});
