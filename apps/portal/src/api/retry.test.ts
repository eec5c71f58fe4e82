import { contract, toWireGroup } from '@shuyuan/contract';
import axios, { AxiosError, type AxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startUnder } from './abandon.ts';
import { createApi } from './createApi.ts';
import { addGroup } from './groups.ts';
import { Query } from './query.ts';
import './retry.ts'; // here before the clock stands still
import { createSender } from './sender.ts';

addGroup('account', toWireGroup(contract.account));
addGroup('constants', toWireGroup(contract.constants));

/** A server that answers 503 with `Retry-After` this many times, then well. */
function buildServer(crowdedTimes: number, { status = 503, retryAfter = '2' as string | null } = {}) {
  const sent: AxiosRequestConfig[] = [];
  const onCrowded = vi.fn();
  const http = axios.create({
    adapter: async (config) => {
      sent.push(config);
      const isCrowded = sent.length <= crowdedTimes;
      const response = {
        status: isCrowded ? status : 200,
        data: isCrowded
          ? { message: '很忙' }
          : { resultCode: 0, resultMessage: '', resultData: config.method === 'get' ? [] : {} },
        headers: isCrowded && retryAfter ? { 'retry-after': retryAfter } : {},
        statusText: '',
        config,
      };
      if (isCrowded) throw new AxiosError('status', undefined, config, null, response);
      return response;
    },
  });
  const options = {
    bases: { student: '/api', point: '/point', upload: '/upload' },
    sender: () => ({ token: null, companyId: 5, locale: 'cn' as const }),
    onLoggedOut: vi.fn(),
    onCrowded,
  };
  return { api: createApi(options, async () => createSender(options, http)), sent, onCrowded };
}
/** Lets what was begun run up to its next timer. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await vi.advanceTimersByTimeAsync(0);
};
const bodyOf = (config: AxiosRequestConfig | undefined): unknown => JSON.parse(String(config?.data));

describe('a rush', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is waited out: a request is sent again by Retry-After, with the same requestId, and nobody clicks twice (S12, C1)', async () => {
    const { api, sent } = buildServer(3);
    const answer = api.account.logout();
    await settle();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(12_000);
    await answer;
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map((config) => (bodyOf(config) as { requestId: string }).requestId)).size).toBe(1);
  });

  it('is said once, however many requests wait, and taken back with the last of them', async () => {
    const { api, onCrowded } = buildServer(2);
    const answers = [api.constants.grades(), api.constants.subjects()];
    await settle();
    expect(onCrowded.mock.calls).toEqual([[true]]);
    await vi.advanceTimersByTimeAsync(10_000);
    await Promise.all(answers);
    expect(onCrowded.mock.calls).toEqual([[true], [false]]);
  });

  it('ends after a while: the last answer of the server is shown', async () => {
    const { api, sent, onCrowded } = buildServer(1_000);
    const failure = api.constants.grades().catch((error: unknown) => error);
    await settle();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await failure).toMatchObject({ kind: 'failed', code: 503, message: '很忙' });
    expect(sent.length).toBeGreaterThan(20 - 1);
    expect(onCrowded.mock.lastCall).toEqual([false]);
  });

  it('is left by leaving the page: nothing more is sent', async () => {
    const { api, sent, onCrowded } = buildServer(1_000);
    const query = new Query(() => api.constants.grades());
    void query.load();
    const page = new AbortController();
    const action = startUnder(page.signal, () => api.account.logout()).catch((error: unknown) => error);
    await settle();
    const before = sent.length;
    query.dispose();
    page.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(before);
    expect(await action).toMatchObject({ code: 503 });
    expect(onCrowded.mock.lastCall).toEqual([false]);
  });

  it('is none where the server names no time, or means something else', async () => {
    for (const answer of [{ retryAfter: null }, { status: 429 }, { status: 500 }]) {
      const { api, sent } = buildServer(1, answer);
      await expect(api.constants.grades()).rejects.toBeDefined();
      expect(sent).toHaveLength(1);
    }
  });
});
