import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from './draft/articleDraft.ts';
import { problemsOf, titleProblem } from './draftProblems.ts';

const t = ((key: string, values?: Record<string, unknown>) =>
  values ? `${key} ${Object.values(values).join(' ')}` : key) as unknown as TFunction<'writing'>;
const paragraph = (text: string) => ({
  version: 1 as const,
  blocks: [{ kind: 'paragraph' as const, text, marks: [] }],
});
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
  expect(problemsOf({ ...whole, content: paragraph('字'.repeat(10_001)) }, t).content).toBe('problem.bodyLong');
});
