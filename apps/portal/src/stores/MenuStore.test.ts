import type { SideMenuEntry } from '@shuyuan/contract';
import { observable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/apiError.ts';
import { KEYS } from '../core/storedNames.ts';
import { buildApi, buildServices, buildStorage } from '../testing/services.ts';
import { MenuStore } from './MenuStore.ts';

const ENTRY: SideMenuEntry = {
  id: 1,
  parentId: 0,
  key: 'personal',
  name: '个人资料',
  path: '/personal',
  unread: 'none',
};

describe('top menu', () => {
  const HOME = { id: 1, key: 1, name: '首页', path: '/index', isExternal: false };
  const NEWS = { ...HOME, id: 2, name: '头条', path: '/news' };

  it('is whole in the first frame: the page carries it, or the last visit stored it (§7)', async () => {
    const api = buildApi({ site: { menuBar: async () => [HOME, NEWS] } });
    const { services } = buildServices({ api });
    expect(new MenuStore(services, () => null, [HOME]).top).toEqual([HOME]);
    const menu = new MenuStore(services, () => null);
    expect(menu.top).toEqual([]);
    await menu.bar.load();
    expect(menu.top).toEqual([HOME, NEWS]);
    expect(new MenuStore(services, () => null).top).toEqual([HOME, NEWS]);
  });

  it('leaves out what is no entry of a menu', () => {
    const storage = buildStorage({ [KEYS.menuBar]: JSON.stringify([HOME, { id: 'x' }, null]) });
    expect(new MenuStore(buildServices({ storage }).services, () => null).top).toEqual([HOME]);
    const corrupt = buildStorage({ [KEYS.menuBar]: '[{' });
    expect(new MenuStore(buildServices({ storage: corrupt }).services, () => null).top).toEqual([]);
  });
});

describe('side menu', () => {
  it('shows the cached entries at once and the fresh ones when they arrive (§6)', async () => {
    const fresh = [{ ...ENTRY, name: '我的资料' }];
    const storage = buildStorage({ [KEYS.menu]: JSON.stringify([ENTRY]) });
    const { services } = buildServices({ storage, api: buildApi({ site: { sideMenu: async () => fresh } }) });
    const menu = new MenuStore(services, () => 'token');
    expect(menu.side).toEqual([ENTRY]);
    menu.start();
    await vi.waitFor(() => expect(menu.side).toEqual(fresh));
    expect(JSON.parse(storage.read(KEYS.menu) ?? '')).toEqual(fresh);
    menu.dispose();
  });

  it('keeps the cached entries when the server fails, and ignores corrupt ones', async () => {
    const storage = buildStorage({ [KEYS.menu]: JSON.stringify([ENTRY, { id: 'x' }]) });
    const sideMenu = async () => {
      throw new ApiError('failed');
    };
    const { services } = buildServices({ storage, api: buildApi({ site: { sideMenu } }) });
    const menu = new MenuStore(services, () => 'token');
    await menu.refreshSide();
    expect(menu.side).toEqual([ENTRY]);
  });

  it.each([
    ['has none', async () => []],
    ['has no such call', () => Promise.reject(new ApiError('missing'))],
  ])('is settled where the server %s, so that nobody waits for it (§6)', async (_, sideMenu) => {
    const { services } = buildServices({ api: buildApi({ site: { sideMenu } }) });
    const menu = new MenuStore(services, () => 'token');
    expect(menu.isSideSettled).toBe(false);
    await menu.refreshSide();
    expect([menu.isSideSettled, menu.side]).toEqual([true, []]);
  });

  it('is forgotten with the login', () => {
    const token = observable.box<string | null>('token');
    const storage = buildStorage({ [KEYS.menu]: JSON.stringify([ENTRY]) });
    const { services } = buildServices({
      storage,
      api: buildApi({ site: { sideMenu: () => new Promise(() => undefined) } }),
    });
    const menu = new MenuStore(services, () => token.get());
    menu.start();
    runInAction(() => token.set(null));
    expect(menu.side).toEqual([]);
    menu.dispose();
  });

  it('is not loaded for a visitor', async () => {
    const { services } = buildServices(); // every call fails the test
    const menu = new MenuStore(services, () => null);
    menu.start();
    await menu.refreshSide();
    expect(menu.side).toEqual([]);
    menu.dispose();
  });
});
