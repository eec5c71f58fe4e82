import { contract, PROOF_NEEDED, toWireGroup } from '@shuyuan/contract';
import axios, { type AxiosRequestConfig } from 'axios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startUnder } from './abandon.ts';
import { createApi } from './createApi.ts';
import { addGroup } from './groups.ts';
import { pbkdf2 } from './secureOnly/pbkdf2.ts';
import { createSender } from './sender.ts';
import { solveProof } from './solveProof.ts';

addGroup('account', toWireGroup(contract.account));

const WORK = { challenge: '4.tx2.nonce.signature', parts: 3, tries: 4, cost: 2 };

afterEach(() => vi.unstubAllGlobals());

/** A server that asks for a proof this many times. */
function buildServer(times: number, work: object = WORK) {
  const sent: Record<string, unknown>[] = [];
  const onProving = vi.fn();
  const http = axios.create({
    adapter: async (config: AxiosRequestConfig) => {
      sent.push(JSON.parse(String(config.data)));
      const needed = { resultCode: PROOF_NEEDED, resultMessage: '请刷新页面', resultData: work };
      const data = sent.length <= times ? needed : { resultCode: 0, resultMessage: '', resultData: { countDown: 60 } };
      return { status: 200, data, headers: {}, statusText: '', config } as never;
    },
  });
  const options = {
    bases: { student: '/api', point: '/point', upload: '/upload' },
    sender: () => ({ token: null, companyId: 5, locale: 'cn' as const }),
    onLoggedOut: vi.fn(),
    onProving,
  };
  return { api: createApi(options, async () => createSender(options, http)), sent, onProving };
}
const input = { account: '13800002026', purpose: 'login' } as const;

describe('a call that asks for a proof (2013, S15)', () => {
  it('is answered by itself: the same request goes again with a proof of this browser, and the page says why it waits', async () => {
    const { api, sent, onProving } = buildServer(1);
    expect(await api.account.sendCode(input)).toMatchObject({ resendS: 60 });
    const [first, second] = sent;
    expect(second).toEqual({ ...first, proof: await solveProof(WORK) });
    expect(onProving.mock.calls).toEqual([[true], [false]]);
  });

  it('asks three times at most, and then says what the server said', async () => {
    const { api, sent, onProving } = buildServer(10);
    await expect(api.account.sendCode(input)).rejects.toMatchObject({ code: PROOF_NEEDED, message: '请刷新页面' });
    expect(sent).toHaveLength(4);
    expect(onProving.mock.calls).toEqual([[true], [false]]);
  });

  it.each([
    ['nothing', {}],
    ['an hour of work', { ...WORK, tries: 1e9 }],
    ['words', { ...WORK, cost: 'much' }],
  ])('is refused where its work is %s', async (_what, work) => {
    const { api, sent, onProving } = buildServer(1, work);
    await expect(api.account.sendCode(input)).rejects.toMatchObject({ code: PROOF_NEEDED });
    expect(sent).toHaveLength(1);
    expect(onProving).not.toHaveBeenCalled();
  });

  it('is not worked on for a page that was left', async () => {
    const { api, sent, onProving } = buildServer(1);
    const page = new AbortController();
    onProving.mockImplementation((isNow) => isNow && page.abort());
    const call = startUnder(page.signal, () => api.account.sendCode(input));
    await expect(call).rejects.toMatchObject({ code: PROOF_NEEDED });
    expect(sent).toHaveLength(1);
    expect(onProving.mock.calls).toEqual([[true], [false]]);
  });
});

it('a proof is the least counter of each part whose key begins with a number below its bound', async () => {
  const counters = (await solveProof(WORK)).slice(WORK.challenge.length + 1).split('-');
  expect(counters).toHaveLength(WORK.parts);
  for (const [part, counter] of counters.entries()) {
    const tried = Array.from({ length: Number.parseInt(counter, 36) + 1 }, (_none, index) =>
      pbkdf2(`${part}:${index}`, WORK.challenge, WORK.cost),
    );
    const keys = (await Promise.all(tried)).map(({ buffer }) => new DataView(buffer).getUint32(0));
    expect(keys.map((key) => key < 2 ** 32 / WORK.tries)).toEqual([...keys.slice(1).map(() => false), true]);
  }
});

it('work gives its thread back, so that the page goes on (S15)', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  await solveProof({ ...WORK, parts: 8, tries: 64, cost: 100 });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});
