import type { Login } from '@shuyuan/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/apiError.ts';
import { COOKIES, KEYS } from '../core/storedNames.ts';
import { buildLogin } from '../testing/login.ts';
import { buildApi, buildCookies, buildServices, buildStorage } from '../testing/services.ts';
import { AuthStore } from './AuthStore.ts';

const ORIGIN = 'http://shengya.localhost:8080';
const LOGIN = buildLogin({ portrait: '/files/seed/students/1.svg' });

function build(given: Parameters<typeof buildServices>[0] = {}, hasPage = (_path: string) => false) {
  const built = buildServices({
    cookies: buildCookies(),
    api: buildApi({ account: { logout: async () => ({}), userInfo: () => new Promise(() => undefined) } }),
    ...given,
  });
  return { ...built, auth: new AuthStore({ ...built.services, origin: ORIGIN, hasPage }) };
}

describe('login', () => {
  it('stores token, type, id and name, so that a reload finds the student logged in (§4)', () => {
    const { auth, services } = build();
    auth.accept(LOGIN);
    const again = new AuthStore({ ...services, origin: ORIGIN });
    expect(again.token).toBe('token-1');
    expect(again.user).toEqual({ id: 7, type: 'student', name: '林知夏', portrait: '/files/seed/students/1.svg' });
  });
});

