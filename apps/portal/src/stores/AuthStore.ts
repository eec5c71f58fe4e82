import type { Access, Login, UserInfo } from '@shuyuan/contract';
import { mayForceLogout } from '@shuyuan/rules';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { Query } from '../api/query.ts';
import { Scope } from '../core/scope.ts';
import type { CookieJar, Services } from '../core/services.ts';
import { COOKIES, KEYS } from '../core/storedNames.ts';
import type { LecturerLogin } from './lecturerLogin.ts';
import { lecturerLoginFrom, loginPathFrom, refererOf, returnPathOf } from './loginPaths.ts';
import { StoredLogin } from './StoredLogin.ts';
import { type StoredUser, userOf } from './storedUser.ts';

/** Who is logged in in this tab, student or lecturer. */
export interface Member {
  type: 'student' | 'lecturer';
  token: string;
  id: number;
  name: string;
  portrait?: string;
}

/** Who is logged in, and the two ways a login ends (§4). */
export class AuthStore {
  /** The student's; none in a lecturer's tab. */
  token: string | null = null;
  user: StoredUser | null = null;
  /** The lecturer of this tab (product.md 4.18). */
  lecturer: LecturerLogin | null;
  readonly info: Query<UserInfo>;
  private readonly kept: StoredLogin;
  private forcedAt: number | null = null;
  /** Tokens that are being given back: their end is no forced one. */
  private readonly leaving = new Set<string>();
  private readonly scope = new Scope();

  constructor(
    private readonly services: Pick<
      Services,
      'api' | 'clock' | 'cookies' | 'storage' | 'sessionStorage' | 'navigator' | 'closePopups'
    > & { origin: string },
  ) {
    this.kept = new StoredLogin(services);
    this.lecturer = this.kept.lecturer;
    this.readStudent();
    this.info = new Query(() => services.api.account.userInfo());
    makeAutoObservable<this, 'services' | 'kept' | 'scope' | 'forcedAt' | 'leaving'>(
      this,
      {
        info: false,
        services: false,
        kept: false,
        scope: false,
        forcedAt: false,
        leaving: false,
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
    return returnPathOf(this.services.navigator.current, this.services.origin);
  }

  /** The part of a login page's address that says where it leads back to; kept from one login page to the next. */
  get refererSearch() {
    const { returnPath } = this;
    return returnPath === '/index' ? '' : refererOf(returnPath);
  }

  /** The login page with the present address as referer (§4, §5). */
  loginPath(page = '/login') {
    return loginPathFrom(this.services.navigator.current, page);
  }

  /** An anonymous visitor becomes logged in: token, type and id are stored (§4). */
  accept(login: Login, keep = true) {
    this.kept.dropLecturer();
    this.lecturer = null;
    this.token = login.token;
    this.user = userOf(login);
    this.kept.keep(login, keep);
  }

  /** A lecturer is logged in, in this tab alone; a student of this browser stays logged in elsewhere (product.md 4.18). */
  acceptLecturer(login: Login) {
    this.lecturer = this.kept.keepLecturer(login);
    this.readStudent();
  }

  /** The lecturer leaves this tab. */
  async leaveLecturer() {
    const token = this.lecturer?.token;
    if (token === undefined) return;
    await this.giveBack(token, () => this.services.api.talk.logout());
    if (this.lecturer?.token === token) this.forgetLecturer();
    this.kept.dropWritten();
    this.services.navigator.go('/talk/login');
  }

  /** The student leaves: the server forgets the token, the browser forgets the student, in every tab (§4, A1). */
  async logout() {
    const { token } = this;
    if (!token) return;
    // Before the server ends the login: the other tabs follow a logout, and hear of no forced one.
    this.kept.drop();
    await this.giveBack(token, () => this.services.api.account.logout());
    if (this.kept.token) this.follow(); // another tab has logged in meanwhile (E6)
    if (this.token === token) this.forget();
    this.kept.dropWritten();
    this.services.navigator.go('/index');
  }

  /**
   * The server ended the login (§4): at most once per 2 s, and only if the failed request carried the token that is still
   * current (E6). Leads to the agent's registration where an agent link is stored, else to the login page; a lecturer to
   * the lecturers' login.
   */
  forceLogout(failedToken: string | null) {
    const { clock, cookies, storage, navigator } = this.services;
    if (failedToken === null || this.leaving.has(failedToken)) return;
    this.follow(); // another tab has logged in or out, and the news of it may still be on its way (B7, E6)
    const { lecturer, forcedAt: firedAt } = this;
    const currentToken = lecturer ? lecturer.token : this.token;
    if (!mayForceLogout({ requestToken: failedToken, currentToken, firedAt, now: clock.now })) return;
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
    this.scope.add(this.kept.onChange(this.follow));
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

  private async giveBack(token: string, logOut: () => Promise<unknown>) {
    this.leaving.add(token);
    try {
      await logOut();
    } catch {
      // The browser forgets in any case; a token that the server kept dies of idleness (A2).
    }
    this.leaving.delete(token);
  }

  /** Another tab logged in or out: this tab reads what it left (B7). */
  private follow() {
    if (this.lecturer || this.kept.token === this.token) return;
    this.readStudent();
    if (!this.token) this.services.closePopups();
  }

  private readStudent() {
    this.token = this.lecturer ? null : this.kept.token;
    this.user = this.token ? this.kept.user : null;
  }

  private endLecturer() {
    const { navigator, sessionStorage } = this.services;
    const target = lecturerLoginFrom(navigator.current);
    this.forgetLecturer();
    sessionStorage.write(COOKIES.loggedOut, '1');
    navigator.go(target, { replace: true });
  }

  private forgetLecturer() {
    this.kept.dropLecturer();
    this.services.closePopups();
    this.lecturer = null;
    this.readStudent();
  }

  private forget() {
    this.services.closePopups();
    this.token = null;
    this.user = null;
    this.kept.drop();
  }
}
