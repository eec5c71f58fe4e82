import type { Namespace } from '../i18n/catalogue.ts';
import type { Language } from '../i18n/language.ts';

let language: Pick<Language, 'need'> | null = null;

/** Names the source of texts; called once at start. */
export function readTextsFrom(source: Pick<Language, 'need'>) {
  language = source;
}

/** Brings texts, of a page or of what is none. */
export async function needTexts(namespaces: readonly Namespace[]) {
  await language?.need(namespaces);
}
