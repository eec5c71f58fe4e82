import { type OwnClass, type OwnLesson, ResultCode } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi } from '../../../testing/services.ts';
import { ClassDetailStore } from './ClassDetailStore.ts';

const NOW = Date.parse('2026-11-20T11:22:00Z');
const KEY = { courseId: 3, saleId: 4 };
const own: OwnClass = {
  courseId: 3,
  saleId: 4,
  title: '圆锥曲线',
  className: '一三五晚班',
  kind: 'live',
  subject: '数学',
  lecturerName: '周砚秋',
  isEvaluated: false,
  hasAntiSkip: false,
  isLockedByPractice: true,
  serverTime: '2026-11-20T11:30:00Z',
};
const buildLesson = (lessonId: number, given: Partial<OwnLesson> = {}): OwnLesson => ({
  lessonId,
  courseId: 3,
  saleId: 4,
  title: `第${lessonId}讲`,
  isFinished: false,
  isPracticeRequired: true,
  mayComment: false,
  ...given,
});
const file = { id: 9, name: '讲义.pdf', url: '/files/old', bytes: 10 };

function build(
  given: Partial<Record<'ownClass' | 'liveLessons' | 'recordedLessons' | 'materials' | 'comment', unknown>> = {},
) {
  const calls = {
    ownClass: vi.fn(async () => own),
    liveLessons: vi.fn(async () => [
      buildLesson(7, { practiceId: 71, practiceState: 'unfinished', practiceDueAt: '2026-11-21T00:00:00Z' }),
      buildLesson(8, { practiceId: 81, practiceState: 'unfinished', practiceDueAt: '2026-11-20T16:00:00Z' }),
      buildLesson(9, { datedId: 90, mayComment: true }),
    ]),
    recordedLessons: vi.fn(async () => []),
    materials: vi.fn(async () => [file]),
    comment: vi.fn(async () => undefined),
    ...given,
  };
  const store = observedStore(new ClassDetailStore(buildApi({ learning: calls as never }), { now: NOW }));
  store.start();
  store.show(KEY);
  return { store, calls };
}

describe('one class of the student', () => {
  it('asks for the lessons of its kind, by the server’s time, and names the practice that is due first', async () => {
    const { store, calls } = build();
    await vi.waitFor(() => expect(store.lessons.value).toHaveLength(3));
    expect(calls.recordedLessons).not.toHaveBeenCalled();
    expect(store.time.now).toBe(Date.parse('2026-11-20T11:30:00Z'));
    expect(store.due?.practiceId).toBe(81);
    expect([store.dated.length, store.reviewable.length]).toEqual([1, 1]);
  });

  it('has no lessons of a class that is not the student’s', async () => {
    const { store, calls } = build({ ownClass: () => Promise.reject(new ApiError('missing', '没有这个班级')) });
    await vi.waitFor(() => expect(store.detail.error?.kind).toBe('missing'));
    expect(calls.liveLessons).not.toHaveBeenCalled();
  });

  it('shows the lessons when the files fail', async () => {
    const { store } = build({ materials: () => Promise.reject(new ApiError('unreachable')) });
    await vi.waitFor(() => expect(store.lessons.value).toHaveLength(3));
    expect(store.materials.error?.kind).toBe('unreachable');
  });

  it('asks for a fresh address when a file is opened: addresses end (U6)', async () => {
    const materials = vi
      .fn()
      .mockResolvedValueOnce([file])
      .mockResolvedValueOnce([{ ...file, url: '/files/new' }]);
    const { store } = build({ materials });
    await vi.waitFor(() => expect(store.materials.value).toBeDefined());
    await expect(store.addressOf(9)).resolves.toBe('/files/new');
  });

  it('sends a review once, without empty words, and reads the lessons again', async () => {
    const { store, calls } = build();
    await vi.waitFor(() => expect(store.lessons.value).toBeDefined());
    const review = { lessonId: 9, stars: 5, words: '  ' };
    await Promise.all([store.review(review), store.review(review)]);
    expect(calls.comment).toHaveBeenCalledExactlyOnceWith(
      { courseId: 3, lessonId: 9, stars: 5 },
      { requestId: expect.any(String) },
    );
    expect(calls.liveLessons).toHaveBeenCalledTimes(2);
    expect(store.isSending).toBe(false);
  });

  it('reads the lessons again where a review was written in another tab', async () => {
    const comment = async () => {
      throw new ApiError('refused', '请勿重复提交', { code: ResultCode.submittedTwice });
    };
    const { store, calls } = build({ comment });
    await vi.waitFor(() => expect(store.lessons.value).toBeDefined());
    await expect(store.review({ lessonId: 9, stars: 5, words: '' })).rejects.toThrow('请勿重复提交');
    expect(calls.liveLessons).toHaveBeenCalledTimes(2);
    expect(store.isSending).toBe(false);
  });
});
