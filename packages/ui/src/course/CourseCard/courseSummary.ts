import { type Instant, playingTime } from '@shuyuan/rules';
import { noteOf } from '../../data/PriceTag/note.ts';
import type { PriceTagLabels } from '../../data/PriceTag/PriceTag.labels.ts';
import type { Money } from '../../foundations/money.ts';
import { day, knownDay, type ScheduleView, startTime, wallClock } from '../schedule.ts';
import type { CourseCardLabels } from './CourseCard.labels.ts';
import type { CourseCardCourse } from './course.ts';

/** The text of a course card. */
export interface CourseSummary {
  chip: string | undefined;
  sign: 'camera' | 'play' | 'bars';
  /** Sale status, unless the chip already implies it (§4). */
  state: string | undefined;
  /** Says that a result advises the course, while it is neither owned nor over. */
  fit: string | undefined;
  seats: string | undefined;
  price: string | undefined;
  former: string | undefined;
  note: string | undefined;
  count: string | undefined;
}

/** The text of a course card: date or duration, sale status, price and amount saved (§3, §4). */
export function summarise(
  course: CourseCardCourse,
  words: CourseCardLabels & PriceTagLabels,
  view: ScheduleView & { money: Money; number: (value: number) => string },
): CourseSummary {
  const { money } = view;
  const { priceFen, originalFen, memberFen, seatsLeft, status } = course;
  const isGoing = course.kind === 'live' && status === 'inProgress';
  const showsSeats =
    course.kind === 'live' &&
    !course.owned &&
    seatsLeft !== undefined &&
    (status === 'notStarted' || status === 'inProgress');
  const isFormer = originalFen !== undefined && priceFen !== undefined && originalFen > priceFen;
  const saving = priceFen === undefined ? undefined : noteOf(words, money, priceFen, memberFen, originalFen);
  return {
    chip: chipOf(course, words, view),
    sign: course.kind === 'recorded' ? 'play' : isGoing ? 'bars' : 'camera',
    state: stateOf(course, words),
    fit: isAdvised(course) ? words.fits : undefined,
    seats: showsSeats ? words.seatsLeft(seatsLeft) : undefined,
    price: priceFen === undefined ? undefined : priceFen === 0 ? words.free : money(priceFen),
    former: isFormer ? money(originalFen) : undefined,
    note: saving ?? course.tags?.[0],
    count: countOf(course, words, view.number),
  };
}

/** A course that one has, or that has gone, is not advised any more. */
const isAdvised = ({ fitting: isFitting, owned: isOwned, status }: CourseCardCourse) =>
  isFitting && !isOwned && status !== 'ended' && status !== 'discontinued';

function countOf(
  { kind, learners }: CourseCardCourse,
  words: CourseCardLabels,
  number: (value: number) => string,
): string | undefined {
  if (learners === undefined) return undefined;
  return kind === 'live' ? words.enrolled(number(learners)) : words.learning(number(learners));
}

function chipOf(course: CourseCardCourse, words: CourseCardLabels, view: ScheduleView): string | undefined {
  const { kind, status, lessonCount, lessonsDone, startsAt, endsAt } = course;
  if (lessonCount !== undefined) {
    if (kind === 'recorded') return words.recorded(lessonCount, lengthOf(course, words));
    if (status === 'inProgress' && lessonsDone !== undefined)
      return words.inProgress(Math.min(lessonsDone + 1, lessonCount), lessonCount);
  }
  const end = status === 'ended' ? knownDay(endsAt, view) : undefined;
  if (end !== undefined) return words.endedOn(end);
  const start = startsAt === undefined || status === 'discontinued' ? '' : beginning(startsAt, view);
  return start || (lessonCount === undefined ? undefined : words.lessonsInAll(lessonCount));
}

/** How long a recorded course plays. */
function lengthOf({ minutes }: CourseCardCourse, words: CourseCardLabels): string | undefined {
  if (minutes === undefined) return undefined;
  const { unit, count } = playingTime(minutes);
  return words[unit](count);
}

/** When a course begins; midnight stands for a date without a time, which some backends give (decision 0020). */
function beginning(startsAt: Instant, view: ScheduleView): string {
  return wallClock(startsAt, view.timeZone)?.time === '00:00' ? day(startsAt, view) : startTime(startsAt, view);
}

/** A future date implies "not started", so that text is shown only if there is no date. */
function stateOf(
  { status, owned: isOwned, startsAt, kind }: CourseCardCourse,
  words: CourseCardLabels,
): string | undefined {
  if (isOwned) return words.owned;
  if (status === 'notStarted') return kind === 'live' && startsAt === undefined ? words.notStarted : undefined;
  return status === 'inProgress' || status === undefined ? undefined : words[status];
}
