/** Most characters of a name that people gave. */
const NAME_MAX = 40;

/** A part of a file name that every common file system takes: no separators, no reserved signs, no dots at its ends. */
export function safeName(text: string): string {
  const plain = [...text.normalize('NFC').toWellFormed()]
    .map((sign) => (/[\p{C}\\/:*?"<>|]/u.test(sign) ? ' ' : sign))
    .join('');
  const short = [...plain.replaceAll(/\s+/g, ' ').replace(/^[. ]+/, '')].slice(0, NAME_MAX).join('');
  return short.replace(/[. ]+$/, '');
}

/** The day of an instant in a zone, as `2026-11-22`. */
export function dayOf(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(at));
}

/** Text without the signs that XML does not know: one of them, written on a board, would make its picture unreadable. */
export function toXml(text: string): string {
  return text.toWellFormed().replaceAll(/[^\t\n\r\u{20}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}
