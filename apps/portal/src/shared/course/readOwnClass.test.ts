import type { OwnLesson } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/apiError.ts';
import { buildCard } from '../../testing/classes.ts';
import { buildApi } from '../../testing/services.ts';
import { learntOf, practiceOf, toChapters } from './lessonProps.ts';
import { readOwnClass, readOwnLessons } from './readOwnClass.ts';

const KEY = { courseId: 3, saleId: 4 };
const notServed = () => Promise.reject(new ApiError('notServed'));
const own = { ...buildCard(), lessonCount: 12, unlockWay: 1, lecturerName: '周砚秋' };

function apiOf(calls: Record<string, unknown>, mine: unknown = async () => ({ items: [own], totalCount: 1 })) {
  return buildApi({ learning: calls as never, courses: { mine } as never });
}

describe('a class at a backend without our call of it (wire-facts 6.2, 6.4)', () => {
  it('is read from the list of the student’s classes, and says nothing of what that does not tell', async () => {
    const details = await readOwnClass(apiOf({ ownClass: notServed }), KEY);
    expect(details).toMatchObject({
      courseId: 3,
      saleId: 4,
      title: own.title,
      lessonCount: 12,
      isLockedByPractice: true,
    });
    for (const unknown of ['finishedCount', 'attendedCount', 'practiceDone', 'isEvaluated', 'serverTime'] as const)
      expect(details[unknown]).toBeUndefined();
  });

  it('that the list does not name is not called missing', async () => {
    const api = apiOf({ ownClass: notServed }, async () => ({ items: [], totalCount: 0 }));
    await expect(readOwnClass(api, KEY)).rejects.toMatchObject({ kind: 'notServed' });
  });

  it('is not looked for elsewhere where the server says that there is none', async () => {
    const mine = vi.fn();
    const api = apiOf({ ownClass: () => Promise.reject(new ApiError('missing', '没有这个班级')) }, mine);
    await expect(readOwnClass(api, KEY)).rejects.toMatchObject({ kind: 'missing' });
    expect(mine).not.toHaveBeenCalled();
  });

  it('of an unknown kind has its lessons from the call that has any', async () => {
    const recordedLessons = vi.fn(async () => [lesson({})]);
    expect(await readOwnLessons(apiOf({ liveLessons: async () => [], recordedLessons }), KEY, undefined)).toHaveLength(
      1,
    );
    expect(await readOwnLessons(apiOf({ liveLessons: notServed, recordedLessons }), KEY, undefined)).toHaveLength(1);
  });
});

const lesson = (given: Partial<OwnLesson>): OwnLesson => ({
  lessonId: 1,
  courseId: 3,
  saleId: 4,
  title: '第1讲',
  mayComment: false,
  ...given,
});
const shown = (given: Partial<OwnLesson>) =>
  toChapters([lesson(given)], {
    t: ((key: string) => key) as never,
    locale: 'cn',
    now: 0,
    timeZone: 'Asia/Shanghai',
  })[0]?.lessons[0];

describe('a lesson of the family (wire-facts 6.4)', () => {
  it('is locked where its text says why and no button opens it', () => {
    expect(shown({ lockReason: '先完成第1讲的练习' })).toMatchObject({ state: 'locked', reason: '先完成第1讲的练习' });
    expect(shown({ lockReason: '先完成第1讲的练习' })?.href).toBeUndefined();
    expect(shown({ lockReason: '已解锁', mayWatch: true })?.state).toBe('open');
    expect(shown({})?.state).toBe('open');
  });

  it('that nobody calls learnt or not is neither counted nor the one to go on with', () => {
    expect(learntOf([lesson({}), lesson({ isFinished: true })])).toBeUndefined();
    expect(learntOf([lesson({ isFinished: false }), lesson({ isFinished: true })])).toBe(1);
  });

  it.each([
    [{ practiceId: 7 }, 'here'],
    [{ hasExercise: true }, 'elsewhere'],
    [{ bankId: 91 }, 'elsewhere'],
    [{ hasExercise: false }, undefined],
    [{ isPracticeRequired: false }, 'none'],
    [{}, undefined],
  ] as const)('with %j has a practice: %s', (given, expected) => {
    expect(practiceOf(lesson(given))).toBe(expected);
  });
});
