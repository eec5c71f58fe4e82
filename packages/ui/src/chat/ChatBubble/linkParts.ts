import { safeHttpUrl } from '@shuyuan/rules';

/** A run of text, or a URL that may be followed. */
export interface TextPart {
  text: string;
  /** Set for a URL. */
  href?: string;
}

const ADDRESS = /https:\/\/[\x21-\x7e]+/gi;
const CLOSING = /[.,;:!?'")\]}>]+$/;

/** A message split at its URLs; only those that pass the safety check become links, all others stay text (X3). */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(CLOSING, '');
    const url = safeHttpUrl(address);
    if (!url) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, href: url.href });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
