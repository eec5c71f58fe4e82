import type { Access, Login, UserInfo } from '@shuyuan/contract';
import { mayForceLogout, safeReferer } from '@shuyuan/rules';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { Query } from '../api/query.ts';
import { type LecturerLogin, lecturerOf, parseLecturer } from './lecturerLogin.ts';
import { PERSONAL_KEYS } from './personalKeys.ts';
import { Scope } from './scope.ts';
import type { CookieJar, Services } from './services.ts';
import { parseUser, type StoredUser, userOf } from './storedUser.ts';

/** Names of §3's cookies, without the product's prefix. */
export const COOKIES = {
  token: 'access_token',
  user: 'user_info',
  person: 'person_info',
  name: 'userName',
  portrait: 'person_img',
  city: 'city_info',
  /** Tells the login page why the student is there (§4: "a logout cookie is set"). */
  loggedOut: 'is_logout',
} as const;

/** Local-storage keys of the session, the other tabs watch `session` (B7); `lecturer` is in the tab's own storage. */
export const KEYS = {
  session: 'session',
  agent: 'agent_link',
  menu: 'side_menu',
  talks: 'talk_shown',
  muted: 'call_muted',
  lecturer: 'lecturer',
} as const;

/** Days a kept login stays in the browser; the server's absolute lifetime is the same (A2). */
const KEEP_DAYS = 14;
const LOGIN_PAGES = ['/login', '/codelogin', '/register', '/rest', '/talk/login', '/otherReg'];

/** Who is logged in in this tab, student or lecturer. */
export interface Member {
  type: 'student' | 'lecturer';
  token: string;
  id: number;
  name: string;
  portrait?: string;
}

/** Who is logged in, what a login stores, and the two ways it ends (§4). */
export class AuthStore {
  /** The student's; none in a lecturer's tab. */
  token: string | null = null;
  user: StoredUser | null = null;
  /** The lecturer of this tab (product.md 4.18). */
  lecturer: LecturerLogin | null;
  readonly info: Query<UserInfo>;
  private forcedAt: number | null = null;
  private readonly scope = new Scope();

  constructor(
    private readonly services: Pick<
      Services,
      'api' | 'clock' | 'cookies' | 'storage' | 'sessionStorage' | 'navigator' | 'closePopups'
    > & { origin: string },
  ) {
    this.lecturer = parseLecturer(services.sessionStorage.read(KEYS.lecturer));
    this.readStudent();
    this.info = new Query(() => services.api.account.userInfo());
    makeAutoObservable<this, 'services' | 'scope' | 'forcedAt'>(
      this,
      {
        info: false,
        services: false,
        scope: false,
        forcedAt: false,
        user: observableRef,
        lecturer: observableRef,
      },
      { autoBind: true },
    );
  }

  get isLoggedIn() {
    return this.token !== null;
  }

  /** The student, or in a lecturer's tab the lecturer. */
  get member(): Member | null {
    const { token, user, lecturer } = this;
    if (lecturer) return { type: 'lecturer', ...lecturer };
    return token && user ? { ...user, type: 'student', token } : null;
  }

  /** The token that a request of this access carries: a lecturer's tab sends no student's, and the other way round. */
  tokenFor(access: Access) {
    const { token, lecturer } = this;
    if (access === 'lecturer') return lecturer?.token ?? null;
    return access === 'member' && lecturer ? lecturer.token : token;
  }

  /** Where a login leads back to: the page that asked for it, if it is ours (X4). */
  get returnPath() {
    const asked = new URLSearchParams(this.services.navigator.current.split('?')[1]).get('referer');
    return (asked && safeReferer(asked, { origin: this.services.origin })?.replace(/^\/web/, '')) || '/index';
  }

  /** The part of a login page's address that says where it leads back to; kept from one login page to the next. */
  get refererSearch() {
    const { returnPath } = this;
    return returnPath === '/index' ? '' : `?referer=${encodeURIComponent(`/web${returnPath}`)}`;
  }

  /** The login page with the present address as referer (§4, §5). */
  loginPath(page = '/login') {
    const { current } = this.services.navigator;
    const isLoginPage = LOGIN_PAGES.some((path) => current.split('?')[0] === path);
    return isLoginPage ? page : `${page}?referer=${encodeURIComponent(`/web${current}`)}`;
  }

  /** An anonymous visitor becomes logged in: token, type and id are stored (§4). */
  accept(login: Login, keep = true) {
    const { cookies, storage, sessionStorage } = this.services;
    sessionStorage.remove(KEYS.lecturer);
    this.lecturer = null;
    const user = userOf(login);
    const days = keep ? KEEP_DAYS : undefined;
    cookies.write(COOKIES.token, login.token, days);
    cookies.write(COOKIES.user, JSON.stringify(user), days);
    cookies.write(COOKIES.name, login.name, days);
    if (user.portrait) cookies.write(COOKIES.portrait, user.portrait, days);
    cookies.remove(COOKIES.loggedOut);
    this.token = login.token;
    this.user = user;
    storage.write(KEYS.session, `in ${this.services.clock.now}`);
  }

