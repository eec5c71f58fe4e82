import { DAY_MS } from './calendar.ts';
import type { SeededClass } from './classes.ts';
import type { Content, WrittenSchool } from './content.ts';
import type { Draft } from './draft.ts';
import { between, pick, type Random, randomOf } from './random.ts';
import type { SchoolIds } from './school.ts';

const PICTURES = 8;
const DEMO_GRADE = 'g11';
const CONSENT_AGE_DAYS = 60;
/** Days since the demo student registered: before her year's card began, and before the credits of last year. */
export const DEMO_AGE_DAYS = 420;
const CLASSES_EACH = 3;
/** Days ago on which the student joined and left a class whose time has run out. */
const EXPIRED_DAYS = { joined: 240, until: 3 };

/** Students' phones: fictional numbers, the first is the demo student's. */
export function phoneOf(place: number): string {
  return `138000000${String(place + 1).padStart(2, '0')}`;
}

/**
 * Twelve students; the first can log in with the demo password and learns in one class of each state (product.md 4.23).
 * The others log in by code.
 */
export function addStudents(
  draft: Draft,
  school: WrittenSchool,
  {
    ids,
    classes,
    content,
    passwordHash,
  }: { ids: SchoolIds; classes: readonly SeededClass[]; content: Content; passwordHash: string },
): void {
  const random = randomOf(`students of ${school.key}`);
  const gradeKeys = content.constants.grades.map(({ key }) => key);
  school.students.forEach((nickname, place) => {
    const id = draft.nextId();
    const isDemo = place === 0;
    const joined = new Date(draft.day - between(random, 70, 300) * DAY_MS);
    const registered = isDemo ? new Date(draft.day - DEMO_AGE_DAYS * DAY_MS) : joined;
    const code = inviteCode(random);
    const memberUntil = place % 4 === 1 ? new Date(draft.day + between(random, 20, 300) * DAY_MS) : null;
    draft.add('student', {
      id,
      phone: phoneOf(place),
      email: isDemo ? `student@${school.domain}` : null,
      password_hash: isDemo ? passwordHash : null,
      nickname,
      portrait: `/files/seed/students/${(place % PICTURES) + 1}.svg`,
      grade_id: ids.grades.get(isDemo ? DEMO_GRADE : pick(gradeKeys, place)) ?? null,
      time_zone_id: ids.defaultZone,
      branch: null,
      invite_code: code,
      inviter_id: null,
      is_audited: true,
      has_logged_in: true,
      member_until: memberUntil,
      created_at: registered,
      updated_at: registered,
    });
    if (memberUntil) addPeriod(draft, id, memberUntil);
    for (const type of ['user', 'privacy']) {
      const agreementId = ids.agreements.get(type);
      if (!agreementId) continue;
      draft.add('agreement_record', {
        student_id: id,
        agreement_id: agreementId,
        version: '1.0',
        agreed_at: new Date(draft.day - CONSENT_AGE_DAYS * DAY_MS),
        ip: '127.0.0.1',
        user_agent: 'seed',
      });
    }
    const joins = isDemo ? demoClasses(classes) : someClasses(classes, random);
    for (const one of joins) {
      enrol(draft, id, one, joined);
      if (isDemo) addProgress(draft, id, one);
    }
    const old = isDemo ? oldClass(classes) : undefined;
    if (old) {
      enrolExpired(draft, id, old);
      addProgress(draft, id, old);
    }
  });
}

const is = (kind: string, state: string) => (one: SeededClass) =>
  one.isListed && one.course.written.kind === kind && one.course.listing.state === state;

/** A future class, one in progress with lessons locked by practice, an ended one, and two recorded courses. */
function demoClasses(classes: readonly SeededClass[]): SeededClass[] {
  const find = (wanted: (one: SeededClass) => boolean) => classes.filter(wanted).slice(0, 1);
  const locked = (one: SeededClass) => is('live', 'inProgress')(one) && one.course.listing.isLockedByPractice === true;
  const coming = classes.filter(is('live', 'notStarted')).slice(-1);
  return [
    ...coming,
    ...find(locked),
    ...find(is('live', 'ended')),
    ...find(is('recorded', 'inProgress')),
    ...find(is('recorded', 'ended')),
  ];
}

