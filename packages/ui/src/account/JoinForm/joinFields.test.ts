import { describe, expect, it } from 'vitest';
import { joinFormLabels } from './JoinForm.labels.ts';
import { answerWrong, type JoinField } from './joinFields.ts';

const words = joinFormLabels.en;
const field = (kind: JoinField['kind'], more: Partial<JoinField> = {}): JoinField => ({
  name: 'a',
  label: 'A',
  kind,
  ...more,
});

describe('an answer in an application form', () => {
  it.each<[JoinField, string, string | undefined]>([
    [field('text', { required: true }), ' ', words.required],
    [field('text'), '', undefined],
    [field('text', { max: 3 }), 'abc', undefined],
    [field('text', { max: 3 }), 'abcd', words.long(3)],
    [field('phone'), '138 1120 2026', undefined],
    [field('phone'), '138', words.phone],
    [field('phone'), '', undefined],
    [field('email'), 'a@b.cn', undefined],
    [field('email'), 'a@', words.email],
    [field('slot', { required: true }), '', undefined],
  ])('%j answered with "%s" fails with %s (§5)', (asked, answer, wrong) => {
    expect(answerWrong(asked, answer, words)).toBe(wrong);
  });
});
