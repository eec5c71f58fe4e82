import { hasControlCharacters } from '@shuyuan/rules';

/** Line ends of every kind; a text that holds one could look like two lines of a list. */
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu;

/** A text as one line of a terminal: what would end or disguise the line is shown as a sign. */
export function oneLine(text: string): string {
  return [...text.replaceAll(LINE_ENDS, '⏎')].map((sign) => (hasControlCharacters(sign) ? '�' : sign)).join('');
}

/** Prints what a command answers, each entry as one line whatever people have written into it. */
export function print(lines: readonly string[]): void {
  console.log(lines.map(oneLine).join('\n'));
}
