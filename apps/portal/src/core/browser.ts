import { COOKIE_PAST_S } from '@shuyuan/rules';
import Cookies from 'js-cookie';
import type { CookieJar, KeyValueStore, Page } from './services.ts';

/** Prefix of every cookie and storage key of the product (§9). */
const PREFIX = 'sy_';
const DAY_MS = 86_400_000;

/** A web storage that never throws: a browser that refuses storage gets a memory that lasts as long as the page. */
export function browserStorage(open: () => Storage): KeyValueStore {
  const memory = new Map<string, string>();
  const tryOr = <T>(use: (storage: Storage) => T, otherwise: T) => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => memory.get(key) ?? tryOr((storage) => storage.getItem(PREFIX + key), null),
    write(key, value) {
      const isStored = tryOr((storage) => {
        storage.setItem(PREFIX + key, value);
        return true;
      }, false);
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return isStored;
    },
    remove(key) {
      memory.delete(key);
      tryOr((storage) => storage.removeItem(PREFIX + key), undefined);
    },
    onChange(key, listener) {
      const handle = (event: StorageEvent) => event.key === PREFIX + key && listener(event.newValue);
      window.addEventListener('storage', handle);
      return () => window.removeEventListener('storage', handle);
    },
  };
}

/**
 * Host-only cookies, `SameSite=Strict`, `Secure` on https and on `localhost` names (SECURITY.md). Never throws: what a browser refuses, as
 * it is told to or since the value is too large, lasts as long as the page.
 */
export function browserCookies({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): CookieJar {
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  const attributes = { path: '/', sameSite: 'strict', secure: isSecure } as const;
  const memory = new Map<string, string>();
  const stored = (name: string) => {
    try {
      return Cookies.get(PREFIX + name) ?? null;
    } catch {
      return null; // a document without an origin of its own throws
    }
  };
  const store = (name: string, value: string, expires?: Date) => {
    try {
      Cookies.set(PREFIX + name, value, { ...attributes, ...(expires ? { expires } : {}) });
    } catch {
      // As above: the value is not there when it is read again.
    }
  };
  return {
    read: (name) => memory.get(name) ?? stored(name),
    write(name, value, days) {
      store(name, value, days === undefined ? undefined : new Date(Date.now() + days * DAY_MS));
      const isStored = stored(name) === value;
      if (isStored) memory.delete(name);
      else memory.set(name, value);
      return isStored;
    },
    remove(name) {
      memory.delete(name);
      store(name, '', new Date(Date.now() - COOKIE_PAST_S * 1000));
    },
  };
}

/** Loaded only by schools that are dark at times or have a theme of their own. */
const look = () => import('./schoolLook.ts');

/** The document, as far as the school and the language show in it. */
export function browserPage(document: Document): Page {
  const root = document.documentElement;
  return {
    setBrand(brand) {
      if (root.dataset['brand'] !== brand) root.dataset['brand'] = brand;
    },
    setMode(mode) {
      void look().then(({ showMode }) => showMode(document, mode));
    },
    setTheme(theme) {
      void look().then(({ paintTheme }) => paintTheme(document, theme));
    },
    setLogos(logos) {
      void look().then(({ showLogos }) => showLogos(document, logos));
    },
    setTabIcon(url) {
      const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]') ?? document.createElement('link');
      link.rel = 'icon';
      if (link.href !== url) link.href = url;
      if (!link.isConnected) document.head.append(link);
    },
    setLanguage(language) {
      root.lang = language;
    },
  };
}
