import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseAnswer } from './answerText.ts';
import { type AnswerKey, criteriaScore, fitCriteria, gradeLevel, markAnswer, type QuestionKind } from './marking.ts';
import { shuffled } from './shuffle.ts';

const halves = fc.integer({ min: 1, max: 60 }).map((count) => count / 2);
const letters = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { minLength: 1 });
/** Texts of signs that normalising has to do with. */
const signs = fc.string({
  unit: fc.constantFrom(...'0129axπ²⁻₂½⁄/^_{}()[]√×·*.,、。；:∶!? \u200B"\'“’°º%度又pisqrt至~-−+±≤<=>'),
  maxLength: 12,
});
const mark = (type: QuestionKind, key: AnswerKey, values: string[], score = 5) =>
  markAnswer({ type, score, key }, values);

describe('choices', () => {
  test('give all points, half for a part without a wrong option, or none (product.md 4.4)', () => {
    const keys = ['A', 'C', 'D'];
    expect(mark('multiple', { keys }, ['D', 'A', 'C'])).toEqual({ state: 'right', score: 5 });
    expect(mark('multiple', { keys }, ['A'])).toEqual({ state: 'part', score: 2.5 });
    expect(mark('multiple', { keys }, ['A'], 3.5)).toEqual({ state: 'part', score: 1.5 });
    expect(mark('multiple', { keys }, ['A', 'B'])).toEqual({ state: 'wrong', score: 0 });
    expect(mark('single', { keys: ['A'] }, ['B'])).toEqual({ state: 'wrong', score: 0 });
    expect(mark('judge', { keys: ['T'] }, ['T'])).toEqual({ state: 'right', score: 5 });
    expect(mark('single', { keys: ['A'] }, [])).toEqual({ state: 'none', score: 0 });
  });

  test('are marked the same in any order, and an option twice counts once', () => {
    fc.assert(
      fc.property(letters, letters, fc.integer(), halves, (keys, chosen, seed, score) => {
        const sorted = markAnswer({ type: 'multiple', score, key: { keys } }, chosen.toSorted());
        const repeated = [...shuffled(chosen, seed), ...chosen];
        expect(markAnswer({ type: 'multiple', score, key: { keys: shuffled(keys, seed) } }, repeated)).toEqual(sorted);
      }),
    );
  });
});

