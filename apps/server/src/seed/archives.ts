import { sql } from 'kysely';
import { countFigures } from '../modules/reports/figures.ts';
import { beijingDay } from '../platform/core/beijing.ts';
import type { Tx } from '../platform/data/tenancy.ts';
import { DAY_MS } from './calendar.ts';
import type { SeededClass } from './classes.ts';
import type { Draft } from './draft.ts';
import type { SchoolIds } from './school.ts';

const HOUR_MS = 3_600_000;

/** Subjects of a school's exam: key, full score, the demo student's score and rank in class. */
const EXAM = [
  ['chinese', 150, 118, 8],
  ['math', 150, 136, 4],
  ['english', 150, 127, 11],
  ['physics', 100, 84, 7],
  ['chemistry', 100, 88, 6],
] as const;

const LETTER =
  '刚来的时候你习惯把答案写在最后一行，过程藏在心里。最高兴的，是看到你后来的卷子，每一步都站得住。\n遇到难题不用急，先说出“为什么这么做”，再动笔。后面会很顺的。';
const NEXT = '每周挑两道做错的题重做一遍，先写思路再写过程。';

/** Days after which a report is published without words, as a new school has it. */
const WAIT_DAYS = 3;

/**
 * What the school keeps of the demo student: a sheet to fill, one sent back, one confirmed. Every student of a live class that
 * has ended has a report: the demo student's was written, the others were published without words.
 */
export function addArchives(
  draft: Draft,
  { classes, demoId, ids }: { classes: readonly SeededClass[]; demoId: number; ids: SchoolIds },
): void {
  addSheets(draft, demoId, ids);
  const runs = new Map(classes.map((one) => [one.runId, one]));
  for (const { student_id, class_run_id, status } of draft.rows.enrolment ?? []) {
    const one = runs.get(class_run_id);
    if (status === 'expired' || status === 'quit' || one?.course.written.kind !== 'live') continue;
    const last = one.meetings.at(-1)?.endsAt.getTime();
    if (one.course.listing.state !== 'ended' || last === undefined || last > draft.day) continue;
    const isDemo = student_id === demoId;
    const publishAt = last + WAIT_DAYS * DAY_MS;
    draft.add('study_report', {
      id: draft.nextId(),
      student_id,
      class_run_id,
      state: 'published',
      comment: isDemo ? LETTER : null,
      suggestion: isDemo ? NEXT : null,
      publish_at: new Date(publishAt),
      published_at: new Date(Math.min(isDemo ? last + 2 * DAY_MS : publishAt, draft.day - HOUR_MS)),
    });
  }
}

/** Counts the figures of the published reports as the server does when it publishes one (product.md 4.6). */
export async function countReports(tx: Tx, { rows }: Draft): Promise<void> {
  // The marks of the attempts are counted at the end of their transaction, which is this one.
  await sql`set constraints all immediate`.execute(tx);
  await sql`set constraints all deferred`.execute(tx);
  for (const { id, student_id: studentId, class_run_id: classRunId, published_at } of rows.study_report ?? []) {
    if (!published_at) continue;
    const figures = await countFigures({ tx, studentId, classRunId, now: new Date(published_at) });
    await tx
      .updateTable('study_report')
      .set({ figures: JSON.stringify(figures) })
      .where('student_id', '=', studentId)
      .where('class_run_id', '=', classRunId)
      .where('id', '=', Number(id))
      .execute();
  }
}

function addSheets(draft: Draft, studentId: number, { subjects }: SchoolIds): void {
  const { day } = draft;
  const dateOf = (at: number) => beijingDay(new Date(at));
  const sheet = (facts: {
    title: string;
    title_en: string;
    daysAgo: number;
    state: 'toFill' | 'sentBack' | 'confirmed';
    scored: number;
    comment?: string;
  }) => {
    const id = draft.nextId();
    const { title, title_en, daysAgo, state, scored, comment = null } = facts;
    const isConfirmed = state === 'confirmed';
    draft.add('score_sheet', {
      id,
      student_id: studentId,
      type: 'exam',
      title,
      title_en,
      term: '第一学期',
      term_en: 'First term',
      exam_date: dateOf(day - daysAgo * DAY_MS),
      state,
      due_at: isConfirmed ? null : new Date(day + 5 * DAY_MS - HOUR_MS / 60),
      comment,
      confirmed_by: isConfirmed ? '林安娜' : null,
      confirmed_at: isConfirmed ? new Date(day - (daysAgo - 5) * DAY_MS) : null,
    });
    EXAM.flatMap(([key, ...facts]) => {
      const subjectId = subjects.get(key);
      return subjectId === undefined ? [] : [[subjectId, ...facts] as const];
    }).forEach(([subjectId, full, score, rank], sort) => {
      const has = sort < scored;
      draft.add('score_item', {
        sheet_id: id,
        subject_id: subjectId,
        score: has ? score : null,
        full_score: full,
        class_rank: has ? rank : null,
        grade_rank: null,
        remark: null,
        sort,
      });
    });
  };
  sheet({ title: '第二次月考', title_en: 'Second monthly exam', daysAgo: 3, state: 'toFill', scored: 0 });
  sheet({
    title: '十月统考',
    title_en: 'October exam',
    daysAgo: 28,
    state: 'sentBack',
    scored: EXAM.length,
    comment: '数学的分数和照片不一样，请对照成绩条改一下再交。',
  });
  sheet({ title: '期中考试', title_en: 'Mid-term exam', daysAgo: 17, state: 'confirmed', scored: EXAM.length });
}
