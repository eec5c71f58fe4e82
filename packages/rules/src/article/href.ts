import { safeHttpUrl, URL_MAX } from '../links.ts';

const MAIL = /^mailto:[A-Za-z0-9.!#$%'*+/=^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+$/;
const BARE_MAIL = /^[^\s@:/]+@[^\s@:/]+$/;
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

/** Whether a link of an article may lead there: http, https, or mailto with one address and nothing else (X1, X3). */
export function isArticleHref(href: string): boolean {
  return href.length <= URL_MAX && (MAIL.test(href) || safeHttpUrl(href, { allowHttp: true }) !== null);
}

/** What a person typed as the target of a link, made whole with `https://` or `mailto:`; `null` when it may not be one (X3). */
export function toArticleHref(typed: string): string | null {
  const text = typed.trim();
  const whole = SCHEME.test(text) ? text : BARE_MAIL.test(text) ? `mailto:${text}` : `https://${text}`;
  if (!isArticleHref(whole)) return null;
  // A single word such as `hello` is no host that anybody means.
  return SCHEME.test(text) || whole.startsWith('mailto:') || new URL(whole).hostname.includes('.') ? whole : null;
}
