import { REFUND_TERMS } from '@shuyuan/rules';
import { expect, test } from 'vitest';
import { promisesOf } from './promisesOf.ts';

const refund = { key: 'promiseRefund', terms: REFUND_TERMS };
const ours = { refundDays: REFUND_TERMS.days, refundLessons: REFUND_TERMS.lessons };

test('a course page promises the refund of the rule and the replays of the course, and nothing else', () => {
  const promises = promisesOf({ kind: 'live', playbackMonths: 6, ...ours }, { payFen: 100 });
  expect(promises).toEqual([refund, { key: 'promiseReplay', terms: { months: 6 } }]);
});

test('a recorded course promises how long it can be watched', () => {
  const promises = promisesOf({ kind: 'recorded', playbackMonths: 12, ...ours }, { payFen: 100 });
  expect(promises).toEqual([refund, { key: 'promiseWatch', terms: { months: 12 } }]);
});

test('no replay is promised of a course that names none, and no refund where nothing is paid', () => {
  expect(promisesOf({ kind: 'live', playbackMonths: undefined, ...ours }, { payFen: 100 })).toEqual([refund]);
  expect(promisesOf({ kind: 'live', playbackMonths: undefined, ...ours }, { payFen: 0 })).toEqual([]);
});

test('a backend that names no terms of a refund has none promised in its name', () => {
  const course = { kind: 'live', playbackMonths: undefined, refundDays: undefined, refundLessons: 2 } as const;
  expect(promisesOf(course, { payFen: 100 })).toEqual([]);
});
