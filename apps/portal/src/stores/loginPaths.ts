import { safeReferer, withoutSecrets } from '@shuyuan/rules';
import { addressParts } from '../core/addressParts.ts';

const LOGIN_PAGES = ['/login', '/codelogin', '/register', '/rest', '/talk/login', '/otherReg'];

/** Where the login page at `current` leads back to: the page that asked for it, if it is of this origin (X4). */
export function returnPathOf(current: string, origin: string) {
  const asked = new URLSearchParams(addressParts(current).query).get('referer');
  return (asked && safeReferer(asked, { origin })?.replace(/^\/web/, '')) || '/index';
}

/**
 * A login page with the address `current` as referer, query and hash included and tokens removed; one login page is no
 * referer of another (§4, §5, X4).
 */
export function loginPathFrom(current: string, page: string) {
  const { path, query, hash } = addressParts(current);
  const isLoginPage = LOGIN_PAGES.includes(path);
  return isLoginPage ? page : page + refererOf(path + withoutSecrets(`?${query}`) + withoutSecrets(`#${hash}`));
}

/** The part of a login page's address that says which page it leads back to. */
export function refererOf(path: string) {
  return `?referer=${encodeURIComponent(`/web${path}`)}`;
}

/** The lecturers' login, which leads back to the talk that stood in the address of /chat (product.md 4.18). */
export function lecturerLoginFrom(current: string) {
  const { path, query } = addressParts(current);
  return path === '/chat' && query ? `/talk/login?${query}` : '/talk/login';
}
