import type { CourseDetail, Lesson } from '@shuyuan/contract';
import { expect, it } from 'vitest';
import { ownLessonPath } from './chapterProps.ts';
import { chaptersOf } from './chapters.ts';
import { mainAction } from './mainAction.ts';
import { purchaseFacts } from './purchaseFacts.ts';

const NOW = Date.parse('2026-11-20T02:00:00Z');
const student = { isLoggedIn: true, now: NOW, payFen: 89_900 };
const visitor = { ...student, isLoggedIn: false };
const free = { ...student, payFen: 0 };
const order = { unpaidOrderId: 5, unpaidOrderNum: '20261120100000000001' };
type Facts = Partial<Parameters<typeof mainAction>[0]>;

it.each<[string, Facts, Parameters<typeof mainAction>[1], string]>([
  ['a visitor logs in first', {}, visitor, 'login'],
  ['a student buys', {}, student, 'buy'],
  ['what costs nothing is taken', {}, free, 'free'],
  ['a visitor logs in for what costs nothing, too', {}, { ...free, isLoggedIn: false }, 'login'],
  ['an open class not yet started can be bought', { status: 'notStarted' }, student, 'buy'],
  ['an unpaid order is paid, also where the class is full by it', { ...order, status: 'full' }, student, 'unpaid'],
  [
    'a class whose refund is looked at leads to its order',
    { refundOrderId: 5, refundOrderNum: '2' },
    student,
    'refunding',
  ],
  ['a student in a group goes there', { myTeamId: 3, status: 'full' }, student, 'team'],
  ['a full class says so, also to visitors', { status: 'full' }, visitor, 'full'],
  ['an ended class says so', { status: 'ended' }, student, 'ended'],
  ['a discontinued course says so', { status: 'discontinued' }, student, 'discontinued'],
  ['an owner keeps a discontinued course', { ...order, status: 'discontinued', isOwned: true }, student, 'owned'],
  ['a sale to come says when', { saleStartsAt: '2026-11-20T02:00:01Z' }, student, 'saleAhead'],
  ['a sale begins on its second', { saleStartsAt: '2026-11-20T02:00:00Z' }, student, 'buy'],
  ['a sale ends on its second', { saleEndsAt: '2026-11-20T02:00:00Z' }, student, 'saleOver'],
  ['an assessment comes before buying', { needsAssessment: true }, student, 'assessment'],
  ['an assessed student buys', { needsAssessment: true, isAssessed: true }, student, 'buy'],
])('%s (product.md 2.3, 4.3)', (_name, facts, looker, expected) => {
  expect(mainAction({ status: 'inProgress', needsAssessment: false, ...facts }, looker)).toBe(expected);
});

it('keeps the order of chapters and lessons, also where a chapter is unnamed', () => {
  const lesson = (id: number, chapterId?: number): Lesson => ({
    id,
    index: id,
    title: `第${id}讲`,
    state: 'open',
    ...(chapterId === undefined ? {} : { chapterId, chapterTitle: `第${chapterId}章` }),
  });
  const chapters = chaptersOf([lesson(1, 2), lesson(2, 2), lesson(3, 1), lesson(4)]);
  expect(chapters.map(({ id, title, lessons }) => [id, title, lessons.map((each) => each.id)])).toEqual([
    [2, '第2章', [1, 2]],
    [1, '第1章', [3]],
    [0, undefined, [4]],
  ]);
});

it('leads owners on to the lesson that is held or was left, never into a locked one', () => {
  const [recorded, live] = [{ id: 3, kind: 'recorded' } as const, { id: 3, kind: 'live' } as const];
  expect(ownLessonPath(recorded, { id: 7, state: 'open' }, 0)).toBe('/learn/recordVideo/3?lesson=7');
  expect(ownLessonPath(recorded, { id: 7, state: 'locked' }, 0)).toBeUndefined();
  expect(ownLessonPath(live, { id: 7, datedId: 9, state: 'now' }, 0)).toBe('/toclass?id=9');
  expect(ownLessonPath(live, { id: 7, datedId: 9, state: 'done' }, 0)).toBe('/learn/scheduledetail/9/ended/live');
  expect(ownLessonPath(live, { id: 7, datedId: 9, state: 'open', liveState: 'cancelled' }, 0)).toBeUndefined();
});

it('offers the first trial lesson to who does not own the course (product.md 5.5)', () => {
  const course = { id: 3, saleId: 4 } as CourseDetail;
  const lessons = [{ id: 1 }, { id: 2, title: '第2讲', isTrial: true }] as Lesson[];
  const store = { lessons: { value: lessons }, offers: { value: undefined } } as Parameters<typeof purchaseFacts>[0];
  const price = { kind: 'plain' } as unknown as Parameters<typeof purchaseFacts>[2];
  const trial = { title: '第2讲', href: '/learn/recordVideo/3?lesson=2&sale=4' };
  expect(purchaseFacts(store, course, price, 'login')?.trial).toEqual(trial);
  expect(purchaseFacts(store, course, price, 'owned')).toBeNull();
});