  /** A lecturer is logged in, in this tab alone; a student of this browser stays logged in elsewhere (product.md 4.18). */
  acceptLecturer(login: Login) {
    this.services.sessionStorage.write(KEYS.lecturer, JSON.stringify(lecturerOf(login)));
    this.lecturer = lecturerOf(login);
    this.readStudent();
  }

  /** The lecturer leaves this tab. */
  async leaveLecturer() {
    if (!this.lecturer) return;
    try {
      await this.services.api.talk.logout();
    } catch {
      // The tab forgets in any case; a token that the server kept dies of idleness (A2).
    }
    this.forgetLecturer();
    this.forgetWritten();
    this.services.navigator.go('/talk/login');
  }

  /** Who leaves on purpose leaves no words behind; a login that ended by itself keeps them for its owner (product.md 4.18). */
  private forgetWritten() {
    for (const key of Object.values(PERSONAL_KEYS)) this.services.storage.remove(key);
  }

  /** The student leaves: the server forgets the token, the browser forgets the student, in every tab (§4, A1). */
  async logout() {
    if (!this.token) return;
    try {
      await this.services.api.account.logout();
    } catch {
      // The browser forgets in any case; a token that the server kept dies of idleness (A2).
    }
    this.forget();
    this.forgetWritten();
    this.services.navigator.go('/index');
  }

  /**
   * The server ended the login (§4): at most once per 2 s, and only if the failed request carried the token that is still
   * current (E6). Leads to the agent's registration where an agent link is stored, else to the login page; a lecturer to
   * the lecturers' login.
   */
  forceLogout(failedToken: string | null) {
    const { clock, cookies, storage, navigator } = this.services;
    this.followLogin();
    const { lecturer, forcedAt: firedAt } = this;
    const currentToken = lecturer ? lecturer.token : this.token;
    if (failedToken === null || !mayForceLogout({ requestToken: failedToken, currentToken, firedAt, now: clock.now }))
      return;
    this.forcedAt = clock.now;
    if (lecturer) return this.endLecturer();
    const agent = storage.read(KEYS.agent);
    const target = agent ? this.loginPath(`/franchise/reg/${encodeURIComponent(agent)}`) : this.loginPath();
    this.forget();
    cookies.write(COOKIES.loggedOut, '1');
    navigator.go(target, { replace: true });
  }

  /** Whether the login page was reached by a forced logout; told once. */
  takeLoggedOutNotice(of: Pick<CookieJar, 'read' | 'remove'> = this.services.cookies) {
    const was = of.read(COOKIES.loggedOut) === '1';
    of.remove(COOKIES.loggedOut);
    return was;
  }

  start() {
    this.scope.add(this.services.storage.onChange(KEYS.session, this.follow));
    this.scope.add(
      reaction(
        () => this.token,
        (token) => (token ? void this.info.load() : this.info.clear()),
        { fireImmediately: true },
      ),
    );
  }

  dispose() {
    this.scope.dispose();
  }

  /** Another tab logged in or out: this tab reads what it left (B7). */
  private follow() {
    if (this.lecturer || this.services.cookies.read(COOKIES.token) === this.token) return;
    this.readStudent();
    if (!this.token) this.services.closePopups();
  }

  /** Another tab has logged in again, and the news of it may still be on its way (E6). */
  private followLogin() {
    if (this.services.cookies.read(COOKIES.token)) this.follow();
  }

  private readStudent() {
    const { cookies } = this.services;
    this.token = this.lecturer ? null : cookies.read(COOKIES.token);
    this.user = this.token ? parseUser(cookies.read(COOKIES.user)) : null;
  }

  private endLecturer() {
    const { navigator, sessionStorage } = this.services;
    const [path, query] = navigator.current.split('?');
    this.forgetLecturer();
    sessionStorage.write(COOKIES.loggedOut, '1');
    navigator.go(path === '/chat' && query ? `/talk/login?${query}` : '/talk/login', { replace: true });
  }

  private forgetLecturer() {
    this.services.sessionStorage.remove(KEYS.lecturer);
    this.services.closePopups();
    this.lecturer = null;
    this.readStudent();
  }

  /** Clears §4's four cookies and the two that would leave personal data behind (product.md 7.4). */
  private forget() {
    const { cookies, storage, closePopups, clock } = this.services;
    for (const name of [COOKIES.token, COOKIES.user, COOKIES.city, COOKIES.portrait, COOKIES.person, COOKIES.name]) {
      cookies.remove(name);
    }
    storage.remove(KEYS.menu);
    storage.remove(KEYS.talks);
    closePopups();
    this.token = null;
    this.user = null;
    storage.write(KEYS.session, `out ${clock.now}`);
  }
}
