import { DAY_MS } from './calendar.ts';
import type { SeededClass } from './classes.ts';
import type { Draft } from './draft.ts';
import { between, type Random, randomOf } from './random.ts';

const MINUTE_MS = 60_000;
/** Lessons of the demo student's class, by number, in which something else happened than being there in time. */
const DEMO_DAYS: Readonly<Record<number, Part>> = { 1: 'late', 2: 'absent', 5: 'replay' };
/** Of a hundred lessons of the others: missed, watched later, late. */
const OTHERS = { absent: 8, replay: 14, late: 22 };

type Part = 'present' | 'late' | 'absent' | 'replay';

/**
 * Who was in which live lesson, and what was learnt by it: the demo student once late, once away and once with the recording, the
 * others by chance. In the demo student's running class the last recording is being made, the one before has failed, and a coming
 * lesson is cancelled (product.md 4.3).
 */
export function addAttendance(draft: Draft, classes: readonly SeededClass[], demoId: number, key: string): void {
  const random = randomOf(`attendance of ${key}`);
  const byRun = new Map(classes.map((one) => [one.runId, one]));
  const dated = indexDated(draft);
  const lengths = new Map((draft.rows.lesson ?? []).map(({ id, media_s }) => [id, media_s ?? 0]));
  watchRecorded(draft, lengths);
  const records = new Map(
    (draft.rows.learn_record ?? []).map((row) => [`${row.student_id} ${row.class_run_id} ${row.lesson_id}`, row]),
  );
  markRunning(draft, { classes, demoId, dated });
  const absent = new Set<unknown>();
  for (const { student_id, class_run_id, joined_at } of draft.rows.enrolment ?? []) {
    const one = byRun.get(class_run_id);
    if (!one) continue;
    one.meetings.forEach(({ startsAt, endsAt }, place) => {
      const lessonId = one.course.lessonIds[place];
      if (!lessonId || endsAt.getTime() > draft.day) return;
      const joinedAt = new Date(joined_at);
      const record = records.get(`${student_id} ${class_run_id} ${lessonId}`);
      const isMissed = startsAt < joinedAt; // who joined later has the recording alone
      if (isMissed && !record) return;
      const isDemo = student_id === demoId;
      const drawn = isMissed ? 'replay' : isDemo ? (DEMO_DAYS[place + 1] ?? 'present') : partOf(random);
      const meeting = dated.get(class_run_id)?.get(lessonId);
      const from = Math.max(endsAt.getTime(), joinedAt.getTime());
      const watchedAt = new Date(from + (drawn === 'replay' ? between(random, 20, 40) * 60 * MINUTE_MS : 0));
      // Nobody watches a recording that was not made, or at a time that is still to come.
      const isWatchable = meeting?.replay === 'ready' && watchedAt.getTime() < draft.day;
      const part = drawn !== 'replay' || isWatchable ? drawn : isMissed ? 'absent' : 'present';
      if (part === 'absent') {
        if (record) absent.add(record);
        return;
      }
      const datedId = Number(meeting?.id);
      if (part !== 'replay') addStay(draft, { studentId: student_id, datedId, startsAt, endsAt, part }, random);
      const watchedS = part === 'replay' ? (lengths.get(lessonId) ?? 0) : 0;
      const seen = { ...rangeOf(watchedS), updated_at: part === 'replay' ? watchedAt : endsAt };
      if (record) Object.assign(record, seen, part === 'replay' && { finished_at: watchedAt });
      else
        draft.add('learn_record', {
          student_id,
          class_run_id,
          lesson_id: lessonId,
          finished_at: seen.updated_at,
          ...seen,
        });
    });
  }
  draft.rows.learn_record = (draft.rows.learn_record ?? []).filter((row) => !absent.has(row));
}

function partOf(random: Random): Part {
  const chance = between(random, 0, 99);
  if (chance < OTHERS.absent) return 'absent';
  if (chance < OTHERS.replay) return 'replay';
  return chance < OTHERS.late ? 'late' : 'present';
}

interface Stay {
  studentId: number;
  datedId: number;
  startsAt: Date;
  endsAt: Date;
  part: Part;
}

function addStay(draft: Draft, { studentId, datedId, startsAt, endsAt, part }: Stay, random: Random): void {
  const minutes = part === 'late' ? between(random, 11, 15) : between(random, -12, 4);
  draft.add('class_log', {
    id: draft.nextId(),
    dated_lesson_id: datedId,
    student_id: studentId,
    joined_at: new Date(startsAt.getTime() + minutes * MINUTE_MS),
    left_at: new Date(endsAt.getTime() - between(random, 0, 60) * 1_000),
  });
}

/** A recorded lesson that is learnt was watched from its beginning to its end, which is that of its medium. */
function watchRecorded(draft: Draft, lengths: ReadonlyMap<unknown, number>): void {
  const live = new Set((draft.rows.lesson ?? []).filter(({ kind }) => kind === 'live').map(({ id }) => id));
  for (const record of draft.rows.learn_record ?? []) {
    const seconds = lengths.get(record.lesson_id);
    if (!live.has(record.lesson_id) && seconds && record.finished_at && !record.watched_s)
      Object.assign(record, rangeOf(seconds));
  }
}

function rangeOf(seconds: number) {
  return { watched: seconds > 0 ? `{[0,${seconds})}` : '{}', watched_s: seconds };
}

/** The recordings and the cancelled lesson of the demo student's running class. */
function markRunning(
  draft: Draft,
  { classes, demoId, dated }: { classes: readonly SeededClass[]; demoId: number; dated: DatedByRun },
): void {
  const own = new Set(
    (draft.rows.enrolment ?? []).filter((row) => row.student_id === demoId).map((row) => row.class_run_id),
  );
  const running = classes.find(
    ({ runId, course }) => own.has(runId) && course.written.kind === 'live' && course.listing.state === 'inProgress',
  );
  if (!running) return;
  const lessons = [...(dated.get(running.runId)?.values() ?? [])];
  const held = lessons.filter(({ state }) => state === 'ended');
  Object.assign(held.at(-1) ?? {}, { replay: 'generating', replay_at: null });
  Object.assign(held.at(-2) ?? {}, { replay: 'failed', replay_at: null });
  // Next week's, so that the calendar of this week has its lessons.
  const coming = lessons.find(({ starts_at }) => new Date(starts_at).getTime() > draft.day + 8 * DAY_MS);
  if (coming) Object.assign(coming, { state: 'cancelled', cancel_reason: '讲师外出教研，补课时间另行通知' });
}

type Dated = NonNullable<Draft['rows']['dated_lesson']>[number];
type DatedByRun = Map<number, Map<number, Dated>>;

/** The dated lessons of each class by lesson, in order. */
function indexDated(draft: Draft): DatedByRun {
  const runs: DatedByRun = new Map();
  for (const row of draft.rows.dated_lesson ?? []) {
    const lessons = runs.get(row.class_run_id) ?? new Map<number, Dated>();
    runs.set(row.class_run_id, lessons.set(row.lesson_id, row));
  }
  return runs;
}
