import { hasControlCharacters } from './text.ts';

/** Most characters of an address that is followed or stored (X4). */
export const URL_MAX = 2048;

/**
 * Top-level names in Han characters, longer ones first: behind one of them an address ends where the sentence goes on without a blank.
 */
export const HAN_TOP_DOMAINS = [
  ...[
    '中文网',
    '组织机构',
    '新加坡',
    '我爱你',
    '中国',
    '中國',
    '公司',
    '网络',
    '網絡',
    '香港',
    '台湾',
    '台灣',
    '商城',
    '网址',
    '网店',
    '网站',
    '集团',
    '政务',
    '公益',
    '商标',
  ],
  ...[
    '在线',
    '移动',
    '企业',
    '世界',
    '健康',
    '信息',
    '广东',
    '佛山',
    '时尚',
    '餐厅',
    '机构',
    '招聘',
    '珠宝',
    '购物',
    '游戏',
    '娱乐',
    '手机',
    '食品',
    '慈善',
    '八卦',
    '澳門',
    '澳门',
  ],
] as const;

const ABSOLUTE = /^(https?):\/\/([^/?#]+)/i;
const UNSAFE = /[\s\\]/;
const LOGIN_PAGES = ['/login', '/codelogin', '/talk/login', '/register', '/otherreg', '/rest', '/log'];
const FRANCHISE_REGISTER = '/franchise/reg/';
const SECRET_KEYS = ['token', 'access_token', 'accesstoken'];
const IMAGE_PATH = /^\/(?:[A-Za-z0-9_.~@-]+\/)*[A-Za-z0-9_.~@-]+(?:\?[A-Za-z0-9_.~%=&-]*)?$/;

/** What an address from data may be besides https. */
export interface SafeUrlOptions {
  /** Whether plain http passes too; only where the operator has allowed it. */
  allowHttp?: boolean;
  /** Allowed hosts, with their port unless it is the default one; omit to allow any. */
  hosts?: readonly string[];
}

/** Checks an address from data or query: https, a host, no user, no blanks or control characters; else `null` (X3). */
export function safeHttpUrl(text: string, { allowHttp = false, hosts }: SafeUrlOptions = {}): URL | null {
  const match = isPlain(text) ? ABSOLUTE.exec(text) : null;
  const authority = match?.[2] ?? '@';
  if (authority.includes('@') || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) return null;
  return hosts && !hosts.some((host) => host.toLowerCase() === url.host) ? null : url;
}

/** Where a return address may lead. */
export interface RefererScope {
  /** Origin of the portal, e.g. `https://6c.example.com`. */
  origin: string;
  /** Base path of all pages, with a trailing slash. */
  base?: string;
}

/**
 * The return address after login as a path with query and hash, without any token; `null` unless it is a page of ours under `base`
 * that is no login page (X4). Takes an absolute address or a path from the root.
 */
export function safeReferer(text: string, { origin, base = '/web/' }: RefererScope): string | null {
  if (!isPlain(text) || !(ABSOLUTE.test(text) || /^\/(?!\/)/.test(text)) || !URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  if (url.origin !== origin || url.username !== '' || url.password !== '' || !url.pathname.startsWith(base))
    return null;
  const page = pageOf(url.pathname.slice(base.length - 1));
  if (page === null || LOGIN_PAGES.includes(page) || page.startsWith(FRANCHISE_REGISTER)) return null;
  // A doubled slash would become another host once a caller removes the base.
  const path = url.pathname.replace(/\/{2,}/g, '/');
  const address = `${path}${withoutSecrets(url.search)}${withoutSecrets(url.hash)}`;
  return address.length <= URL_MAX ? address : null;
}

/** A query or hash without the pairs that carry a token; all else stays byte for byte (X4). */
export function withoutSecrets(search: string): string {
  const [mark = '', rest] = [search.slice(0, 1), search.slice(1)];
  const harmless = rest.split('&').filter((pair) => !SECRET_KEYS.includes(keyOf(pair)));
  return rest === '' || harmless.join('&') === '' ? '' : mark + harmless.join('&');
}

/** Whether the text is a plain path of our own host that may stand in a style sheet as a picture's address (X5). */
export function isSafeImagePath(text: string): boolean {
  return text.length <= URL_MAX && IMAGE_PATH.test(text) && !/(?:^|\/)\.\.?(?:\/|\?|$)/.test(text);
}

function isPlain(text: string): boolean {
  return text.length <= URL_MAX && !UNSAFE.test(text) && !hasControlCharacters(text);
}

/** The page as the router reads it, in lower case without doubled or trailing slashes; `null` for bad percent-encoding. */
function pageOf(path: string): string | null {
  const decoded = decode(path);
  return decoded === null
    ? null
    : decoded
        .toLowerCase()
        .replace(/\/+/g, '/')
        .replace(/(?<=.)\/$/, '');
}

function keyOf(pair: string): string {
  const key = pair.split('=', 1)[0] ?? '';
  return (decode(key.replaceAll('+', ' ')) ?? key)
    .trim()
    .toLowerCase()
    .replace(/^.*[?/#]/, '');
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // invalid percent-encoding
  }
}
