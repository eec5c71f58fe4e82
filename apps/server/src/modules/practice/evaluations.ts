import { type contract, type InputOf, type OutputOf, ResultCode } from '@shuyuan/contract';
import { isMarkedByPerson } from '@shuyuan/rules';
import { type NotNull, sql } from 'kysely';
import { missing, Refusal, refused } from '../../platform/core/errors.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { StudentCtx, WithLinks } from '../../platform/http/requestContext.ts';
import { submitPractice } from './again.ts';
import { selectLeaves } from './handIn.ts';
import { readPractice } from './list.ts';
import { findPaper, lockOwn, selectAnswers } from './rows.ts';
import { saveAnswer } from './save.ts';
import { mustBeUnlocked, openPaper, startPractice } from './start.ts';

type Calls = (typeof contract)['evaluations'];
type HandIn = InputOf<Calls['submitObjective']>;

/** Short facts of a paper of which the student has a practice, or of an assessment's; `missing` for any other (Z1). */
export async function readBank(ctx: StudentCtx & WithLinks, id: number): Promise<OutputOf<Calls['bank']>> {
  const { tx, studentId, locale } = ctx;
  const row = await tx
    .selectFrom('paper as a')
    .select(['a.total_score', 'a.limit_minutes'])
    .select(inLanguage(locale, 'a.name').as('name'))
    .where('a.id', '=', id)
    .where(
      sql<boolean>`(exists (select 1 from practice_record p where p.company_id = a.company_id and p.paper_id = a.id
          and p.student_id = ${studentId})
        or exists (select 1 from assessment s where s.company_id = a.company_id and s.paper_id = a.id))`,
    )
    .executeTakeFirst();
  if (!row) throw missing();
  const leaves = await selectLeaves(tx, id);
  return {
    id,
    title: row.name,
    type: leaves.some(({ type }) => isMarkedByPerson(type)) ? 'subjective' : 'objective',
    questionCount: leaves.length,
    totalScore: row.total_score,
    limitMinutes: row.limit_minutes ?? undefined,
  };
}

/** The questions of a lesson's open practice that a machine, or a person, marks; a timed one is started first (1004). */
export async function readLessonPaper(
  ctx: StudentCtx & WithLinks,
  { lessonId, courseId }: InputOf<Calls['objective']>,
  { byPerson }: { byPerson: boolean },
): Promise<OutputOf<Calls['objective']>> {
  let query = ctx.tx
    .selectFrom('practice_record')
    .select(['id', 'paper_id', 'lesson_id', 'class_run_id', 'state', 'started_at', 'limit_ends_at', 'due_at'])
    .where('student_id', '=', ctx.studentId)
    .where('lesson_id', '=', lessonId)
    .$narrowType<{ class_run_id: NotNull }>()
    .orderBy('attempt', 'desc');
  if (courseId !== undefined) query = query.where('class_run_id', '=', courseId);
  const row = await query.executeTakeFirst();
  if (!row) throw missing();
  const isOpen = row.state === 'unfinished' && (row.limit_ends_at ?? row.due_at) > ctx.now;
  const isTimed = row.started_at === null && (await findPaper(ctx.tx, row.paper_id)).limit_minutes !== null;
  if (!isOpen || isTimed) throw refused(ResultCode.stateForbids);
  await mustBeUnlocked(ctx, row);
  const paper = await openPaper(ctx, row.id);
  const wanted = paper.questions.filter(({ type }) => type !== 'group' && isMarkedByPerson(type) === byPerson);
  const parents = new Set(wanted.map(({ parentId }) => parentId));
  return { ...paper, questions: paper.questions.filter((one) => wanted.includes(one) || parents.has(one.id)) };
}

/**
 * Saves answers, starting the attempt where it is not yet, and hands it in; with `onlyByMachine` only where no person marks
 * any of it. The refusals are those of `start`, `saveAnswer` and `submit`.
 */
export async function handInAnswers(
  ctx: StudentCtx & WithLinks,
  { id, answers }: HandIn,
  { onlyByMachine }: { onlyByMachine: boolean },
): Promise<OutputOf<Calls['submitObjective']> | Refusal> {
  const { paper_id } = await lockOwn(ctx.tx, ctx.studentId, id);
  const started = await startPractice(ctx, id);
  if (started instanceof Refusal) return started;
  const known = await selectAnswers(ctx.tx, id);
  const versions = new Map(known.map(({ question_id, version }) => [question_id, version]));
  for (const { questionId, values = [], text } of answers) {
    const version = versions.get(questionId) ?? 0;
    const saved = await saveAnswer(ctx, { id, questionId, values, text, version });
    if (saved instanceof Refusal) return saved;
    versions.set(questionId, saved.version);
  }
  const leaves = await selectLeaves(ctx.tx, paper_id);
  if (onlyByMachine && leaves.some(({ type }) => isMarkedByPerson(type))) return readPractice(ctx, id);
  return submitPractice(ctx, id);
}
