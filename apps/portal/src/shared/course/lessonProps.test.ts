import type { OwnLesson } from '@shuyuan/contract';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { currentOf, type LessonView, toChapters, toLesson } from './lessonProps.ts';

/** Names the text and its values instead of translating. */
const t = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as TFunction<'lessons'>;
const view: LessonView = { t, locale: 'cn', now: Date.parse('2026-11-20T11:22:00Z'), timeZone: 'Asia/Shanghai' };
const buildLesson = (given: Partial<OwnLesson> = {}): OwnLesson => ({
  lessonId: 8,
  datedId: 80,
  courseId: 3,
  saleId: 4,
  title: '焦点弦',
  index: 8,
  kind: 'live',
  startsAt: '2026-11-20T11:30:00Z',
  endsAt: '2026-11-20T12:15:00Z',
  state: 'notStarted',
  replay: 'none',
  access: { hasAccess: true },
  isFinished: false,
  isPracticeRequired: false,
  mayComment: false,
  ...given,
});

it('names the practice that a locked lesson waits for, and links to it (§4)', () => {
  const access = { hasAccess: false, error: 'previousPracticeRequired', blockId: 91 } as const;
  const locked = toLesson(buildLesson({ access, lockReason: '做完第7讲练习后解锁' }), view);
  expect(locked).toMatchObject({ state: 'locked', reason: '做完第7讲练习后解锁', href: undefined });
  expect(locked.link).toEqual({ label: 'toPractice', href: '/learn/practice?paper=91' });
});

it('leads to the entrance of a class that is ahead, and to the recording of one that was held', () => {
  expect(toLesson(buildLesson(), view)).toMatchObject({ state: undefined, href: '/toclass?id=80' });
  const held = toLesson(buildLesson({ state: 'ended', replay: 'ready', attendance: 'late' }), view);
  expect(held).toMatchObject({ state: 'open', kind: 'video', reason: 'attendance.late' });
  expect(held.href).toBe('/learn/scheduledetail/80/ended/live');
});

it.each([
  ['making', { state: 'ended', replay: 'generating' }],
  ['failed', { state: 'ended', replay: 'failed' }],
  ['over', { state: 'ended', replay: 'none' }],
  ['done', { state: 'ended', replay: 'ready', isFinished: true }],
  ['cancelled', { state: 'cancelled' }],
  ['next', { access: { hasAccess: false, error: 'frozen' } }],
  ['open', { datedId: undefined }],
] as const)('is %s with %j', (state, given) => {
  expect(toLesson(buildLesson(given), view).state).toBe(state);
});

it('says that the recording is being made, also to who was there (J5.4)', () => {
  const made = { state: 'ended', replay: 'generating', attendance: 'present' } as const;
  expect(toLesson(buildLesson(made), view).state).toBe('making');
  const learnt = toLesson(buildLesson({ ...made, isFinished: true }), view);
  expect(learnt).toMatchObject({ state: 'done', reason: 'attendance.presentbetweenmaking', replay: false });
  expect(toLesson(buildLesson({ ...made, replay: 'ready', isFinished: true }), view).replay).toBe(true);
});

it('says that the recording could not be made, also to who was there (J5.4)', () => {
  const held = { state: 'ended', replay: 'failed', attendance: 'late' } as const;
  const learnt = toLesson(buildLesson({ ...held, isFinished: true }), view);
  expect(learnt).toMatchObject({ state: 'done', reason: 'attendance.latebetweenfailed', replay: false });
});

it('offers the practice of a lesson that was held: to go on, or to be made up', () => {
  const held = { state: 'ended', replay: 'ready', practiceId: 5 } as const;
  const begun = buildLesson({ ...held, practiceState: 'unfinished', practiceAnswered: 12, practiceTotal: 20 });
  expect(toLesson(begun, view)).toMatchObject({
    action: { label: 'goOn', href: '/learn/practice?paper=5' },
    reason: 'practice.begun 12 20 ',
  });
  expect(toLesson(buildLesson({ ...held, practiceState: 'expired' }), view).action?.href).toBe(
    '/learn/practice?result=5',
  );
  expect(toLesson(buildLesson({ ...held, practiceState: 'awaiting' }), view).action).toBeUndefined();
});

it('goes on with the class that is held, else with the first open lesson that is not learnt', () => {
  const recorded = { datedId: undefined, kind: 'video' } as const;
  const first = buildLesson({ ...recorded, lessonId: 1, isFinished: true });
  const second = buildLesson({ ...recorded, lessonId: 2, durationS: 100, watchedS: 60, positionS: 61 });
  const living = buildLesson({ lessonId: 9, state: 'living' });
  expect(currentOf([first, second], view.now)?.lessonId).toBe(2);
  expect(currentOf([first, second, living], view.now)?.lessonId).toBe(9);
  const [chapter] = toChapters([first, second], view);
  expect(chapter).toMatchObject({ title: 'all', note: 'chapterPart 2 1' });
  expect(chapter?.lessons[1]).toMatchObject({
    state: 'now',
    progress: 0.6,
    reason: 'position 01:01',
    href: '/learn/recordVideo/3?lesson=2',
  });
});

it('shows a lesson of which a school tells only its title (decision 0020)', () => {
  const sparse: OwnLesson = {
    lessonId: 1,
    courseId: 3,
    saleId: 4,
    title: '一',
    isFinished: false,
    isPracticeRequired: false,
    mayComment: false,
  };
  expect(toLesson(sparse, view)).toMatchObject({ id: '1', title: '一', state: 'open', reason: undefined });
});
