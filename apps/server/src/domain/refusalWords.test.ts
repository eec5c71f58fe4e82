import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ResultCode } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { errorTexts, REFUSALS } from './refusalWords.ts';

const MODULES = fileURLToPath(new URL('../modules', import.meta.url));

test('what a refusal says is written once: modules that say the same read it', () => {
  const words = globSync('**/words.ts', { cwd: MODULES });
  expect(words.length).toBeGreaterThan(10);
  const said = new Set(Object.values(REFUSALS).map(({ cn, en }) => `{ cn: '${cn}', en: '${en}' }`));
  const twice = words.flatMap((file) => {
    const source = readFileSync(`${MODULES}/${file}`, 'utf8');
    return [...said].filter((sentence) => source.includes(sentence)).map((sentence) => `${file}: ${sentence}`);
  });
  expect(twice).toEqual([]);
});

test('every refusal of this server says what it is, in both languages', () => {
  const { refused, boundElsewhere: _, ...own } = ResultCode; // the second is sent by other servers of the family alone
  const codes = Object.values(own);
  const unsaid = codes.filter(
    (code) => errorTexts.refusal(code, 'cn') === REFUSALS[refused].cn || !errorTexts.refusal(code, 'en'),
  );
  expect(unsaid).toEqual([]);
});
