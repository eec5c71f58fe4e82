import { isMarkedByPerson } from '@shuyuan/rules';
import { DAY_MS } from '../calendar.ts';
import type { SeededClass } from '../classes.ts';
import type { Content } from '../content.ts';
import { between, type Random, randomOf } from '../random.ts';
import type { Shop } from '../trade/shop.ts';
import { addAnswers } from './answers.ts';
import { handInColumns, markColumns, markingOf } from './attempts.ts';
import { addPaper, type SeededPaper } from './bank.ts';
import { addMarkedPhoto } from './photos.ts';

const HOUR_MS = 3_600_000;
const DUE_HOURS = 72;
/** Classmates whose last practice waits for the lecturer. */
const WAITING = 6;

/** What becomes of an attempt in the demo. */
type Plan = 'finished' | 'awaiting' | 'expired' | 'unfinished' | 'sentBack' | 'timed';

interface Attempt {
  one: SeededClass;
  studentId: number;
  paper: SeededPaper;
  lessonId: number;
  /** When the practice was published. */
  at: Date;
  plan: Plan;
  /** Share of right answers. */
  ability: number;
}

/** Papers of every lesson that has a practice, and what the demo student and the others of the classes have made of them. */
export function addPapers(shop: Shop, content: Content): void {
  const papers = addAllPapers(shop, content);
  const classes = shop.parts.classes;
  const owned = new Set(
    (shop.draft.rows.enrolment ?? [])
      .filter(({ student_id }) => student_id === shop.demo)
      .map((row) => row.class_run_id),
  );
  const held = (one: SeededClass) => practicesOf(shop, one, papers);
  const mine = classes.filter(({ runId }) => owned.has(runId)).filter((one) => held(one).length > 0);
  const random = randomOf(`practices of ${shop.parts.school.key}`);
  const live = mine.filter(({ course }) => course.written.kind === 'live');
  const running = live.find(({ course }) => course.listing.state === 'inProgress');
  const ended = live.find(({ course }) => course.listing.state === 'ended');
  for (const one of mine) {
    const practices = held(one);
    const plans = plansOf(one, practices.length, { isRunning: one === running, isEnded: one === ended });
    practices.forEach((practice, place) => {
      const plan = plans[place] ?? 'finished';
      addAttempt(shop, { one, studentId: shop.demo, ...practice, plan, ability: 0.72 }, random);
    });
  }
  for (const one of [running, ended]) if (one) addClassmates(shop, one, { practices: held(one), random });
  if (running) addMarker(shop, running);
  if (ended) addMarker(shop, ended);
}

/**
 * The demo student's practices of a class, in order: in the running one the last waits, the ended one shows what else can happen, the
 * timed test of recordings is still to be opened. None rests in `submitted`: whatever is handed in is marked or queued at once (4.4).
 */
function plansOf(one: SeededClass, count: number, is: { isRunning: boolean; isEnded: boolean }): Plan[] {
  const all = Array.from({ length: count }, (): Plan => 'finished');
  if (is.isRunning) return [...all.slice(1), 'awaiting'];
  if (is.isEnded) return count < 3 ? ['sentBack', 'expired'] : ['finished', 'sentBack', 'expired', ...all.slice(3)];
  if (one.course.written.kind === 'recorded') {
    return one.course.listing.state === 'ended' ? [...all.slice(1), 'timed'] : [...all.slice(1), 'unfinished'];
  }
  return all;
}

function addAllPapers({ draft, parts }: Shop, { papers: banks }: Content): Map<number, SeededPaper> {
  const lessons = (draft.rows.lesson ?? []).filter(({ has_practice }) => has_practice);
  const subjects = new Map(parts.classes.map(({ course }) => [course.id, course.written]));
  const last = new Map(lessons.map((lesson) => [lesson.course_id, lesson.id]));
  const papers = new Map<number, SeededPaper>();
  for (const lesson of lessons) {
    const written = subjects.get(lesson.course_id);
    const bank = written && banks[written.subject];
    if (!bank) continue;
    const id = Number(lesson.id);
    const facts = { id, courseId: lesson.course_id, title: lesson.title, titleEn: lesson.title_en ?? lesson.title };
    papers.set(
      id,
      addPaper(draft, bank, {
        ...facts,
        isLive: written.kind === 'live',
        isLast: last.get(lesson.course_id) === lesson.id,
      }),
    );
  }
  return papers;
}

/** Practices of the lessons that the demo student has had in a class. */
function practicesOf(
  { draft, demo }: Shop,
  { runId, course, meetings }: SeededClass,
  papers: Map<number, SeededPaper>,
) {
  const learnt = new Set(
    (draft.rows.learn_record ?? [])
      .filter((row) => row.student_id === demo && row.class_run_id === runId && row.finished_at)
      .map(({ lesson_id }) => lesson_id),
  );
  return course.lessonIds.flatMap((lessonId, place) => {
    const paper = papers.get(lessonId);
    if (!paper || !learnt.has(lessonId)) return [];
    const at = meetings[place]?.endsAt ?? new Date(draft.day - (course.lessonIds.length - place) * 2 * DAY_MS);
    return [{ lessonId, paper, at }];
  });
}

