import type { Login } from '@shuyuan/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/apiError.ts';
import { buildApi, buildCookies, buildServices, buildStorage } from '../testing/services.ts';
import { AuthStore, COOKIES, KEYS } from './AuthStore.ts';

const ORIGIN = 'http://shengya.localhost:8080';
const LOGIN: Login = {
  token: 'token-1',
  userId: 7,
  userType: 'student',
  companyId: 1,
  name: '林知夏',
  portrait: '/files/seed/students/1.svg',
  isFirstLogin: false,
};

function build(given: Parameters<typeof buildServices>[0] = {}) {
  const built = buildServices({
    cookies: buildCookies(),
    api: buildApi({ account: { logout: async () => ({}), userInfo: () => new Promise(() => undefined) } }),
    ...given,
  });
  return { ...built, auth: new AuthStore({ ...built.services, origin: ORIGIN }) };
}

describe('login', () => {
  it('stores token, type, id and name, so that a reload finds the student logged in (§4)', () => {
    const { auth, services } = build();
    auth.accept(LOGIN);
    const again = new AuthStore({ ...services, origin: ORIGIN });
    expect(again.token).toBe('token-1');
    expect(again.user).toEqual({ id: 7, type: 'student', name: '林知夏', portrait: '/files/seed/students/1.svg' });
  });

  it('takes a corrupt stored user for none (B6)', () => {
    const { auth } = build({ cookies: buildCookies({ [COOKIES.token]: 't', [COOKIES.user]: '{"id":' }) });
    expect(auth.isLoggedIn).toBe(true);
    expect(auth.user).toBeNull();
  });

  it.each([
    ['/web/course?page=2', '/course?page=2'],
    ['https://evil.example/web/course', '/index'],
    ['//evil.example', '/index'],
    ['/web/login', '/index'],
    ['/api/secret', '/index'],
  ])('leads back from referer %s to %s (X4)', (referer, expected) => {
    const { auth } = build({
      navigator: { current: `/login?referer=${encodeURIComponent(referer)}`, go: () => undefined },
    });
    expect(auth.returnPath).toBe(expected);
  });
});

describe('logout', () => {
  it('clears the cookies of §4 and the stored menu, closes the popups and tells the other tabs', async () => {
    const { auth, services, popupsClosed, visited } = build();
    auth.accept(LOGIN);
    services.cookies.write(COOKIES.city, 'x');
    services.storage.write(KEYS.menu, '[]');
    await auth.logout();
    for (const name of [COOKIES.token, COOKIES.user, COOKIES.city, COOKIES.portrait]) {
      expect(services.cookies.read(name), name).toBeNull();
    }
    expect(services.storage.read(KEYS.menu)).toBeNull();
    expect(services.storage.read(KEYS.session)).toMatch(/^out /);
    expect(popupsClosed()).toBe(1);
    expect(auth.isLoggedIn).toBe(false);
    expect(visited).toEqual(['/index']);
  });

  it('leaves no personal data behind (B5)', async () => {
    const cookies = buildCookies();
    const { auth } = build({ cookies });
    auth.accept(LOGIN);
    await auth.logout();
    expect(cookies.all()).toEqual({});
  });

  it('forgets the student even when the server cannot be reached', async () => {
    const api = buildApi({
      account: {
        logout: async () => {
          throw new ApiError('unreachable');
        },
      },
    });
    const { auth } = build({ api });
    auth.accept(LOGIN);
    await auth.logout();
    expect(auth.isLoggedIn).toBe(false);
  });

  it('follows a logout in another tab', () => {
    const storage = buildStorage();
    const { auth, services, popupsClosed } = build({ storage });
    auth.accept(LOGIN);
    auth.start();
    services.cookies.remove(COOKIES.token);
    storage.changeElsewhere(KEYS.session, 'out 2');
    expect(auth.isLoggedIn).toBe(false);
    expect(auth.user).toBeNull();
    expect(popupsClosed()).toBe(1);
    auth.dispose();
  });
});

describe('forced logout', () => {
  it('sets the logout cookie and leads to the login page with the present address as referer (§4)', () => {
    const { auth, services, visited } = build();
    auth.accept(LOGIN);
    auth.forceLogout('token-1');
    expect(auth.isLoggedIn).toBe(false);
    expect(visited).toEqual(['/login?referer=%2Fweb%2Fcourse%3Fpage%3D2']);
    expect(services.cookies.read(COOKIES.loggedOut)).toBe('1');
    expect(auth.takeLoggedOutNotice()).toBe(true);
    expect(auth.takeLoggedOutNotice()).toBe(false);
  });

  it('fires once for twenty parallel failures (§4, E6)', () => {
    const { auth, visited } = build();
    auth.accept(LOGIN);
    for (let i = 0; i < 20; i++) auth.forceLogout('token-1');
    expect(visited).toHaveLength(1);
  });

  it('leaves a login alone that is newer than the failed request (E6)', () => {
    const { auth, visited } = build();
    auth.accept({ ...LOGIN, token: 'token-2' });
    auth.forceLogout('token-1');
    expect(auth.token).toBe('token-2');
    expect(visited).toEqual([]);
  });

  it('waits 2 s before it may fire again, also after a new login (§4)', () => {
    const { auth, clock, visited } = build();
    auth.accept(LOGIN);
    auth.forceLogout('token-1');
    auth.accept({ ...LOGIN, token: 'token-2' });
    clock.now += 1999;
    auth.forceLogout('token-2');
    expect(auth.token).toBe('token-2');
    clock.now += 1;
    auth.forceLogout('token-2');
    expect(auth.token).toBeNull();
    expect(visited).toHaveLength(2);
  });

  it('ignores the failed request of a visitor, who has no login to lose', () => {
    const { auth, visited } = build();
    auth.forceLogout(null);
    expect(visited).toEqual([]);
  });

  it('leads to the registration of the agent whose link is stored (§4)', () => {
    const { auth, visited } = build({ storage: buildStorage({ [KEYS.agent]: '42' }) });
    auth.accept(LOGIN);
    auth.forceLogout('token-1');
    expect(visited).toEqual(['/franchise/reg/42?referer=%2Fweb%2Fcourse%3Fpage%3D2']);
  });

  it('does not nest login pages in the referer', () => {
    const { auth } = build({ navigator: { current: '/login?referer=%2Fweb%2Fcourse', go: () => undefined } });
    expect(auth.loginPath()).toBe('/login');
  });
});
