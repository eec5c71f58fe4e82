import { ResultCode } from '@shuyuan/contract';
import { isMarkedByPerson, markAnswer } from '@shuyuan/rules';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import { conclude } from './assess/outcome.ts';
import { type AnswerRow, changePractice, endOf, isOfClass, type PracticeCtx, type RecordRow } from './rows.ts';
import { usedAt } from './sittings.ts';
import type { PracticeRecordTable, QuestionTable } from './tables.ts';

/** A question that has points of its own: every kind but the group. */
export type Leaf = Pick<Selectable<QuestionTable>, 'id' | 'type' | 'score' | 'criteria' | 'answer'>;

/** The questions of a paper that have points, in order; locked, their keys stay as they are until the end. */
export function selectLeaves(tx: Tx, paperId: number, { isLocked = false } = {}): Promise<Leaf[]> {
  return tx
    .selectFrom('question')
    .select(['id', 'type', 'score', 'criteria', 'answer'])
    .where('paper_id', '=', paperId)
    .where('type', '<>', 'group')
    .orderBy('sort')
    .$if(isLocked, (query) => query.forShare())
    .execute();
}

type Given = Pick<AnswerRow, 'question_id' | 'values' | 'saved_at'>;
/** What was answered, without what marking says of it. */
function selectGiven(tx: Tx, recordId: number): Promise<Given[]> {
  return tx
    .selectFrom('practice_answer')
    .select(['question_id', 'values', 'saved_at'])
    .where('record_id', '=', recordId)
    .execute();
}

/**
 * Brings an open practice to where the clock has it, under its lock: over its time limit it is handed in as it is, over its
 * deadline it has expired (product.md 4.4). Anything else stays.
 */
export async function settle<R extends RecordRow>(ctx: PracticeCtx, record: R): Promise<R> {
  if (record.state !== 'unfinished' || endOf(record) > ctx.now) return record;
  const after = record.limit_ends_at
    ? await handIn(ctx, record, record.limit_ends_at)
    : await changePractice(ctx.tx, record.id, 'expire');
  return { ...record, ...after };
}

/** Why a practice that is not open takes no answers: over time, handed in, or expired. */
export function closedCode({ state, limit_ends_at, submitted_at }: RecordRow): number {
  if (state === 'expired') return ResultCode.practiceExpired;
  const isByClock = limit_ends_at !== null && submitted_at !== null && submitted_at >= limit_ends_at;
  return isByClock ? ResultCode.timeOver : ResultCode.alreadySubmitted;
}

/**
 * Hands a locked, open practice in, once (I12): a machine marks what it can; without questions for a person the practice is
 * finished at once, else it waits for one.
 */
export async function handIn(ctx: PracticeCtx, record: RecordRow, asked: Date): Promise<RecordRow> {
  const { tx } = ctx;
  const answers = await selectGiven(tx, record.id);
  // A request that waited for the lock is older than the answers that were saved meanwhile.
  const at = new Date(answers.reduce((latest, { saved_at }) => Math.max(latest, saved_at.getTime()), asked.getTime()));
  const used_s = usedAt(record, at);
  await changePractice(tx, record.id, 'submit', { submitted_at: at, used_s, worked_s: used_s, seen_at: null });
  const leaves = await selectLeaves(tx, record.paper_id, { isLocked: true });
  const objective_score = await markByMachine(tx, record.id, { leaves, answers });
  if (leaves.some(({ type }) => isMarkedByPerson(type))) {
    return changePractice(tx, record.id, 'queue', { objective_score });
  }
  return finish(ctx, record, { objective_score });
}

/** Marks what a machine can; the points of its questions. */
async function markByMachine(
  tx: Tx,
  recordId: number,
  { leaves, answers }: { leaves: readonly Leaf[]; answers: readonly Given[] },
): Promise<number> {
  const given = new Map(answers.map(({ question_id, values }) => [question_id, values]));
  const marks = leaves.flatMap(({ id, type, score, answer: key }) => {
    const values = given.get(id) ?? [];
    const mark = markAnswer({ type, score, key }, values);
    return mark.score === null ? [] : [{ id, state: mark.state, score: mark.score }];
  });
  await sql`update practice_answer a set state = m.state, score = m.score
    from unnest(${marks.map(({ id }) => id)}::bigint[], ${marks.map(({ state }) => state)}::text[],
      ${marks.map(({ score }) => score)}::double precision[]) as m (id, state, score)
    where a.record_id = ${recordId} and a.question_id = m.id`.execute(tx);
  const byPerson = leaves.filter(({ type }) => isMarkedByPerson(type)).map(({ id }) => id);
  if (byPerson.length > 0) {
    await tx
      .updateTable('practice_answer')
      .set({ state: 'awaiting', score: null, criterion_scores: null })
      .where('record_id', '=', recordId)
      .where('question_id', 'in', byPerson)
      .execute();
  }
  return marks.reduce((sum, { score }) => sum + score, 0);
}

/** Ends the marking of a practice: its points are those of its answers, and what was wrong enters the student's book; of an assessment, the rules that hold. */
export async function finish(
  { tx, companyId, now }: PracticeCtx,
  record: RecordRow,
  set: Updateable<PracticeRecordTable> = {},
): Promise<RecordRow> {
  const scores = await sumScores(tx, record);
  const finished = await changePractice(tx, record.id, 'mark', { ...set, ...scores });
  if (!isOfClass(finished)) {
    await conclude(tx, finished);
    return finished;
  }
  await sql`
    insert into wrong_question (company_id, student_id, question_id, record_id, last_wrong_at)
      select ${companyId}, ${record.student_id}, a.question_id, a.record_id, ${now}::timestamptz
      from practice_answer a join question q on q.company_id = a.company_id and q.id = a.question_id
      where a.record_id = ${record.id} and a.state in ('wrong', 'part') and q.type in ('single', 'multiple', 'judge', 'blank')
    on conflict (company_id, student_id, question_id) do update set wrong_count = wrong_question.wrong_count + 1,
      right_in_a_row = 0, is_mastered = false, record_id = excluded.record_id, last_wrong_at = excluded.last_wrong_at`.execute(
    tx,
  );
  return finished;
}

/** Points of a practice as its answers have them: by machine, by a person, and both together. */
export async function sumScores(tx: Tx, { id }: Pick<RecordRow, 'id'>) {
  const { rows } = await sql<{ objective: number; subjective: number }>`
    select coalesce(sum(a.score) filter (where q.type not in ('short', 'oral')), 0) as objective,
        coalesce(sum(a.score) filter (where q.type in ('short', 'oral')), 0) as subjective
      from practice_answer a join question q on q.company_id = a.company_id and q.id = a.question_id
      where a.record_id = ${id}`.execute(tx);
  const { objective = 0, subjective = 0 } = rows[0] ?? {};
  return { objective_score: objective, subjective_score: subjective, score: objective + subjective };
}
