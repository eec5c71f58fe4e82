import { expect, it } from 'vitest';
import { assess as cn } from './cn/assess.ts';
import { assess as en } from './en/assess.ts';

/** Keys of texts without a word; i18next would show the key itself. */
function emptyKeys(texts: object, under = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null
      ? emptyKeys(text, `${under}${key}.`)
      : text === ''
        ? [`${under}${key}`]
        : [],
  );
}

it.each([
  ['cn', cn],
  ['en', en],
])('no text of an assessment is empty in %s, or its key would be shown (§1)', (_, texts) => {
  expect(emptyKeys(texts)).toEqual([]);
});
