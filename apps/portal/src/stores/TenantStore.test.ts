import type { Company } from '@shuyuan/contract';
import { brands } from '@shuyuan/tokens';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/apiError.ts';
import { buildApi, buildServices } from '../testing/services.ts';
import { TenantStore } from './TenantStore.ts';

const COMPANY: Company = { id: 1, legalName: '六度教育', name: '六度', shortName: '六度', label: '6c', brand: '6c' };

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
    'rejects %s without a request (T6)',
    async (hostname) => {
      const { services } = buildServices(); // every call fails the test
      const store = new TenantStore(services, hostname);
      store.start();
      await vi.waitFor(() => expect(store.phase).toBe('unknown'));
      store.dispose();
    },
  );

  it('does not wait where the page skips the look-up, and looks up after leaving it (§2)', async () => {
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

  it('paints the brand, stores it for the next visit and sets the tab icon (§1)', () => {
    const { services, page } = buildServices();
    const store = new TenantStore(services, '6c.localhost');
    store.company.set({ ...COMPANY, tabIcon: '/files/icon.svg' });
    store.start();
    expect(page).toMatchObject({ brand: '6c', tabIcon: '/files/icon.svg' });
    expect(services.storage.read('brand')).toBe('6c');
    expect(store.showIm).toBe(true);
    store.dispose();
  });

  it('shows a brand in its mode, unless the school’s own theme decides it (decision 0033)', () => {
    const known = brands.map((brand) => ({ ...brand, mode: 'auto' as const }));
    for (const [theme, mode, themes] of [
      [undefined, 'auto', []],
      [{ mode: 'light' }, '', [{ mode: 'light' }]],
    ] as const) {
      const { services, page } = buildServices();
      const store = new TenantStore(services, '6c.localhost', known);
      store.company.set({ ...COMPANY, theme });
      store.start();
      expect(page).toMatchObject({ mode, themes });
      store.dispose();
    }
  });

  it('paints the brand that lists the label when the record names none (outside backend)', () => {
    const { services } = buildServices();
    const store = new TenantStore(services, 'jinyouhui.school.example');
    const { brand: _, ...record } = COMPANY;
    store.company.set(record);
    expect(store.brand.id).toBe('jinyouhui');
    expect(store.showIm).toBe(false);
  });

  it.each([
    ['has its own', { logo: '/files/a.svg' }, [{ logo: '/files/a.svg', logoInverse: '/files/a.svg' }]],
    [
      'has two of its own',
      { logo: '/files/a.svg', logoInverse: '/files/b.svg' },
      [{ logo: '/files/a.svg', logoInverse: '/files/b.svg' }],
    ],
    ['has none and the mark of a brand that it chose', { brand: '6c' }, []],
    ['has none and bears the name of the neutral brand', { brand: 'default', shortName: '书院' }, []],
    ['has none, on the neutral brand', { brand: 'default', shortName: '明德' }, [{ logo: null, logoInverse: null }]],
  ] as const)('shows the logo of a school that %s, or its name (§3, logoColor)', (_, record, logos) => {
    const { services, page } = buildServices();
    const store = new TenantStore(services, '6c.localhost');
    store.company.set({ ...COMPANY, ...record });
    store.start();
    expect(page.logos).toEqual(logos);
    store.dispose();
  });

  it('distinguishes an unknown label from an unreachable server (§1)', async () => {
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
