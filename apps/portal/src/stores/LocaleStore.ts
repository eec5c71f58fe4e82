import { htmlLang, type Locale, parseLocale } from '@shuyuan/rules';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Scope } from '../core/scope.ts';
import type { Services } from '../core/services.ts';

const KEY = 'language';
/** Days the server remembers the language of a browser that stays away. */
const KEEP_DAYS = 365;

/** The language of the portal: cn unless the student chose en; kept in local storage (§1, X6). */
export class LocaleStore {
  locale: Locale;
  /** The language in which the server wrote the first HTML; another one where the browser lost its cookie. */
  readonly served: Locale;
  private readonly scope = new Scope();

  constructor(private readonly services: Pick<Services, 'storage' | 'cookies' | 'page' | 'showLanguage'>) {
    this.locale = parseLocale(services.storage.read(KEY));
    this.served = parseLocale(services.cookies.read(KEY));
    makeAutoObservable<this, 'services' | 'scope'>(
      this,
      { services: false, scope: false, served: false },
      { autoBind: true },
    );
  }

  /** Changes the language in place: the texts first, then the page (no reload). */
  async choose(locale: Locale) {
    this.services.storage.write(KEY, locale);
    await this.services.showLanguage(locale);
    runInAction(() => this.take(locale));
  }

  start() {
    const { page, storage, cookies } = this.services;
    this.scope.add(
      reaction(
        () => this.locale,
        (locale) => {
          page.setLanguage(htmlLang(locale));
          cookies.write(KEY, locale, KEEP_DAYS); // the server writes the first frame in this language
        },
        { fireImmediately: true },
      ),
    );
    this.scope.add(storage.onChange(KEY, this.follow));
  }

  dispose() {
    this.scope.dispose();
  }

  /** Another tab chose a language. */
  private follow(value: string | null) {
    void this.choose(parseLocale(value));
  }

  private take(locale: Locale) {
    this.locale = locale;
  }
}
