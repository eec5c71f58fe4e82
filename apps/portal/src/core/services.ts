import type { Locale } from '@shuyuan/rules';
import type { BrandId } from '@shuyuan/tokens';
import type { Api } from '../api/createApi.ts';
import type { SendChunk, Upload } from '../api/uploading.ts';

/** Milliseconds since 1970; frozen in tests. */
export interface Clock {
  readonly now: number;
}

/** Local storage with the product's prefix: never throws, also when storage is full, off or corrupt (B6). */
export interface KeyValueStore {
  read(key: string): string | null;
  /** Returns whether the value outlives the page: a browser that refuses it, e.g. a full one, holds it until then. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Another tab changed `key`; returns the end of the subscription. */
  onChange(key: string, listener: (value: string | null) => void): () => void;
}

/** Cookies with the product's prefix (§3, §9). */
export interface CookieJar {
  read(name: string): string | null;
  /**
   * `days` absent: until the browser closes. Returns whether the value outlives the page: a browser that refuses cookies, or one so large,
   * holds it until then.
   */
  write(name: string, value: string, days?: number): boolean;
  /** Deletes by expiring 10 seconds in the past (§9). */
  remove(name: string): void;
}

/** The address bar, as far as stores may touch it. */
export interface Navigator {
  /** Path below `/web`, query and hash included, e.g. `/course?page=2#list`. */
  readonly current: string;
  go(path: string, options?: { replace?: boolean }): void;
}

export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

/** Everything of the document that follows the school and the language. */
export interface Page {
  setBrand(brand: BrandId): void;
  /** Shows a built-in brand in the mode that it chooses (decision 0033). */
  setMode(mode: 'dark' | 'auto'): void;
  /** Paints a brand that is not built in, from the school's own design tokens (ui-kit 4.7). */
  setTheme(theme: unknown): void;
  setTabIcon(url: string): void;
  /** Shows a school's own logos; null is none, so that its name is shown. */
  setLogos(logos: { logo: string | null; logoInverse: string | null }): void;
  setLanguage(htmlLang: string): void;
}

/** What stores use of the world; a test hands in its own. */
export interface Services {
  api: Api;
  upload: Upload;
  sendChunk: SendChunk;
  clock: Clock;
  storage: KeyValueStore;
  sessionStorage: KeyValueStore;
  cookies: CookieJar;
  navigator: Navigator;
  page: Page;
  /** Brings the texts of a language and shows them. */
  showLanguage(locale: Locale): Promise<void>;
  toast(tone: ToastTone, text: string): void;
  /** Closes every open popup and notification (§4, logout). */
  closePopups(): void;
}