function someClasses(classes: readonly SeededClass[], random: Random): SeededClass[] {
  const chosen = new Set<SeededClass>();
  while (chosen.size < CLASSES_EACH) chosen.add(pick(classes, between(random, 0, classes.length - 1)));
  return [...chosen];
}

/** A year of membership that the school gave (I11). */
function addPeriod(draft: Draft, studentId: number, endsAt: Date): void {
  draft.add('member_record', {
    id: draft.nextId(),
    student_id: studentId,
    package_id: null,
    name: '会员年卡',
    name_en: 'Membership for a year',
    source: 'school',
    source_id: studentId,
    starts_at: new Date(endsAt.getTime() - 365 * DAY_MS),
    ends_at: endsAt,
  });
}

function enrol(draft: Draft, studentId: number, { runId, offerId, course }: SeededClass, joined: Date): void {
  draft.add('enrolment', {
    id: draft.nextId(),
    student_id: studentId,
    class_run_id: runId,
    offer_id: offerId,
    source: course.listing.yuan === 0 ? 'free' : 'school',
    source_id: null,
    joined_at: joined,
    valid_until: new Date(draft.day + 400 * DAY_MS),
  });
}

/** Another class, whose time has run out: one that has ended, or a recorded course. */
function oldClass(classes: readonly SeededClass[]): SeededClass | undefined {
  return classes.filter(is('live', 'ended'))[1] ?? classes.filter(is('recorded', 'inProgress'))[1];
}

/** A class of last year whose time has run out: its report and homework stay. */
function enrolExpired(draft: Draft, studentId: number, { runId, offerId }: SeededClass): void {
  draft.add('enrolment', {
    id: draft.nextId(),
    student_id: studentId,
    class_run_id: runId,
    offer_id: offerId,
    source: 'school',
    source_id: null,
    status: 'expired',
    joined_at: new Date(draft.day - EXPIRED_DAYS.joined * DAY_MS),
    valid_until: new Date(draft.day - EXPIRED_DAYS.until * DAY_MS),
  });
}

/** Where the demo student left a recording. */
const LEFT_AT_S = 20;

/** Progress of the demo student: every lesson that was held. */
function addProgress(draft: Draft, studentId: number, { runId, course, meetings }: SeededClass): void {
  const isRecorded = course.written.kind === 'recorded';
  const isOver = course.listing.state === 'ended';
  const finished = isRecorded
    ? Math.ceil(course.lessonIds.length * (isOver ? 1 : 0.4))
    : meetings.filter(({ endsAt }) => endsAt.getTime() <= draft.day).length;
  course.lessonIds.slice(0, finished).forEach((lessonId, place) => {
    const at = meetings[place]?.endsAt ?? new Date(draft.day - (finished - place) * 2 * DAY_MS);
    draft.add('learn_record', {
      student_id: studentId,
      class_run_id: runId,
      lesson_id: lessonId,
      position_s: 0,
      finished_at: at,
      updated_at: at,
    });
  });
  if (!isRecorded || isOver) return;
  // The next lesson was left in the middle: 20 of its 48 seconds are 42 %.
  const next = course.lessonIds[finished];
  if (next === undefined) return;
  draft.add('learn_record', {
    student_id: studentId,
    class_run_id: runId,
    lesson_id: next,
    position_s: LEFT_AT_S,
    watched: `{[0,${LEFT_AT_S})}`,
    watched_s: LEFT_AT_S,
    finished_at: null,
    updated_at: new Date(draft.day - DAY_MS),
  });
}

const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function inviteCode(random: Random): string {
  return Array.from({ length: 8 }, () => CODE_LETTERS[between(random, 0, CODE_LETTERS.length - 1)]).join('');
}
