import { describe, expect, it } from 'vitest';
import { buildCard, buildLesson } from '../../testing/classes.ts';
import { type OwnClass, progressOf, stageOf, toMyCourse, toNextLesson } from './ownClass.ts';

const buildClass = (given: Partial<OwnClass> = {}): OwnClass => ({
  ...buildCard(),
  source: 'purchase',
  enrolment: 'active',
  ...given,
});
const monday = buildLesson(1, '2026-11-16T11:30:00Z', 'done');
const tonight = buildLesson(2, '2026-11-20T11:30:00Z');

describe('a class of the student', () => {
  it.each([
    ['inProgress', { status: 'inProgress' }],
    ['inProgress', { status: 'full' }],
    ['inProgress', { status: 'discontinued' }],
    ['notStarted', { status: 'notStarted' }],
    ['ended', { status: 'ended' }],
    ['ended', { enrolment: 'expired' }],
    ['inProgress', { enrolment: 'frozen' }],
  ] as const)('is %s with %j', (stage, given) => {
    expect(stageOf(buildClass(given))).toBe(stage);
  });

  it('says how far it is before its lessons are here', () => {
    expect(progressOf({ lessonCount: 3, lessonsDone: 2 }, [])).toEqual({ done: 2, total: 3 });
    expect(progressOf({ lessonCount: 3, lessonsDone: 2 }, [monday, tonight])).toEqual({ done: 1, total: 3 });
  });

  it('goes on where the server says: at the second of a recording, at the time of a class', () => {
    const nextLesson = {
      lessonId: 2,
      title: '第2讲',
      startsAt: tonight.startsAt,
      endsAt: tonight.endsAt,
      positionS: 754,
    };
    expect(toNextLesson(buildClass({ nextLesson }))).toEqual({
      title: '第2讲',
      startsAt: tonight.startsAt,
      endsAt: tonight.endsAt,
    });
    const recorded = buildClass({ kind: 'recorded', nextLesson });
    expect(toNextLesson(recorded)).toEqual({ title: '第2讲', position: '12:34' });
    expect(toMyCourse(recorded).href).toBe('/learn/recordVideo/3?lesson=2');
    expect(toMyCourse(buildClass({ enrolment: 'expired' }))).toMatchObject({
      state: 'expired',
      href: '/course/detail/3/4',
    });
  });

  it('says of the class itself what the school says, whatever the state of its sale', () => {
    expect(stageOf(buildClass({ status: 'inProgress', classStatus: 'ended' }))).toBe('ended');
    expect(stageOf(buildClass({ status: 'ended', classStatus: 'inProgress' }))).toBe('inProgress');
    expect(stageOf(buildClass({ classStatus: 'cancelled' }))).toBe('ended');
  });
});

it('a class of which a school tells only ids and a title runs, without a count (decision 0020)', () => {
  const sparse: OwnClass = { id: 1, saleId: 2, title: '代数', lecturerName: '', subject: '', needsAssessment: false };
  expect([stageOf(sparse), toMyCourse(sparse).state]).toEqual(['inProgress', 'active']);
  expect(progressOf(sparse, [])).toEqual({ done: undefined, total: undefined });
  expect(progressOf(sparse, [{ id: 1, title: '一' }])).toEqual({ done: undefined, total: 1 });
  expect(toNextLesson(sparse)).toBeUndefined();
});