function addAttempt(shop: Shop, { one, studentId, paper, lessonId, at, plan, ability }: Attempt, random: Random): void {
  const { draft } = shop;
  const isNew = plan === 'timed';
  const isOpen = isNew || plan === 'unfinished' || plan === 'sentBack';
  // What is still to do was published lately, so that its deadline is ahead.
  const published = plan === 'unfinished' || isNew ? shop.at(-1, 20) : at;
  const due = isOpen ? shop.at(2, 22) : new Date(published.getTime() + DUE_HOURS * HOUR_MS);
  const started = new Date(published.getTime() + between(random, 10, 40) * 60_000);
  const handedIn = new Date(started.getTime() + between(random, 18, 38) * 60_000);
  const isHandedIn = plan === 'finished' || plan === 'awaiting';
  const id = draft.nextId();
  const byPerson = paper.questions.some(({ type }) => isMarkedByPerson(type));
  const state = isOpen ? 'unfinished' : plan === 'awaiting' && !byPerson ? 'finished' : plan;
  const marked =
    state === 'finished' && byPerson
      ? new Date(Math.min(handedIn.getTime() + 20 * HOUR_MS, draft.day - HOUR_MS / 2))
      : null;
  const count = isNew ? { count: 0 } : plan === 'unfinished' ? { count: Math.min(3, paper.questions.length - 1) } : {};
  const sums = addAnswers(draft, paper, {
    recordId: id,
    at: handedIn,
    ability,
    marking: markingOf(state),
    random,
    ...count,
  });
  const isMarked = state === 'finished';
  const marker = shop.draft.rows.class_run?.find((run) => run.id === one.runId)?.lecturer_id ?? null;
  draft.add('practice_record', {
    id,
    student_id: studentId,
    paper_id: paper.id,
    class_run_id: one.runId,
    offer_id: one.offerId,
    lesson_id: lessonId,
    state,
    published_at: published,
    started_at: isNew ? null : started,
    due_at: due,
    limit_ends_at: paper.limitMinutes && isHandedIn ? new Date(started.getTime() + paper.limitMinutes * 60_000) : null,
    ...handInColumns({ state, startedAt: started, at: handedIn, sums }),
    ...markColumns(marked && { comment: '整体不错，解答题的过程还可以更完整。', markerId: marker, at: marked }),
    is_sent_back: plan === 'sentBack',
    sent_back_at: plan === 'sentBack' ? shop.at(-1, 21) : null,
    send_back_reason: plan === 'sentBack' ? '解答题只有结果，请补上过程并重新拍照。' : null,
  });
  if (isOpen) draft.add('due_work', { id: draft.nextId(), kind: 'practiceEnd', ref_id: id, due_at: due });
  if (studentId === shop.demo) {
    const written = paper.questions.findLast(({ type }) => type === 'short');
    if (written && (marked || state === 'awaiting' || plan === 'sentBack'))
      addMarkedPhoto(shop, { recordId: id, questionId: written.id, at: handedIn, isMarked: state !== 'awaiting' });
    if (isMarked) addWrong(shop, id, marked ?? handedIn);
  }
}

/** Wrong answers of the demo student enter the book. */
function addWrong({ draft, demo }: Shop, recordId: number, at: Date): void {
  const kinds = new Map((draft.rows.question ?? []).map(({ id, type }) => [id, type]));
  for (const { record_id, question_id, state } of draft.rows.practice_answer ?? []) {
    const type = kinds.get(question_id);
    if (record_id !== recordId || (state !== 'wrong' && state !== 'part') || type === 'short' || type === 'oral')
      continue;
    draft.add('wrong_question', { student_id: demo, question_id, record_id: recordId, last_wrong_at: at });
  }
}

/** The other students of a class: everybody has done its practices; of the last one some wait for the lecturer. */
function addClassmates(
  shop: Shop,
  one: SeededClass,
  { practices, random }: { practices: readonly { lessonId: number; paper: SeededPaper; at: Date }[]; random: Random },
): void {
  shop.others.forEach((studentId, mate) => {
    enrol(shop, one, studentId);
    const ability = 0.45 + (mate % 6) * 0.1;
    practices.forEach((practice, place) => {
      const waits = place === practices.length - 1 && mate < WAITING;
      addAttempt(shop, { one, studentId, ...practice, plan: waits ? 'awaiting' : 'finished', ability }, random);
    });
  });
}

/** Puts a student into a class where he is not yet, and into its conversation (I14). */
function enrol({ draft }: Shop, { runId, offerId }: SeededClass, studentId: number): void {
  const known = (draft.rows.enrolment ?? []).some((row) => row.student_id === studentId && row.class_run_id === runId);
  if (known) return;
  draft.add('enrolment', {
    id: draft.nextId(),
    student_id: studentId,
    class_run_id: runId,
    offer_id: offerId,
    source: 'school',
    source_id: null,
    joined_at: new Date(draft.day - 60 * DAY_MS),
    valid_until: null,
  });
  const talk = (draft.rows.conversation ?? []).find(({ class_run_id }) => class_run_id === runId);
  if (!talk?.id) return;
  draft.add('conversation_member', {
    conversation_id: Number(talk.id),
    member_kind: 'student',
    member_id: studentId,
    read_seq: Number(talk.last_seq ?? 0),
    is_pinned: false,
  });
}

/** The lecturer who can log in marks the work of a class, also of a colleague's. */
function addMarker({ draft }: Shop, { runId }: SeededClass): void {
  const demo = draft.rows.lecturer?.[0]?.id;
  const own = draft.rows.class_run?.find(({ id }) => id === runId)?.lecturer_id;
  if (demo && own !== demo) draft.add('class_marker', { class_run_id: runId, lecturer_id: Number(demo) });
}
