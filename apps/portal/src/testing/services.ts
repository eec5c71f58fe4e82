import type { Api } from '../api/createApi.ts';
import type { CookieJar, KeyValueStore, Services } from '../core/services.ts';

/** A key-value store in memory whose changes other "tabs" can make. */
export function buildStorage(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries));
  const listeners = new Map<string, Set<(value: string | null) => void>>();
  const storage: KeyValueStore & { changeElsewhere(key: string, value: string | null): void } = {
    read: (key) => values.get(key) ?? null,
    write(key, value) {
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
    onChange(key, listener) {
      const ofKey = listeners.get(key) ?? new Set();
      listeners.set(key, ofKey.add(listener));
      return () => ofKey.delete(listener);
    },
    changeElsewhere(key, value) {
      if (value === null) values.delete(key);
      else values.set(key, value);
      for (const listener of listeners.get(key) ?? []) listener(value);
    },
  };
  return storage;
}

/** Cookies in memory. */
export function buildCookies(entries: Record<string, string> = {}): CookieJar & { all(): Record<string, string> } {
  const values = new Map(Object.entries(entries));
  return {
    read: (name) => values.get(name) ?? null,
    write(name, value) {
      values.set(name, value);
      return true;
    },
    remove: (name) => void values.delete(name),
    all: () => Object.fromEntries(values),
  };
}

/** A call that no test expected. */
function unexpected(name: string): never {
  throw new Error(`The test did not expect a call of ${name}.`);
}

/** An api in which only the given calls answer. */
export function buildApi(calls: { [D in keyof Api]?: Partial<Api[D]> } = {}): Api {
  return new Proxy({} as Api, {
    get: (_, domain: keyof Api) =>
      new Proxy(
        {},
        {
          get: (_inner, call: string) =>
            Reflect.get(calls[domain] ?? {}, call) ?? (() => unexpected(`${domain}.${call}`)),
        },
      ),
  });
}

/** Services of a test: everything in memory, and a record of what was asked of the outside. */
export function buildServices(given: Partial<Services> = {}) {
  const visited: string[] = [];
  const toasts: string[] = [];
  const page = { brand: '', mode: '', language: '', tabIcon: '', themes: [] as unknown[], logos: [] as unknown[] };
  let closed = 0;
  const clock = { now: Date.parse('2026-11-20T02:00:00Z') };
  const services = {
    api: buildApi(),
    upload: () => unexpected('upload'),
    sendChunk: () => unexpected('sendChunk'),
    clock,
    storage: buildStorage(),
    sessionStorage: buildStorage(),
    cookies: buildCookies(),
    navigator: {
      current: '/course?page=2',
      go: (path: string) => void visited.push(path),
    },
    page: {
      setBrand(brand: string) {
        page.brand = brand;
      },
      setMode(mode: string) {
        page.mode = mode;
      },
      setTheme: (theme: unknown) => void page.themes.push(theme),
      setLogos: (logos: unknown) => void page.logos.push(logos),
      setTabIcon(url: string) {
        page.tabIcon = url;
      },
      setLanguage(language: string) {
        page.language = language;
      },
    },
    showLanguage: async () => undefined,
    toast: (_tone: string, text: string) => void toasts.push(text),
    closePopups: () => void closed++,
    ...given,
  } satisfies Services;
  return { services, clock, visited, toasts, page, popupsClosed: () => closed };
}
