import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { markAnswer } from '@shuyuan/rules';
import { describe, expect, it } from 'vitest';
import { readContent, type WrittenQuestion } from '../content.ts';
import { LEVELS } from './assessmentWords.ts';

const LETTERS = ['A', 'B', 'C', 'D'];
const SEED = join(import.meta.dirname, '..');
const leaves = (written: readonly WrittenQuestion[]) => written.flatMap((one) => one.parts ?? [one]);
const gaps = (text: string) => text.split('____').length - 1;

describe.each([...readContent().assessments])('the written assessment of %s', (_, written) => {
  it('has a key among its options and as many blanks as gaps, in both languages', () => {
    for (const { type, stem, options = [], key = [], blanks = [] } of leaves(written)) {
      if (blanks.length > 0) expect([gaps(stem[0]), gaps(stem[1])], stem[0]).toEqual([blanks.length, blanks.length]);
      const known = type === 'judge' ? ['T', 'F'] : LETTERS.slice(0, options.length);
      expect(known, stem[0]).toEqual(expect.arrayContaining(key));
      expect(key.length, stem[0]).toBe(type === 'blank' ? 0 : type === 'multiple' ? Math.max(2, key.length) : 1);
      expect(new Set(options.map(([cn]) => cn)).size, stem[0]).toBe(options.length);
    }
  });

  it('gives full points for what it says is right', () => {
    for (const { type, key: keys, blanks, stem } of leaves(written)) {
      const values = keys ?? (blanks ?? []).map(([accepted]) => accepted[0] ?? '');
      const key = keys
        ? { keys }
        : {
            blanks: (blanks ?? []).map(([accepted, off]) => ({
              accepted,
              ...(off === null ? {} : { tolerance: off }),
            })),
          };
      expect(markAnswer({ type, score: 6, key }, values), stem[0]).toEqual({ state: 'right', score: 6 });
    }
  });

  it('says why, and names pictures and recordings that exist', () => {
    for (const { type, analysis, stem } of leaves(written))
      expect([type, analysis?.length], stem[0]).toEqual([type, 2]);
    for (const { picture, sound } of written.flatMap((one) => [one, ...(one.parts ?? [])])) {
      if (picture) expect(existsSync(join(SEED, `pictures/papers/${picture}.svg`)), picture).toBe(true);
      if (sound) expect(existsSync(join(SEED, `media/questions/${sound}.mp3`)), sound).toBe(true);
    }
  });
});

it('gives each advised class a reason that stands alone: who has the first one is shown the second alone', () => {
  for (const { reason, beside } of LEVELS)
    for (const [cn, en] of [reason, beside ?? reason]) {
      expect(cn).not.toMatch(/搭配|另外一门|上一门/);
      expect(en).not.toMatch(/beside it|with it|the other/i);
    }
});
