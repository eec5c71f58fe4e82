import type { Company, SideMenuEntry } from '@shuyuan/contract';
import { observable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/apiError.ts';
import { Query } from '../api/query.ts';
import { KEYS } from '../core/storedNames.ts';
import { buildApi, buildServices, buildStorage } from '../testing/services.ts';
import { LocaleStore } from './LocaleStore.ts';
import { MenuStore } from './MenuStore.ts';
import { TenantStore } from './TenantStore.ts';
import { VisitStore } from './VisitStore.ts';

const COMPANY: Company = { id: 1, legalName: '六度教育', name: '六度', shortName: '六度', label: '6c', brand: '6c' };
const ENTRY: SideMenuEntry = {
  id: 1,
  parentId: 0,
  key: 'personal',
  name: '个人资料',
  path: '/personal',
  unread: 'none',
};

describe('tenant', () => {
  it.each([
    ['shengya.localhost', 'shengya'],
    ['6c.school.example', '6c'],
    ['localhost', 'default'],
    ['127.0.0.1', 'default'],
  ])('looks %s up as %s (§1)', async (hostname, label) => {
    const byLabel = vi.fn(async () => COMPANY);
    const { services } = buildServices({ api: buildApi({ tenant: { byLabel } }) });
    const store = new TenantStore(services, hostname);
    store.start();
    await vi.waitFor(() => expect(store.phase).toBe('open'));
    expect(byLabel).toHaveBeenCalledWith({ label });
    store.dispose();
  });

  it.each(['under_score.localhost', `${'a'.repeat(64)}.localhost`])(
    'knows without asking that %s is no school (T6)',
    async (hostname) => {
      const { services } = buildServices(); // every call fails the test
      const store = new TenantStore(services, hostname);
      store.start();
      await vi.waitFor(() => expect(store.phase).toBe('unknown'));
      store.dispose();
    },
  );

  it('waits for nothing where the page skips the look-up, and looks up once it is left (§2)', async () => {
    const { services, page } = buildServices();
    const store = new TenantStore(services, '6c.localhost');
    store.skipLookUp();
    store.start();
    expect(store.phase).toBe('open');
    expect(page.brand).toBe('6c');
    expect(store.showIm).toBe(true);
    store.lookUp();
    expect(store.company.isLoading).toBe(true);
    expect(store.phase).toBe('open');
  });

  it('paints the brand, keeps it for the next visit and sets the tab icon (§1)', () => {
    const { services, page } = buildServices();
    const store = new TenantStore(services, '6c.localhost');
    store.company.set({ ...COMPANY, tabIcon: '/files/icon.svg' });
    store.start();
    expect(page).toMatchObject({ brand: '6c', tabIcon: '/files/icon.svg' });
    expect(services.storage.read('brand')).toBe('6c');
    expect(store.showIm).toBe(true);
    store.dispose();
  });

  it('paints the brand that lists the label when the record names none (outside backend)', () => {
    const { services } = buildServices();
    const store = new TenantStore(services, 'jinyouhui.school.example');
    const { brand: _, ...record } = COMPANY;
    store.company.set(record);
    expect(store.brand.id).toBe('jinyouhui');
    expect(store.showIm).toBe(false);
  });

  it('knows a label that no school has from a server that cannot be reached (§1)', async () => {
    const failing = (kind: 'missing' | 'unreachable') => async () => {
      throw new ApiError(kind);
    };
    for (const [kind, phase] of [
      ['missing', 'unknown'],
      ['unreachable', 'failed'],
    ] as const) {
      const { services } = buildServices({ api: buildApi({ tenant: { byLabel: failing(kind) } }) });
      const store = new TenantStore(services, 'nowhere.localhost');
      await store.company.load();
      expect(store.phase).toBe(phase);
    }
  });
});

describe('locale', () => {
  it('is cn unless en is stored; anything else falls back to cn (§1, X6)', () => {
    for (const [stored, locale] of [
      ['en', 'en'],
      ['cn', 'cn'],
      ['../en', 'cn'],
      ['EN', 'cn'],
    ] as const) {
      const { services } = buildServices({ storage: buildStorage({ language: stored }) });
      expect(new LocaleStore(services).locale).toBe(locale);
    }
  });

  it('shows the new language only when its texts are here, and keeps it (§1)', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<void>();
    const { services, page } = buildServices({ showLanguage: () => promise });
    const store = new LocaleStore(services);
    store.start();
    const chosen = store.choose('en');
    expect(store.locale).toBe('cn');
    arrive();
    await chosen;
    expect(store.locale).toBe('en');
    expect(page.language).toBe('en');
    expect(services.storage.read('language')).toBe('en');
    expect(services.cookies.read('language')).toBe('en'); // for the first frame that the server writes
    store.dispose();
  });
});

describe('side menu', () => {
  it('shows the cached entries at once and the fresh ones when they come (§6)', async () => {
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

  it('keeps the cached entries when the server fails, and none that are corrupt', async () => {
    const storage = buildStorage({ [KEYS.menu]: JSON.stringify([ENTRY, { id: 'x' }]) });
    const sideMenu = async () => {
      throw new ApiError('failed');
    };
    const { services } = buildServices({ storage, api: buildApi({ site: { sideMenu } }) });
    const menu = new MenuStore(services, () => 'token');
    await menu.refreshSide();
    expect(menu.side).toEqual([ENTRY]);
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
});

describe('visit record', () => {
  it('is sent once a session, without the query of the address (§7)', async () => {
    const recordVisit = vi.fn(async () => ({}));
    const { services } = buildServices({ api: buildApi({ site: { recordVisit } }) });
    await new VisitStore(services).record('https://search.example/?q=secret');
    await new VisitStore(services).record('');
    expect(recordVisit).toHaveBeenCalledOnce();
    expect(recordVisit).toHaveBeenCalledWith(
      expect.objectContaining({ platform: 'desktopWeb', path: '/course', referer: 'https://search.example/' }),
    );
  });
});

describe('query', () => {
  it('keeps the answer of the newest load, whatever order they arrive in', async () => {
    const waiting: ((value: string) => void)[] = [];
    const query = new Query((_page: number) => new Promise<string>((done) => waiting.push(done)));
    const first = query.load(1);
    const second = query.load(2);
    waiting[1]?.('second');
    waiting[0]?.('first');
    await Promise.all([first, second]);
    expect(query.value).toBe('second');
    expect(query.isLoading).toBe(false);
  });

  it('keeps the last good answer beside a later error', async () => {
    let fails = false;
    const query = new Query(async () => {
      if (fails) throw new ApiError('unreachable');
      return 1;
    });
    await query.load();
    fails = true;
    await query.reload();
    expect(query.value).toBe(1);
    expect(query.error?.kind).toBe('unreachable');
  });
});
