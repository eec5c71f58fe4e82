import type { MembershipRecord } from '@shuyuan/contract';
import { runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { RootStore } from '../../../stores/RootStore.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi, buildCookies, buildServices } from '../../../testing/services.ts';
import { EquityStore } from './EquityStore.ts';

const pageOf = <T>(items: T[]) => ({ items, totalCount: items.length, currentPage: 1, pageSize: 5 });
const SERVER_TIME = '2026-11-20T02:00:00Z';
const ended: MembershipRecord = {
  id: 1,
  name: '月卡',
  source: 'order',
  startsAt: '2026-10-01T00:00:00Z',
  endsAt: '2026-10-31T15:59:59Z',
  status: 'ended',
};

function build({ token, isMember }: { token: string | null; isMember: boolean }) {
  const calls = {
    packages: vi.fn(async () => pageOf([])),
    courses: vi.fn(async () => pageOf([])),
    records: vi.fn(async () => pageOf([ended])),
    alarm: vi.fn(async () => ({ isAlarm: false })),
    mine: vi.fn(async () => ({
      isMember,
      savedFen: 0,
      serverTime: SERVER_TIME,
      name: '学年卡',
      since: '2025-11-28T00:00:00Z',
      until: isMember ? '2026-11-27T15:59:59Z' : '2026-10-31T15:59:59Z',
    })),
  };
  const { services } = buildServices({
    api: buildApi({ memberships: calls }),
    cookies: buildCookies(token ? { access_token: token } : {}),
  });
  const root = new RootStore(services, { origin: 'http://shengya.localhost', hostname: 'shengya.localhost' });
  const store = observedStore(new EquityStore(root));
  store.start();
  return { store, calls, root };
}

describe('the page of memberships', () => {
  it('loads no personal data for a visitor', async () => {
    const { store, calls } = build({ token: null, isMember: false });
    await vi.waitFor(() => expect(store.packages.value).toBeDefined());
    for (const call of [calls.mine, calls.records, calls.alarm]) expect(call).not.toHaveBeenCalled();
    store.dispose();
  });

  it('asks once for the reminder that may be due, and its failure shows nowhere (§7)', async () => {
    const { store, calls } = build({ token: 't', isMember: true });
    calls.alarm.mockRejectedValue(new ApiError('failed'));
    await vi.waitFor(() => expect(store.own).toMatchObject({ name: '学年卡', isOver: false }));
    expect(calls.alarm).toHaveBeenCalledOnce();
    store.dispose();
  });

  it('uses the clock of the server (§9)', async () => {
    const { store } = build({ token: 't', isMember: true });
    await vi.waitFor(() => expect(store.time.now).toBe(Date.parse(SERVER_TIME)));
    store.dispose();
  });

  it('keeps showing a membership that is over', async () => {
    const { store } = build({ token: 't', isMember: false });
    await vi.waitFor(() => expect(store.own).toMatchObject({ name: '学年卡', isOver: true }));
    expect(store.isMember).toBe(false);
    store.dispose();
  });

  it('drops personal data after a logout in another tab', async () => {
    const { store, root } = build({ token: 't', isMember: true });
    await vi.waitFor(() => expect(store.own).toBeDefined());
    runInAction(() => {
      root.auth.token = null;
    });
    expect(store.own).toBeUndefined();
    store.dispose();
  });
});
