import {
  atTime,
  DAY_MS,
  dayOfPast,
  type Meeting,
  meetingsFrom,
  PATTERNS,
  type Pattern,
  patternOn,
  slotsOf,
} from './calendar.ts';
import { PLAYBACK_MONTHS } from './content.ts';
import type { SeededCourse } from './courses.ts';
import type { Draft } from './draft.ts';
import type { SeededLecturer } from './faculty.ts';
import { between, pick } from './random.ts';

/** A class whose rows exist; students join it. */
export interface SeededClass {
  runId: number;
  offerId: number;
  /** Represents its course in the lists. */
  isListed: boolean;
  course: SeededCourse;
  meetings: readonly Meeting[];
}

const HOUR_MS = 3_600_000;
const ROTATION: readonly Pattern[] = [
  PATTERNS.mondays,
  PATTERNS.weekend,
  PATTERNS.twice,
  PATTERNS.saturday,
  PATTERNS.tuesdays,
  PATTERNS.sunday,
];
/** Seats of a class whose texts name none. */
const SEATS = 60;
/** What members pay of the price, in percent; the benefits of the seeded memberships name it. */
export const MEMBER_PERCENT = 80;

/** The classes of a course and what they cost: one, or two for a live course that offers a choice (product.md 4.3). */
export function addClasses(draft: Draft, course: SeededCourse, faculty: readonly SeededLecturer[]): SeededClass[] {
  const able = faculty.filter(({ subjects }) => subjects.includes(course.written.subject));
  const lecturer = pick(able, course.rank);
  if (course.written.kind === 'recorded') return [addRecorded(draft, course, lecturer.id)];
  const first = addLive(draft, course, lecturer.id);
  return course.listing.hasSecondClass ? [first, addSecond(draft, course, lecturer.id)] : [first];
}

function addRecorded(draft: Draft, course: SeededCourse, lecturerId: number): SeededClass {
  const { listing, random } = course;
  const { day } = draft;
  const opensIn = between(random, 5, 16);
  const dates = {
    notStarted: { starts_at: atTime(day + opensIn * DAY_MS, '10:00'), ends_at: null },
    ended: { starts_at: atTime(day - 400 * DAY_MS, '10:00'), ends_at: atTime(day - opensIn * DAY_MS, '00:00') },
    inProgress: { starts_at: null, ends_at: null },
    full: { starts_at: null, ends_at: null },
    discontinued: { starts_at: null, ends_at: null },
  }[listing.state];
  const run = { name: '随到随学', name_en: 'At your own pace', ...dates };
  const quota = listing.state === 'full' ? between(random, 4, 9) * 100 : null;
  return addClass(draft, course, lecturerId, { run, meetings: [], seats: { quota, sold: quota ?? 0 } });
}

function addLive(draft: Draft, course: SeededCourse, lecturerId: number): SeededClass {
  const { listing, random, rank, lessonIds } = course;
  const count = lessonIds.length;
  const meetsToday = listing.startsToday || (listing.isLockedByPractice && listing.state === 'inProgress');
  const pattern = meetsToday ? patternOn(draft.day) : pick(ROTATION, rank);
  const firstDay = {
    notStarted: () => draft.day + (listing.startsToday ? 0 : rank === 0 ? 2 : between(random, 1, 16)) * DAY_MS,
    full: () => draft.day + between(random, 4, 12) * DAY_MS,
    inProgress: () => dayOfPast(pattern, draft.day, Math.max(2, Math.round(count * (0.3 + random() * 0.3)))),
    discontinued: () => dayOfPast(pattern, draft.day, Math.max(2, Math.round(count / 2))),
    ended: () => dayOfPast(pattern, draft.day - between(random, 8, 35) * DAY_MS, count),
  }[listing.state]();
  const meetings = meetingsFrom(pattern, firstDay, count);
  const isBig = listing.seatsLeft !== undefined && listing.seatsLeft > SEATS / 2;
  const quota = course.written.seats ?? (isBig ? SEATS * 2 : SEATS);
  const left = listing.state === 'full' ? 0 : (listing.seatsLeft ?? Math.min(quota, between(random, 3, 24)));
  return addClass(draft, course, lecturerId, {
    run: runOf(pattern, meetings),
    meetings,
    seats: { quota, sold: quota - left },
    saleEndsAt: saleEnd(draft.day, course, meetings),
  });
}

