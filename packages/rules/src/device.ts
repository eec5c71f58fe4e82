import { URL_MAX, withoutSecrets } from './links.ts';

/** Names in a user agent that identify a phone or tablet (§1). */
export const MOBILE_AGENTS = ['Android', 'iPhone', 'SymbianOS', 'Windows Phone', 'iPad', 'iPod'] as const;
/** Default base path of the mobile site (§1). */
export const MOBILE_BASE = '/mobile/';

/** The exceptions of §1, first match wins: `null` stays on the desktop page, a string is a page of the mobile site. */
const EXCEPTIONS: readonly { page: RegExp; target: null | ((query: URLSearchParams, page: string) => string) }[] = [
  { page: /^\/groupon\/[^/]+$/i, target: null },
  { page: /^\/groupon\/order\/[^/]+$/i, target: null },
  { page: /^\/extension$/i, target: null },
  { page: /^\/invite$/i, target: (query) => `receive${asSearch(query)}` },
  { page: /^\/assess\/evaluation$/i, target: (query) => `transition${asSearch(pick(query, 'bid'))}` },
  // The same assessment from the page of a course, where `bid` stands in the path (product.md 4.5).
  { page: /^\/course\/evaluation\/\d+\/\d+$/i, target: (_query, page) => `transition?bid=${page.split('/').at(-1)}` },
];

/** A page request and its user agent. */
export interface MobileRequest {
  userAgent: string;
  /** Path of the page, with or without the base `/web`. */
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
  /** Base path of the mobile site on this host; an invalid path counts as `/mobile/` (X4). */
  mobileBase?: string | undefined;
}

/** Whether a user agent names a phone or tablet of the list (§1). */
export function isMobileAgent(userAgent: string): boolean {
  // Case-sensitive: otherwise "TripAdvisor" contains "iPad".
  return MOBILE_AGENTS.some((agent) => userAgent.includes(agent));
}

/** The path of the mobile site for a mobile visitor, the same page there unless §1 names another; `null` to stay. Own host only; an overlong address leads to its home page (§1, X4, X9). */
export function mobileRedirect({ userAgent, path, search, mobileBase = MOBILE_BASE }: MobileRequest): string | null {
  if (!isMobileAgent(userAgent)) return null;
  const base = /^\/(?:[A-Za-z0-9_-]+\/)+$/.test(mobileBase) ? mobileBase : MOBILE_BASE;
  if (path.length + search.length > URL_MAX) return base;
  const page = pageOf(path);
  const query = new URLSearchParams(withoutSecrets(search.startsWith('?') ? search : `?${search}`));
  const exception = EXCEPTIONS.find((row) => row.page.test(page));
  if (exception) return exception.target && base + exception.target(query, page);
  return base + page.slice(1) + asSearch(query);
}

/** The page without the base, resolved and escaped, so that the result cannot lead to another host. */
function pageOf(path: string): string {
  const inside = path.replace(/^\/web(?=\/|$)/, '').replace(/^\/+/, '');
  const { pathname } = new URL(`http://own.invalid/${inside.split(/[?#]/, 1)[0] ?? ''}`);
  return pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}

function pick(query: URLSearchParams, name: string): URLSearchParams {
  const value = query.get(name);
  return new URLSearchParams(value === null ? [] : [[name, value]]);
}

function asSearch(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
