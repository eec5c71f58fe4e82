import { htmlLang, type Locale, parseLocale } from '@shuyuan/rules';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Scope } from '../core/scope.ts';
import type { Services } from '../core/services.ts';

const KEY = 'language';
/** Lifetime of the language cookie in days. */
const COOKIE_DAYS = 365;

/** The language of the portal: cn unless the student chose en; stored in the browser (§1, X6). */
export class LocaleStore {
  locale: Locale;
  /** The language in which the server wrote the first HTML; another one where the browser lost its cookie. */
  readonly served: Locale;
  readonly #services: Pick<Services, 'storage' | 'cookies' | 'page' | 'showLanguage'>;
  readonly #scope = new Scope();

  constructor(services: Pick<Services, 'storage' | 'cookies' | 'page' | 'showLanguage'>) {
    this.#services = services;
    this.locale = parseLocale(services.storage.read(KEY));
    this.served = parseLocale(services.cookies.read(KEY));
    makeAutoObservable(this, { served: false }, { autoBind: true });
  }

  /** Changes the language in place: the texts first, then the page (no reload). */
  async choose(locale: Locale) {
    this.#services.storage.write(KEY, locale);
    await this.#services.showLanguage(locale);
    runInAction(() => this.show(locale));
  }

  start() {
    const { page, storage, cookies } = this.#services;
    this.#scope.add(
      reaction(
        () => this.locale,
        (locale) => {
          page.setLanguage(htmlLang(locale));
          cookies.write(KEY, locale, COOKIE_DAYS); // the server writes the first frame in this language
        },
        { fireImmediately: true },
      ),
    );
    this.#scope.add(storage.onChange(KEY, this.follow));
  }

  dispose() {
    this.#scope.dispose();
  }

  /** Another tab chose a language. */
  private follow(value: string | null) {
    void this.choose(parseLocale(value));
  }

  private show(locale: Locale) {
    this.locale = locale;
  }
}