describe('blanks', () => {
  test('are compared in half width, without case and needless spaces, with one minus sign and a tolerance', () => {
    const blanks = [
      { accepted: ['x=-3', 'x=－3'] },
      { accepted: ['look forward to'] },
      { accepted: ['3.14'], tolerance: 0.01 },
    ];
    expect(mark('blank', { blanks }, ['Ｘ ＝ −3', ' Look  forward to ', '3.149'], 6)).toEqual({
      state: 'right',
      score: 6,
    });
    expect(mark('blank', { blanks }, ['x=3', 'lookforward to', '３．１４'], 6)).toEqual({ state: 'part', score: 2 });
    expect(mark('blank', { blanks: [{ accepted: ['1/2'], tolerance: 0 }] }, ['0.5'])).toMatchObject({ state: 'right' });
    expect(mark('blank', { blanks: [{ accepted: ['0.5'] }] }, ['0.50'])).toMatchObject({ state: 'right' });
  });

  test('have shares of their own, or even ones in halves, that add up to the points of the question', () => {
    const blanks = [
      { accepted: ['a'], score: 4 },
      { accepted: ['b'], score: 1 },
    ];
    expect(mark('blank', { blanks }, ['a', ''])).toEqual({ state: 'part', score: 4 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), halves, (count, score) => {
        const all = Array.from({ length: count }, (_, place) => ({ accepted: [`w${place}`] }));
        const each = all.map((_, at) =>
          markAnswer(
            { type: 'blank', score, key: { blanks: all } },
            all.map(({ accepted }, place) => (place === at ? (accepted[0] ?? '') : '')),
          ),
        );
        expect(each.reduce((sum, one) => sum + (one.score ?? 0), 0)).toBe(score);
      }),
    );
  });

  test('normalising twice is normalising once', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), signs), (text) => {
        const once = normaliseAnswer(text);
        expect(normaliseAnswer(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});

test('points are multiples of a half, never below zero or above those of the question, whatever is answered', () => {
  const type = fc.constantFrom<QuestionKind>('single', 'multiple', 'judge', 'blank', 'short', 'oral', 'group');
  const texts = fc.array(fc.oneof(fc.constantFrom('A', 'B', 'T', '1', '2'), fc.string()), { maxLength: 6 });
  const blank = fc.record({ accepted: fc.array(fc.constantFrom('1', '2', 'A'), { minLength: 1 }), score: halves });
  fc.assert(
    fc.property(
      type,
      halves,
      letters,
      fc.array(blank, { maxLength: 4 }),
      texts,
      (kind, score, keys, blanks, values) => {
        const { score: points } = markAnswer({ type: kind, score, key: { keys, blanks } }, values);
        if (points === null) return;
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(score);
        expect(Number.isInteger(points * 2)).toBe(true);
      },
    ),
  );
});

test('the work of a person waits for a person', () => {
  expect(mark('short', {}, [])).toEqual({ state: 'awaiting', score: null });
  expect(mark('oral', {}, ['x'])).toEqual({ state: 'awaiting', score: null });
});

test('levels begin at 85, 70 and 60 percent, or where the paper says that one passes', () => {
  expect([85, 84.5, 70, 69.5, 60, 59.5].map((score) => gradeLevel(score, 100))).toEqual([
    'excellent',
    'good',
    'good',
    'passed',
    'passed',
    'failed',
  ]);
  expect([72, 89, 90].map((score) => gradeLevel(score, 100, 90))).toEqual(['failed', 'failed', 'excellent']);
  expect(gradeLevel(40, 100, 40)).toBe('passed');
});

test('a shuffle keeps every item and depends on its seed alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const order = shuffled(items, seed);
      expect(order.toSorted()).toEqual(items.toSorted());
      expect(shuffled(items, seed)).toEqual(order);
    }),
  );
  expect(shuffled([1, 2, 3], 0)).toEqual([1, 2, 3]);
});

describe('points by criteria', () => {
  const given = fc.array(
    halves.chain((most) =>
      fc.record({ most: fc.constant(most), part: fc.option(fc.integer({ min: 0, max: most * 2 })) }),
    ),
    { minLength: 2, maxLength: 10 },
  );

  test('sum to those of the question, in halves and never above it, once every criterion has some', () => {
    fc.assert(
      fc.property(given, (all) => {
        const criteria = all.map(({ most }) => ({ score: most }));
        const scores = all.map(({ part }) => (part === null ? null : part / 2));
        const sum = criteriaScore(scores);
        expect(fitCriteria(criteria, scores)).toBe(true);
        expect(sum === null).toBe(scores.includes(null));
        if (sum === null) return;
        expect(sum * 2).toBe(all.reduce((total, { part }) => total + (part ?? 0), 0));
        expect(sum).toBeLessThanOrEqual(criteria.reduce((total, { score }) => total + score, 0));
      }),
    );
  });

  test('are refused above one criterion, below none, or of another number of them', () => {
    fc.assert(
      fc.property(given, fc.nat(), (all, seed) => {
        const criteria = all.map(({ most }) => ({ score: most }));
        const most = criteria.map(({ score }) => score);
        const place = seed % most.length;
        expect(fitCriteria(criteria, most)).toBe(true);
        expect(fitCriteria(criteria, most.with(place, (most[place] ?? 0) + 0.5))).toBe(false);
        expect(fitCriteria(criteria, most.with(place, -0.5))).toBe(false);
        expect(fitCriteria(criteria, most.slice(1))).toBe(false);
      }),
    );
  });
});
