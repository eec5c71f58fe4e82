import { htmlLang, type Locale } from '@shuyuan/rules';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { catalogue, type Namespace } from './catalogue.ts';

/** The texts of the portal: which language shows, and which namespaces are here. */
export function createLanguage() {
  const i18n = createInstance();
  const wanted = new Set<Namespace>();
  const loads = new Map<string, Promise<void>>();
  let locale: Locale = 'cn';

  void i18n.use(initReactI18next).init({
    lng: htmlLang(locale),
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    returnEmptyString: true, // a language may need no word where the other has one; i18next would show the key
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });

  function load(namespace: Namespace, to: Locale) {
    const key = `${to}/${namespace}`;
    const running = loads.get(key);
    if (running) return running;
    const started = catalogue[namespace][to]().then(
      (texts) => void i18n.addResourceBundle(htmlLang(to), namespace, texts),
      (error) => {
        loads.delete(key); // a failed load may be tried again
        throw error;
      },
    );
    loads.set(key, started);
    return started;
  }

  return {
    i18n,
    /** Brings the texts of a page in the present language. */
    async need(namespaces: readonly Namespace[]) {
      for (const namespace of namespaces) wanted.add(namespace);
      await Promise.all(namespaces.map((namespace) => load(namespace, locale)));
    },
    /** Brings all texts that are on screen in another language, then shows them: no frame with missing words. */
    async change(to: Locale) {
      for (let size = -1; size !== wanted.size; ) {
        size = wanted.size; // a page may have opened meanwhile
        await Promise.all([...wanted].map((namespace) => load(namespace, to)));
      }
      locale = to;
      await i18n.changeLanguage(htmlLang(to));
    },
  };
}

export type Language = ReturnType<typeof createLanguage>;
