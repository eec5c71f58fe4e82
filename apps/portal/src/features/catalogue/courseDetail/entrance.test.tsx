import type { Lesson, OwnLesson, TimetableEntry } from '@shuyuan/contract';
import { type LessonStage, mayEnterLesson } from '@shuyuan/rules';
import { ChapterList, KitProvider, MyCourseCard, ScheduleItem } from '@shuyuan/ui';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { entrancePath } from '../../../shared/course/learnPaths.ts';
import { toChapters } from '../../../shared/course/lessonProps.ts';
import { type OwnClass, toMyCourse, toNextLesson } from '../../../shared/course/ownClass.ts';
import { isAhead, nextLesson, scheduleOf } from '../../../shared/course/schedule.ts';
import { chapterProps } from './chapterProps.ts';

const t = ((key: string) => key) as unknown as TFunction<'lessons'>;
const ID = 80;
const DAY = '2026-11-20';
const plan = { startsAt: `${DAY}T11:30:00Z`, endsAt: `${DAY}T12:15:00Z` };
const enter = `href="${entrancePath(ID)}"`;

/** What a server has told of the lesson, and whether the student may enter. */
const told: readonly [
  string,
  { state: LessonStage; isStarted: boolean; error?: 'frozen' | 'previousPracticeRequired' },
][] = [
  ['not started', { state: 'notStarted', isStarted: false }],
  ['open for entry', { state: 'waiting', isStarted: false }],
  ['begun by the clock', { state: 'living', isStarted: false }],
  ['started by the lecturer', { state: 'living', isStarted: true }],
  ['ended', { state: 'ended', isStarted: true }],
  ['cancelled', { state: 'cancelled', isStarted: false }],
  ['locked by a practice', { state: 'waiting', isStarted: false, error: 'previousPracticeRequired' }],
  ['of a class whose refund is under review', { state: 'waiting', isStarted: false, error: 'frozen' }],
];
const clocks = ['09:00', '10:00', '11:14', '11:15', '11:29', '11:30', '12:14', '12:15', '12:44', '12:45', '23:00'];
const cases = told.flatMap(([name, facts]) => clocks.map((clock) => [name, clock, facts] as const));

describe('every place that leads into a class asks the same rule', () => {
  it.each(cases)('of a lesson that is %s at %s UTC', (_, clock, { state, isStarted, error }) => {
    const now = Date.parse(`${DAY}T${clock}:00Z`);
    const access = error ? { hasAccess: false, error } : { hasAccess: true };
    const mayEnter = mayEnterLesson({ ...plan, state, isStarted, access }, now);
    const view = { locale: 'cn', now, timeZone: 'Asia/Shanghai' } as const;
    const leadsIn = (shown: ReactNode) => {
      const html = renderToStaticMarkup(
        <KitProvider locale="cn" clock={{ now: () => now }}>
          {shown}
        </KitProvider>,
      );
      return /<a [^>]*>/g[Symbol.match](html)?.some((link) => link.includes(enter)) ?? false;
    };

    // The home page, and the ticket of the learning centre.
    const entry: TimetableEntry = {
      ...{ id: ID, courseId: 3, saleId: 4, classTitle: '圆锥曲线', title: '焦点弦', lecturerName: '周砚秋' },
      ...{ ...plan, state, isStarted, access },
    };
    const [scheduled] = scheduleOf([entry]);
    expect(scheduled && isAhead(scheduled, now) && mayEnterLesson(scheduled, now)).toBe(mayEnter);
    const ticket = nextLesson(scheduleOf([entry]), now);
    const item = ticket && {
      ...{ id: '80', title: '焦点弦', course: '圆锥曲线', lecturerName: '周砚秋', href: entrancePath(ID) },
      ...{ ...plan, liveState: state, started: isStarted },
    };
    // A practice that comes first, or a refund, has a button of its own there.
    expect(item && !error ? leadsIn(<ScheduleItem layout="pass" item={item} />) : false).toBe(mayEnter);

    // The row of its class, and of the course page.
    const own: OwnLesson = {
      ...{ lessonId: 8, datedId: ID, courseId: 3, saleId: 4, title: '焦点弦', index: 8, kind: 'live' },
      ...{ ...plan, state, isStarted, access, replay: 'none' },
      ...{ isFinished: false, isPracticeRequired: false, mayComment: false },
    };
    const rows = toChapters([own], { ...view, t });
    expect(leadsIn(<ChapterList chapters={rows} defaultOpen={rows.map(({ id }) => id)} />)).toBe(mayEnter);
    if (error !== 'frozen') {
      // While a refund is under review the course is nobody's own.
      const course = { id: 3, saleId: 4, kind: 'live', isOwned: true } as Parameters<typeof chapterProps>[1];
      const isNow = state === 'waiting' || state === 'living';
      const lesson: Lesson = {
        ...{ id: 8, title: '焦点弦', datedId: ID, kind: 'live', liveState: state, isStarted, ...plan },
        state: error ? 'locked' : state === 'ended' ? 'done' : isNow ? 'now' : 'next',
      };
      const chapter = chapterProps({ id: 1, title: '一', lessons: [lesson] }, course, view, t as never);
      expect(leadsIn(<ChapterList chapters={[chapter]} defaultOpen={['1']} />)).toBe(mayEnter);
    }

    // The card of the class.
    const card = {
      ...{ id: 3, saleId: 4, title: '圆锥曲线', kind: 'live', lecturerName: '周砚秋', classStatus: 'inProgress' },
      enrolment: 'active',
      nextLesson: { title: '焦点弦', datedId: ID, ...plan, liveState: state, isStarted, access },
    } as unknown as OwnClass;
    const shown = (
      <MyCourseCard course={toMyCourse(card)} progress={{ done: 7, total: 24 }} next={toNextLesson(card)} />
    );
    expect(leadsIn(shown)).toBe(mayEnter);
  });
});
