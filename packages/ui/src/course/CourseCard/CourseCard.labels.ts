import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of CourseCard; numbers arrive formatted. */
export interface CourseCardLabels {
  full: string;
  ended: string;
  discontinued: string;
  notStarted: string;
  owned: string;
  /** Chip of a course that a result of an assessment advises. */
  fits: string;
  /** Chip of a class in progress. */
  inProgress: (lesson: number, lessons: number) => string;
  /** Chip of a recorded course, with its playing time. */
  recorded: (lessons: number, length: string | undefined) => string;
  hours: (count: number) => string;
  minutes: (count: number) => string;
  /** Chip of a class without a date. */
  lessonsInAll: (lessons: number) => string;
  endedOn: (day: string) => string;
  lessons: (count: number) => string;
  seatsLeft: (count: number) => string;
  /** Number of students of a live class. */
  enrolled: (count: string) => string;
  /** Number of students of a recorded course. */
  learning: (count: string) => string;
  /** Replaces the price of a course that is owned. */
  learned: (done: number, lessons: number) => string;
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Labels of CourseCard by language. */
export const courseCardLabels: Record<Locale, CourseCardLabels> = defineLabels('CourseCard', {
  cn: {
    full: '已满员',
    ended: '已结束',
    discontinued: '已停售',
    notStarted: '未开课',
    owned: '已报名',
    fits: '测评：适合你',
    inProgress: (lesson, lessons) => `进行中·第${lesson}/${lessons}讲`,
    recorded: (lessons, length) => (length === undefined ? `录播${lessons}讲` : `录播${lessons}讲·${length}`),
    hours: (count) => `${count}小时`,
    minutes: (count) => `${count}分钟`,
    lessonsInAll: (lessons) => `共${lessons}讲`,
    endedOn: (day) => `${day}结课`,
    lessons: (count) => `${count}讲`,
    seatsLeft: (count) => `余${count}席`,
    enrolled: (count) => `${count}人已报`,
    learning: (count) => `${count}人在学`,
    learned: (done, lessons) => `已学${done}/${lessons}讲`,
  },
  en: {
    full: 'Full',
    ended: 'Ended',
    discontinued: 'No longer sold',
    notStarted: 'Not started',
    owned: 'Enrolled',
    fits: 'Assessed: fits you',
    inProgress: (lesson, lessons) => `In progress · ${lesson} of ${lessons}`,
    recorded: (lessons, length) => plural(lessons, 'video', 'videos') + (length === undefined ? '' : ` · ${length}`),
    hours: (count) => `${count} h`,
    minutes: (count) => `${count} min`,
    lessonsInAll: (lessons) => plural(lessons, 'lesson', 'lessons'),
    endedOn: (day) => `Ended ${day}`,
    lessons: (count) => plural(count, 'lesson', 'lessons'),
    seatsLeft: (count) => `${count} left`,
    enrolled: (count) => `${count} enrolled`,
    learning: (count) => `${count} learning`,
    learned: (done, lessons) => `${done} of ${lessons} learned`,
  },
});
