import { describe, expect, it, vi } from 'vitest';
import { buildCookies, buildServices, buildStorage } from '../testing/services.ts';
import { LocaleStore } from './LocaleStore.ts';

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

  it('shows the new language only when its texts are here, and stores it (§1)', async () => {
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

  it('follows the choice of another tab (B7)', async () => {
    const storage = buildStorage();
    const { services, page } = buildServices({ storage });
    const store = new LocaleStore(services);
    store.start();
    storage.changeElsewhere('language', 'en');
    await vi.waitFor(() => expect([store.locale, page.language]).toEqual(['en', 'en']));
    store.dispose();
    storage.changeElsewhere('language', 'cn');
    expect(store.locale).toBe('en');
  });

  it('reads the language of the initial HTML, which differs where the browser lost its cookie', () => {
    const { services } = buildServices({
      storage: buildStorage({ language: 'en' }),
      cookies: buildCookies({ language: 'cn' }),
    });
    const { locale, served } = new LocaleStore(services);
    expect([locale, served]).toEqual(['en', 'cn']);
  });
});
