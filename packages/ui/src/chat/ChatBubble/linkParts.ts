import { HAN_TOP_DOMAINS, safeHttpUrl, URL_MAX } from '@shuyuan/rules';

/** A run of text, or an address that may be followed. */
export interface TextPart {
  text: string;
  /** Set for an address. */
  href?: string;
}

/** A part of a name. */
const LABEL = '[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?';
const HAN_LABEL = '[\\p{Script=Han}A-Za-z0-9-]{1,63}';
const OTHER_LABEL = '[\\p{L}\\p{N}-]{1,63}';
/** A name in ASCII ends at the first other character, since Chinese goes on without a blank. */
const PLAIN_HOST = `(?:${LABEL}\\.)*${LABEL}`;
const HAN_HOST = `(?:${LABEL}\\.)?(?=[^.]*\\p{Script=Han})(?:${HAN_LABEL}\\.)+(?:${HAN_TOP_DOMAINS.join('|')}|[A-Za-z]{2,63})`;
const OTHER_HOST = `(?=[\\p{L}\\p{N}-]*[^\\x00-\\x7f\\p{Script=Han}])(?:${OTHER_LABEL}\\.)+(?:[\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Arabic}\\p{Script=Latin}]{2,63})`;
const IP6 = '\\[[0-9A-Fa-f:.]{2,45}\\]';
const HOST = `(?:${HAN_HOST}|${OTHER_HOST}|${PLAIN_HOST}|${IP6})`;
const USER = '(?:[\\x21-\\x2e\\x30-\\x3f\\x41-\\x7e]*@)?';
const REST = "(?:\\.?:\\d{1,5})?(?:\\.?[/?#][!#$%&'()*+,\\-./0-9:;=?@A-Z\\[\\]_a-z~]*)?";
const LOCAL = "[A-Za-z0-9_](?:[A-Za-z0-9_'+=~-]|\\.(?!\\.)){0,63}";

/** An address with its protocol; one that begins with `www.`; a mail address. */
const ADDRESS = new RegExp(
  `(?<![A-Za-z0-9])(?<web>https?://${USER}${HOST}${REST})` +
    `|(?<![A-Za-z0-9_@./:-])(?<www>www\\.${HOST}${REST})` +
    `|(?<![A-Za-z0-9_'+=~./@-])(?<mail>${LOCAL}(?<!\\.)@(?:${LABEL}\\.)+[A-Za-z]{2,63}(?![A-Za-z0-9_@-]))`,
  'giu',
);
/** What ends a sentence or a quotation, not an address. */
const CLOSING = /[.,;:!?'*~]$/;
const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** A message split at its addresses; only those that pass the safety check become links, all others stay text (X3). */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index, groups = {} } of text.matchAll(ADDRESS)) {
    const address = groups['mail'] === undefined ? withoutClosing(found) : found;
    const href = groups['mail'] === undefined ? hrefOf(address) : `mailto:${address}`;
    if (href === null) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, href });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** Where a web address leads; one without a protocol is asked for safely. */
function hrefOf(address: string): string | null {
  if (/^www\./i.test(address)) return address.split('.').length < 3 ? null : hrefOf(`https://${address}`);
  return address.length > URL_MAX ? null : (safeHttpUrl(address, { allowHttp: true })?.href ?? null);
}

/** Without the punctuation behind it; a bracket that the address itself has opened stays. */
function withoutClosing(found: string): string {
  let address = found;
  for (;;) {
    const last = address.at(-1) ?? '';
    const opening = PAIRS[last];
    const isUnopened = opening !== undefined && countOf(address, last) > countOf(address, opening);
    if (!CLOSING.test(address) && !isUnopened) return address;
    address = address.slice(0, -1);
  }
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
