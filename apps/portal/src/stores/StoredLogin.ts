import type { Login } from '@shuyuan/contract';
import { textHere } from '../core/known.ts';
import { type Owner, removeParts } from '../core/owner.ts';
import { PERSONAL_KEYS } from '../core/personalKeys.ts';
import type { Services } from '../core/services.ts';
import { COOKIES, KEYS } from '../core/storedNames.ts';
import { type LecturerLogin, lecturerOf, parseLecturer } from './lecturerLogin.ts';
import { parseUser, userOf } from './storedUser.ts';

/** Days that a login outlives the browser session if the student chose to stay logged in; the server's absolute lifetime is the same (A2). */
const KEEP_DAYS = 14;
/** Most bytes of a portrait's address as a cookie holds it: a cookie may have 4,096, its name and attributes included. */
const PORTRAIT_MAX_BYTES = 2_048;
const OF_A_STUDENT = [COOKIES.token, COOKIES.user, COOKIES.city, COOKIES.portrait, COOKIES.person, COOKIES.name];

/** A login as the browser stores it: a student's for every tab, a lecturer's for this one (§3, product.md 4.18). */
export class StoredLogin {
  readonly #services: Pick<Services, 'clock' | 'cookies' | 'storage' | 'sessionStorage'>;

  constructor(services: Pick<Services, 'clock' | 'cookies' | 'storage' | 'sessionStorage'>) {
    this.#services = services;
  }

  get token() {
    return this.#services.cookies.read(COOKIES.token);
  }

  get user() {
    return parseUser(this.#services.cookies.read(COOKIES.user));
  }

  get lecturer() {
    return parseLecturer(this.#services.sessionStorage.read(KEYS.lecturer));
  }

  /** Stores a student's token, type, id and name, and notifies the other tabs (§4, B7); returns whether the login outlives the page. */
  store(login: Login, isRemembered: boolean): boolean {
    const { cookies } = this.#services;
    const user = userOf(hasShortPortrait(login) ? login : { ...login, portrait: undefined });
    const { name, portrait } = user;
    const days = isRemembered ? KEEP_DAYS : undefined;
    const { id, type } = user;
    const isStored =
      cookies.write(COOKIES.token, login.token, days) &&
      // A backend's long texts must not cost the id and the name.
      (cookies.write(COOKIES.user, JSON.stringify(user), days) ||
        cookies.write(COOKIES.user, JSON.stringify({ id, type, name }), days));
    cookies.write(COOKIES.name, name, days);
    cookies.write(COOKIES.person, JSON.stringify({ name, ...(portrait ? { portrait } : {}) }), days);
    if (portrait) cookies.write(COOKIES.portrait, portrait, days);
    else cookies.remove(COOKIES.portrait);
    if (login.city) cookies.write(COOKIES.city, JSON.stringify({ name: login.city }), days);
    else cookies.remove(COOKIES.city);
    cookies.remove(COOKIES.loggedOut);
    this.notifyTabs('in');
    return isStored;
  }

  storeLecturer(login: Login): LecturerLogin {
    const lecturer = lecturerOf(login);
    this.#services.sessionStorage.write(KEYS.lecturer, JSON.stringify(lecturer));
    return lecturer;
  }

  /** Clears §4's four cookies and the two that would leave personal data behind (product.md 7.4). */
  clear() {
    const { cookies, storage } = this.#services;
    for (const name of OF_A_STUDENT) cookies.remove(name);
    storage.remove(KEYS.menu);
    storage.remove(KEYS.talks);
    this.notifyTabs('out');
  }

  clearLecturer() {
    this.#services.sessionStorage.remove(KEYS.lecturer);
  }

  /**
   * A deliberate logout removes the unsent drafts of whoever leaves, and nobody else's; an expired login keeps them for their owner
   * (product.md 4.18, B5).
   */
  clearWritten(owner: Owner) {
    const { storage, sessionStorage } = this.#services;
    for (const key of Object.values(PERSONAL_KEYS)) {
      removeParts(storage, key, owner);
      removeParts(sessionStorage, key, owner);
    }
  }

  /** Another tab has logged in or out; returns the end of the subscription (B7). */
  onChange(listener: () => void) {
    return this.#services.storage.onChange(KEYS.session, listener);
  }

  private notifyTabs(what: 'in' | 'out') {
    this.#services.storage.write(KEYS.session, `${what} ${this.#services.clock.now}`);
  }
}

function hasShortPortrait({ portrait }: Login) {
  return encodeURIComponent(textHere(portrait)).length <= PORTRAIT_MAX_BYTES;
}