/** Another class of the same course, later and with more seats; every third one is full, so that the choice shows it. */
function addSecond(draft: Draft, course: SeededCourse, lecturerId: number): SeededClass {
  const { random, rank, lessonIds } = course;
  const pattern = pick(ROTATION, rank + 1);
  const meetings = meetingsFrom(pattern, draft.day + between(random, 7, 14) * DAY_MS, lessonIds.length);
  const quota = course.written.seats ?? SEATS;
  const isTaken = rank % 3 === 2 && course.listing.state !== 'full';
  const left = isTaken ? 0 : Math.min(quota, between(random, 12, 38));
  return addClass(draft, course, lecturerId, {
    run: runOf(pattern, meetings),
    meetings,
    seats: { quota, sold: quota - left },
    isListed: false,
  });
}

/** Enrolment stays open for a few days while seats are left, and until a week after the start of a future class. */
function saleEnd(day: number, { listing }: SeededCourse, meetings: readonly Meeting[]): Date | null {
  if (listing.state === 'inProgress' && listing.seatsLeft) return atTime(day + 5 * DAY_MS, '22:00');
  const start = meetings[0]?.startsAt.getTime();
  return start && listing.state !== 'inProgress' ? new Date(start + 7 * DAY_MS) : null;
}

function runOf(pattern: Pattern, meetings: readonly Meeting[]) {
  return {
    name: pattern.name[0],
    name_en: pattern.name[1],
    starts_at: meetings[0]?.startsAt ?? null,
    ends_at: meetings.at(-1)?.endsAt ?? null,
    slots: JSON.stringify(slotsOf(pattern)),
  };
}

interface Plan {
  run: { name: string; name_en: string; starts_at: Date | null; ends_at: Date | null; slots?: string };
  meetings: readonly Meeting[];
  seats: { quota: number | null; sold: number };
  saleEndsAt?: Date | null;
  isListed?: boolean;
}

function addClass(draft: Draft, course: SeededCourse, lecturerId: number, plan: Plan): SeededClass {
  const { listing, lessonIds } = course;
  const runId = draft.nextId();
  const offerId = draft.nextId();
  draft.add('class_run', {
    id: runId,
    course_id: course.id,
    lecturer_id: lecturerId,
    ...plan.run,
    slots: plan.run.slots ?? '[]',
    is_locked_by_practice: listing.isLockedByPractice ?? false,
    // The demo student's running class: a lesson that was missed is caught up without skipping (product.md 4.3).
    has_anti_skip: listing.isLockedByPractice === true && listing.state === 'inProgress',
    playback_months: PLAYBACK_MONTHS,
  });
  const isListed = plan.isListed ?? true;
  const priceFen = listing.yuan * 100;
  draft.add('offer', {
    id: offerId,
    course_id: course.id,
    class_run_id: runId,
    price_fen: priceFen,
    original_fen: listing.originalYuan ? listing.originalYuan * 100 : null,
    member_fen: listing.hasMemberPrice ? Math.round((listing.yuan * MEMBER_PERCENT) / 100) * 100 : null,
    ...plan.seats,
    sold_outside: plan.seats.sold,
    sale_starts_at: null,
    sale_ends_at: plan.saleEndsAt ?? null,
    is_discontinued: listing.state === 'discontinued',
    is_listed: isListed,
    needs_assessment: listing.needsAssessment ?? false,
    question_bank_id: listing.needsAssessment ? draft.nextId() : null,
  });
  plan.meetings.forEach(({ startsAt, endsAt }, place) => {
    const lessonId = lessonIds[place];
    if (!lessonId) return;
    draft.add('dated_lesson', {
      id: draft.nextId(),
      class_run_id: runId,
      course_id: course.id,
      lesson_id: lessonId,
      starts_at: startsAt,
      ends_at: endsAt,
      ...heldBefore(draft.day, endsAt),
    });
  });
  return { runId, offerId, isListed, course, meetings: plan.meetings };
}

/** A lesson that was held before the day of the seed, with its recording. */
function heldBefore(day: number, endsAt: Date) {
  if (endsAt.getTime() > day) return {};
  return {
    state: 'ended' as const,
    ended_at: endsAt,
    replay: 'ready' as const,
    replay_at: new Date(endsAt.getTime() + 2 * HOUR_MS),
  };
}
