import {
  ARTICLE_ALT_MAX,
  ARTICLE_BLOCKS_MAX,
  ARTICLE_MARKS_MAX,
  ARTICLE_PICTURES_MAX,
  type ArticleBlock,
  type ArticleTextBlock,
} from '@shuyuan/rules';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from './draft/articleDraft.ts';
import { textFault } from './draftFault.ts';
import { problemsOf, titleProblem } from './draftProblems.ts';

const t = ((key: string, values?: Record<string, unknown>) =>
  values ? `${key} ${Object.values(values).join(' ')}` : key) as unknown as TFunction<'writing'>;
const paragraph = (text: string) => ({
  version: 1 as const,
  blocks: [{ kind: 'paragraph' as const, text, marks: [] }],
});
const line = (text: string): ArticleTextBlock => ({ kind: 'paragraph', text, marks: [] });
const picture = { kind: 'picture' as const, fileId: 7, alt: '', width: 100 as const };
const bolds = Array.from({ length: ARTICLE_MARKS_MAX + 1 }, (_, from) => ({
  kind: 'bold' as const,
  from,
  to: from + 1,
}));
const whole = { ...EMPTY_DRAFT, title: '题', plateId: 3, content: paragraph('字') };

it('an article needs a title, a board and a text (§5)', () => {
  expect(problemsOf(EMPTY_DRAFT, t)).toEqual({
    title: 'problem.title',
    plate: 'problem.plate',
    content: 'problem.body',
  });
  expect(problemsOf(whole, t)).toEqual({});
});

it('a title of 30 characters passes, of 31 is told how many are too many (§5, X7)', () => {
  expect(titleProblem('𠮷'.repeat(30), t)).toBeUndefined();
  expect(titleProblem('𠮷'.repeat(31), t)).toBe('problem.titleLong 30 1');
});

it('an emoji is named, in the title and in the text (§5, X7)', () => {
  expect(titleProblem('好👍🏽啊', t)).toBe('problem.sign 👍🏽');
  expect(problemsOf({ ...whole, content: paragraph('a🐱') }, t).content).toBe('problem.sign 🐱');
});

it('a text of 10,000 characters passes, one more does not (§5)', () => {
  expect(problemsOf({ ...whole, content: paragraph('字'.repeat(10_000)) }, t)).toEqual({});
  expect(problemsOf({ ...whole, content: paragraph('字'.repeat(10_001)) }, t).content).toBe('problem.most.long 10,000');
});

it.each<[string, ArticleBlock[], string]>([
  ['51 pictures', Array.from({ length: ARTICLE_PICTURES_MAX + 1 }, () => picture), 'problem.most.pictures 50'],
  ['a long caption', [{ ...picture, alt: '字'.repeat(ARTICLE_ALT_MAX + 1) }], 'problem.most.caption 100'],
  ['2,001 blocks', Array.from({ length: ARTICLE_BLOCKS_MAX + 1 }, () => line('')), 'problem.most.blocks 2,000'],
  ['5,001 marks', [{ ...line('a'.repeat(bolds.length)), marks: bolds }], 'problem.most.marks 5,000'],
  ['a control character', [line('a\u0007')], 'problem.characters'],
])('a text with %s is told what it has too much of (§5)', (_, blocks, expected) => {
  expect(problemsOf({ ...whole, content: { version: 1, blocks: [line('字'), ...blocks] } }, t).content).toBe(expected);
});

it('a key has only its own block looked at', () => {
  const blocks = Array.from({ length: 200 }, (_, at) => line(`${at} `.repeat(10)));
  let reads = 0;
  const watched = blocks.map((block) =>
    Object.defineProperty({ ...block }, 'align', {
      enumerable: true,
      get() {
        reads += 1;
        return 'start';
      },
    }),
  );
  expect(textFault({ version: 1, blocks: watched })).toBeNull();
  expect(reads).toBeGreaterThanOrEqual(200);
  reads = 0;
  expect(textFault({ version: 1, blocks: [line('新'), ...watched] })).toBeNull();
  expect(reads).toBe(0);
});
