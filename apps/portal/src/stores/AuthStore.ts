import type { Access, CourseDetail, Login, UserInfo } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { Query } from '../api/query.ts';
import type { Owner } from '../core/owner.ts';
import { Scope } from '../core/scope.ts';
import type { CookieJar, Services } from '../core/services.ts';
import { COOKIES, KEYS } from '../core/storedNames.ts';
import { LoginEnds } from './LoginEnds.ts';
import type { LecturerLogin } from './lecturerLogin.ts';
import { lecturerLoginFrom, loginPathFrom, refererOf, returnPathOf } from './loginPaths.ts';
import { StoredLogin } from './StoredLogin.ts';
import { infoFrom, type StoredUser, userOf } from './storedUser.ts';

/** Who is logged in in this tab, student or lecturer. */
export interface Member {
  type: 'student' | 'lecturer';
  token: string;
  id: number;
  name: string;
  portrait?: string;
}

type AuthServices = Pick<
  Services,
  'api' | 'clock' | 'cookies' | 'storage' | 'sessionStorage' | 'navigator' | 'closePopups'
> & {
  origin: string;
  /** Whether this version of the portal has a page at the path. */
  hasPage?: (path: string) => boolean;
};

/** Who is logged in, and the two ways a login ends (§4). */
export class AuthStore {
  /** The student's; none in a lecturer's tab. */
  token: string | null = null;
  user: StoredUser | null = null;
  /** The chat signature of the login (§3); lives as long as the page. */
  sign: string | null = null;
  /** Whether the login outlives the page: not where the browser refuses cookies, or one so large. */
  isStored = true;
  /** Another tab has made or ended the present login: what this tab has open is perhaps another person's (B7). */
  isFromElsewhere = false;
  /** The course that one page hands to the next (§3). */
  courseItem: CourseDetail | null = null;
  /** The lecturer of this tab (product.md 4.18). */
  lecturer: LecturerLogin | null;
  readonly info: Query<UserInfo>;
  readonly #services: AuthServices;
  readonly #stored: StoredLogin;
  readonly #scope = new Scope();
  readonly #ends: LoginEnds;

