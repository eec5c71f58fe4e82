import type { AssessmentReview } from '@shuyuan/contract';
import { describe, expect, it } from 'vitest';
import { askedIn } from './askedIn.ts';

const question = (id: number, knowledge: string[], over = {}) => ({ id, type: 'single', score: 2, knowledge, ...over });
const review = (over: Partial<AssessmentReview> = {}) =>
  ({
    isShown: true,
    isTryOpen: false,
    questions: [
      question(1, ['椭圆']),
      question(2, [], { type: 'group' }),
      question(3, ['椭圆', '直线'], { parentId: 2 }),
      question(4, ['椭圆']),
    ],
    answers: [
      { questionId: 1, score: 2 },
      { questionId: 3, score: 1 },
    ],
    ...over,
  }) as AssessmentReview;
const numbers = (list: { number: string }[]) => list.map(({ number }) => number);

describe('the questions of a field of knowledge', () => {
  it('are all that ask for it, and those that lost points, an unanswered one too', () => {
    const { all, lost } = askedIn(review(), '椭圆');
    expect([numbers(all), numbers(lost)]).toEqual([
      ['1', '2(1)', '3'],
      ['2(1)', '3'],
    ]);
    expect(numbers(askedIn(review(), '直线').all)).toEqual(['2(1)']);
  });

  it('are not lost while another try is open, nor before marks are shown (Z4)', () => {
    for (const over of [{ isTryOpen: true }, { needsAccount: true }, { isShown: false }])
      expect(askedIn(review(over), '椭圆').lost).toEqual([]);
  });
});