describe('logout', () => {
  it('clears the cookies of §4 and the stored menu, closes the popups and notifies the other tabs', async () => {
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

  it('of a login that the server has ended already is no forced one', async () => {
    const api = buildApi({
      account: {
        logout: async () => {
          auth.forceLogout('token-1'); // as the client does with every such answer (§4)
          throw new ApiError('loggedOut');
        },
      },
    });
    const { auth, services, visited } = build({ api });
    auth.accept(LOGIN);
    await auth.logout();
    expect(visited).toEqual(['/index']);
    expect([auth.isLoggedIn, services.cookies.read(COOKIES.loggedOut)]).toEqual([false, null]);
  });

  it('leaves the login alone that another tab has made meanwhile (E6)', async () => {
    const api = buildApi({
      account: {
        logout: async () => {
          services.cookies.write(COOKIES.token, 'token-2');
          storage.changeElsewhere(KEYS.session, 'in 2');
          return {};
        },
        userInfo: () => new Promise(() => undefined),
      },
    });
    const storage = buildStorage();
    const { auth, services } = build({ api, storage });
    auth.accept(LOGIN);
    auth.start();
    await auth.logout();
    expect([auth.token, services.cookies.read(COOKIES.token)]).toEqual(['token-2', 'token-2']);
    auth.dispose();
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

  it('is over for the other tabs before the server ends it: they see no forced one (B7)', async () => {
    const cookies = buildCookies();
    const api = buildApi({
      account: {
        logout: async () => {
          other.auth.forceLogout('token-1'); // its socket closes before it has heard of the logout
          return {};
        },
      },
    });
    const { auth } = build({ api, cookies });
    auth.accept(LOGIN);
    const other = build({ cookies });
    await auth.logout();
    expect([other.auth.isLoggedIn, other.visited, cookies.read(COOKIES.loggedOut)]).toEqual([false, [], null]);
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
    expect(auth.consumeLoggedOutNotice()).toBe(true);
    expect(auth.consumeLoggedOutNotice()).toBe(false);
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
    const storage = buildStorage({ [KEYS.agent]: '42' });
    const { auth, visited } = build({ storage }, (path) => path === '/franchise/reg/42');
    auth.accept(LOGIN);
    auth.forceLogout('token-1');
    expect(visited).toEqual(['/franchise/reg/42?referer=%2Fweb%2Fcourse%3Fpage%3D2']);
  });

  it('leads to the login page where this version has no registration of agents, never to a missing page (X4)', () => {
    const { auth, visited } = build({ storage: buildStorage({ [KEYS.agent]: '42' }) });
    auth.accept(LOGIN);
    auth.forceLogout('token-1');
    expect(visited).toEqual(['/login?referer=%2Fweb%2Fcourse%3Fpage%3D2']);
  });
});

describe('a lecturer', () => {
  const LECTURER: Login = { ...LOGIN, token: 'lecturer-1', userId: 90, userType: 'lecturer', name: '周砚秋' };

  it('lives in the tab: a student of the browser stays, and a reload finds the lecturer (product.md 4.18)', () => {
    const { auth, services } = build();
    auth.accept(LOGIN);
    auth.acceptLecturer(LECTURER);
    const again = new AuthStore({ ...services, origin: ORIGIN });
    expect(again.member).toMatchObject({ type: 'lecturer', id: 90, token: 'lecturer-1' });
    expect([again.isLoggedIn, again.user]).toEqual([false, null]);
    const other = new AuthStore({ ...services, sessionStorage: buildStorage(), origin: ORIGIN });
    expect(other.member).toMatchObject({ type: 'student', id: 7, token: 'token-1' });
  });

  it('sends no token of the student, and a student none of a lecturer', () => {
    const { auth } = build();
    auth.accept(LOGIN);
    const tokens = () => (['public', 'student', 'lecturer', 'member'] as const).map(auth.tokenFor);
    expect(tokens()).toEqual(['token-1', 'token-1', null, 'token-1']);
    auth.acceptLecturer(LECTURER);
    expect(tokens()).toEqual([null, null, 'lecturer-1', 'lecturer-1']);
  });

  it('whose login ends goes to the lecturers’ login with the talk that was open, and the student stays (§4)', () => {
    const visited: string[] = [];
    const { auth, services } = build({
      navigator: { current: '/chat?toUserType=3', go: (path) => void visited.push(path) },
    });
    auth.accept(LOGIN);
    auth.acceptLecturer(LECTURER);
    auth.forceLogout('token-1'); // a late answer to the student
    expect(visited).toEqual([]);
    auth.forceLogout('lecturer-1');
    auth.forceLogout('lecturer-1');
    expect(visited).toEqual(['/talk/login?toUserType=3']);
    expect([auth.lecturer, auth.token]).toEqual([null, 'token-1']);
    expect(auth.consumeLoggedOutNotice(services.sessionStorage)).toBe(true);
    expect(auth.consumeLoggedOutNotice()).toBe(false);
  });

  it('who leaves is forgotten in this tab, also when the server does not answer', async () => {
    const failing = { logout: () => Promise.reject(new ApiError('unreachable')) };
    const { auth, services, visited } = build({ api: buildApi({ talk: failing }) });
    auth.acceptLecturer(LECTURER);
    await auth.leaveLecturer();
    expect([auth.member, services.sessionStorage.read(KEYS.lecturer), visited]).toEqual([null, null, ['/talk/login']]);
  });

  it('who leaves a login that the server has ended already sees no notice of a forced logout', async () => {
    const api = buildApi({
      talk: {
        logout: async () => {
          auth.forceLogout('lecturer-1');
          throw new ApiError('loggedOut');
        },
      },
    });
    const { auth, services, visited } = build({ api });
    auth.acceptLecturer(LECTURER);
    await auth.leaveLecturer();
    expect([auth.member, visited, auth.consumeLoggedOutNotice(services.sessionStorage)]).toEqual([
      null,
      ['/talk/login'],
      false,
    ]);
  });

  it('who logs in as a student in the same tab is one', () => {
    const { auth } = build();
    auth.acceptLecturer(LECTURER);
    auth.accept(LOGIN);
    expect(auth.member).toMatchObject({ type: 'student', token: 'token-1' });
  });
});

describe('a forced logout of one tab', () => {
  it('does not end the login that another tab has just made (E6)', () => {
    const { auth, services, visited } = build();
    auth.accept(LOGIN);
    services.cookies.write(COOKIES.token, 'token-2'); // and the news of it is still on its way
    auth.forceLogout('token-1');
    expect([visited, services.cookies.read(COOKIES.token), auth.token]).toEqual([[], 'token-2', 'token-2']);
  });

  it('leaves nothing of the student in the browser (product.md 7.4)', () => {
    const { auth, services } = build();
    auth.accept(LOGIN);
    services.storage.write(KEYS.talks, '{"userId":7}');
    auth.forceLogout('token-1');
    expect(services.storage.read(KEYS.talks)).toBeNull();
  });
});
