import type { CourseDetail, Lesson } from '@shuyuan/contract';
import { expect, it } from 'vitest';
import { chaptersOf } from './chapters.ts';
import { mainAction } from './mainAction.ts';

type Facts = Partial<Pick<CourseDetail, 'status' | 'isOwned' | 'needsAssessment' | 'isAssessed'>>;

it.each<[string, Facts, boolean, string]>([
  ['a visitor logs in first', {}, false, 'login'],
  ['a student enrols', {}, true, 'enrol'],
  ['an open class not yet started can be entered', { status: 'notStarted' }, true, 'enrol'],
  ['a full class says so, also to visitors', { status: 'full' }, false, 'full'],
  ['an ended class says so', { status: 'ended' }, true, 'ended'],
  ['a discontinued course says so', { status: 'discontinued' }, true, 'discontinued'],
  ['an owner keeps a discontinued course', { status: 'discontinued', isOwned: true }, true, 'owned'],
  ['an assessment comes before enrolment', { needsAssessment: true }, true, 'assessment'],
  ['an assessed student enrols', { needsAssessment: true, isAssessed: true }, true, 'enrol'],
])('%s (product.md 2.3, 4.3)', (_name, facts, isLoggedIn, expected) => {
  expect(mainAction({ status: 'inProgress', needsAssessment: false, ...facts }, isLoggedIn)).toBe(expected);
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
