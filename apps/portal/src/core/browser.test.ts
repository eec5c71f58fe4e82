// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StoredLogin } from '../stores/StoredLogin.ts';
import { buildLogin } from '../testing/login.ts';
import { buildStorage } from '../testing/services.ts';
import { browserCookies, browserStorage } from './browser.ts';
import { COOKIES } from './storedNames.ts';

const LOGIN = buildLogin();

afterEach(() => vi.restoreAllMocks());

/** `document.cookie` as a browser has it that is told to refuse cookies, that throws, or that drops what is too large. */
function cookiesOf(kind: 'refused' | 'throwing' | 'small') {
  const jar = new Map<string, string>();
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    if (kind === 'throwing') throw new DOMException('The operation is insecure.', 'SecurityError');
    return [...jar].map((pair) => pair.join('=')).join('; ');
  });
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    if (kind === 'throwing') throw new DOMException('The operation is insecure.', 'SecurityError');
    const [pair = ''] = text.split(';');
    const at = pair.indexOf('=');
    if (kind === 'small' && pair.length <= 4096) jar.set(pair.slice(0, at), pair.slice(at + 1));
  });
  return browserCookies({ protocol: 'http:', hostname: 'shengya.school.test' });
}

describe('a browser that keeps no cookies', () => {
  it.each(['refused', 'throwing'] as const)('(%s) still has the login until the page is left, and says so', (kind) => {
    const cookies = cookiesOf(kind);
    expect(cookies.write(COOKIES.token, 'token-1', 14)).toBe(false);
    expect(cookies.read(COOKIES.token)).toBe('token-1');
    cookies.remove(COOKIES.token);
    expect(cookies.read(COOKIES.token)).toBeNull();
  });

  it('stores what is small, and says of what is too large that it is not stored', () => {
    const cookies = cookiesOf('small');
    expect(cookies.write('a', 'x')).toBe(true);
    expect(cookies.write('b', 'x'.repeat(5000))).toBe(false);
    expect(cookies.read('b')).toHaveLength(5000);
  });

  it('keeps id and name of a login whose other texts are too large for a cookie', () => {
    const cookies = cookiesOf('small');
    const stored = new StoredLogin({
      clock: { now: 0 },
      cookies,
      storage: buildStorage(),
      sessionStorage: buildStorage(),
    });
    expect(stored.store({ ...LOGIN, memberTime: '永久'.repeat(800) }, true)).toBe(true);
    expect(stored.user).toEqual({ id: 7, type: 'student', name: '林知夏' });
    expect(stored.store({ ...LOGIN, token: 'x'.repeat(5000) }, true)).toBe(false);
    expect(stored.token).toHaveLength(5000);
  });
});

it('a browser that refuses storage gets a memory that lasts as long as the page (B6)', () => {
  const storage = browserStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(storage.write('a', '1')).toBe(false);
  expect(storage.read('a')).toBe('1');
});