  constructor(services: AuthServices) {
    this.#services = services;
    this.#stored = new StoredLogin(services);
    this.#ends = new LoginEnds(services.clock);
    this.lecturer = this.#stored.lecturer;
    this.readStudent();
    this.info = new Query(() => infoFrom(services.api.account.userInfo(), () => this.user));
    const refs = { user: observableRef, lecturer: observableRef, courseItem: observableRef };
    makeAutoObservable(this, { info: false, ...refs }, { autoBind: true });
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
    return returnPathOf(this.#services.navigator.current, this.#services.origin);
  }

  /** The part of a login page's address that says where it leads back to, from one login page to the next. */
  get refererSearch() {
    const { returnPath } = this;
    return returnPath === '/index' ? '' : refererOf(returnPath);
  }

  /** The login page with the present address as referer (§4, §5). */
  loginPath(page = '/login') {
    return loginPathFrom(this.#services.navigator.current, page);
  }

  /** An anonymous visitor becomes logged in: token, type and id are stored (§4). */
  accept(login: Login, isRemembered = true) {
    this.#stored.clearLecturer();
    this.lecturer = null;
    this.isFromElsewhere = false;
    this.token = login.token;
    this.user = userOf(login);
    this.sign = login.sign ?? null;
    this.isStored = this.#stored.store(login, isRemembered);
  }

  /** The next page shows this course at once, until the server has answered. */
  handOn(course: CourseDetail) {
    this.courseItem = course;
  }

  /** A lecturer is logged in, in this tab alone; a student of this browser stays logged in elsewhere (product.md 4.18). */
  acceptLecturer(login: Login) {
    this.lecturer = this.#stored.storeLecturer(login);
    this.isFromElsewhere = false;
    this.readStudent();
  }

  /** The lecturer leaves this tab. */
  async leaveLecturer() {
    const { lecturer } = this;
    if (!lecturer) return;
    const { token } = lecturer;
    await this.#ends.run(token, () => this.#services.api.talk.logout());
    this.finish('/talk/login', { type: 'lecturer', id: lecturer.id }, () => {
      if (this.lecturer?.token === token) this.forgetLecturer();
    });
  }

  /** The student leaves: the server forgets the token, the browser forgets the student, in every tab (§4, A1); `path` is shown. */
  async logout(path = '/index') {
    const { token, user } = this;
    if (!token) return;
    // Before the server ends the login, so that the other tabs follow a logout and not a forced one.
    this.#stored.clear();
    await this.#ends.run(token, () => this.#services.api.account.logout());
    if (this.#stored.token) this.follow(); // another tab has logged in meanwhile (E6)
    this.finish(path, user, () => {
      if (this.token === token) this.forget();
    });
  }

  /**
   * The server ended the login (§4): at most once per 2 s, and only if the failed request carried the token that is still
   * current (E6). Leads to the agent's registration where an agent link is stored and the portal has that page, else to the
   * login page; a lecturer to the lecturers' login.
   */
  forceLogout(failedToken: string | null) {
    const { cookies, navigator } = this.#services;
    if (failedToken === null || this.#ends.isRunning(failedToken)) return;
    this.follow(); // another tab has logged in or out, and its storage event may still be on its way (B7, E6)
    const { lecturer } = this;
    if (!this.#ends.force(failedToken, lecturer ? lecturer.token : this.token)) return;
    if (lecturer) return this.endLecturer();
    const path = this.loginPath(this.agentPage ?? '/login');
    // A login page that is left for itself, as it was about to lead on, still leads back to what was asked for.
    const target = path.includes('?') ? path : path + this.refererSearch;
    this.forget();
    cookies.write(COOKIES.loggedOut, '1');
    navigator.go(target, { replace: true });
  }

  /** Whether the login page was reached by a forced logout; true once, since reading removes the mark. */
  consumeLoggedOutNotice(of: Pick<CookieJar, 'read' | 'remove'> = this.#services.cookies) {
    const was = of.read(COOKIES.loggedOut) === '1';
    of.remove(COOKIES.loggedOut);
    return was;
  }

  start() {
    this.#scope.add(this.#stored.onChange(this.follow));
    this.#scope.add(
      reaction(
        () => this.token,
        (token) => (token ? void this.info.load() : this.info.clear()),
        { fireImmediately: true },
      ),
    );
  }

  dispose() {
    this.#scope.dispose();
  }

  /** The registration page of the agent whose link is stored (§4). */
  private get agentPage(): string | null {
    const { storage, hasPage } = this.#services;
    const agent = storage.read(KEYS.agent);
    const path = `/franchise/reg/${encodeURIComponent(agent ?? '')}`;
    return agent && hasPage?.(path) ? path : null;
  }

  /** In one action: where to go is chosen before anybody sees that the login is over. */
  private finish(path: string, owner: Owner | null, forget: () => void) {
    forget();
    if (owner) this.#stored.clearWritten(owner);
    this.#services.navigator.go(path);
  }

  /** Another tab logged in or out: this tab reads what it left (B7). */
  private follow() {
    if (this.lecturer || this.#stored.token === this.token) return;
    this.isFromElsewhere = true;
    this.readStudent();
    if (!this.token) this.#services.closePopups();
  }

  private readStudent() {
    this.token = this.lecturer ? null : this.#stored.token;
    this.user = this.token ? this.#stored.user : null;
  }

  private endLecturer() {
    const { navigator, sessionStorage } = this.#services;
    const target = lecturerLoginFrom(navigator.current);
    this.forgetLecturer();
    sessionStorage.write(COOKIES.loggedOut, '1');
    navigator.go(target, { replace: true });
  }

  private forgetLecturer() {
    this.#stored.clearLecturer();
    this.#services.closePopups();
    this.lecturer = null;
    this.isFromElsewhere = false;
    this.readStudent();
  }

  private forget() {
    this.#services.closePopups();
    this.isFromElsewhere = false;
    this.token = null;
    this.user = null;
    this.sign = null;
    this.courseItem = null;
    this.#stored.clear();
  }
}
