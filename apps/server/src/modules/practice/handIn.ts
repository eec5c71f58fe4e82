import { ResultCode } from '@shuyuan/contract';
import { isMarkedByPerson, markAnswer } from '@shuyuan/rules';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import { theRow } from '../../platform/data/theRow.ts';
import { enqueue, inOrder } from '../../platform/data/transaction.ts';
import { conclude, type Level } from './assess/outcome.ts';
import {
  type AnswerRow,
  changeLockedPractice,
  changePractice,
  endOf,
  isOfClass,
  type PracticeCtx,
  type RecordRow,
} from './rows.ts';
import { usedAt } from './sittings.ts';
import type { PracticeRecordTable, QuestionTable } from './tables.ts';

/** A question that has points of its own: every kind but the group. */
export type Leaf = Pick<Selectable<QuestionTable>, 'id' | 'type' | 'score' | 'criteria' | 'answer'>;

/** The questions of a paper that have points, in order. */
export function selectLeaves(tx: Tx, paperId: number): Promise<Leaf[]> {
  return leavesOf(tx).where('paper_id', '=', paperId).execute();
}

function leavesOf(tx: Tx) {
  return tx
    .selectFrom('question')
    .select(['id', 'type', 'score', 'criteria', 'answer'])
    .where('type', '<>', 'group')
    .orderBy('sort');
}

/** What a practice is marked by: its questions, whose keys stay as they are until the end, and what was answered. */
export interface Sheet {
  leaves: Leaf[];
  answers: Pick<AnswerRow, 'question_id' | 'values' | 'saved_at'>[];
  /** Of an assessment, what its points mean; read when they are needed otherwise. */
  levels?: readonly Level[];
}

/** Reads it in one round trip; right with the lock of the practice, if that is sent before. */
export async function readSheet(tx: Tx, recordId: number): Promise<Sheet> {
  const paper = tx.selectFrom('practice_record').select('paper_id').where('id', '=', recordId);
  const [answers, leaves] = await inOrder([
    tx
      .selectFrom('practice_answer')
      .select(['question_id', 'values', 'saved_at'])
      .where('record_id', '=', recordId)
      .execute(),
    leavesOf(tx).where('paper_id', '=', paper).forShare().execute(),
  ]);
  return { leaves, answers };
}

/**
 * Brings an open practice to where the clock has it, under its lock: over its time limit it is handed in as it is, over its
 * deadline it has expired (product.md 4.4). Anything else stays.
 */
export async function settle<R extends RecordRow>(ctx: PracticeCtx, record: R): Promise<R> {
  if (record.state !== 'unfinished' || endOf(record) > ctx.now) return record;
  const after = record.limit_ends_at
    ? (await handIn(ctx, record, { asked: record.limit_ends_at })).record
    : await changePractice(ctx.tx, record.id, 'expire');
  return { ...record, ...after };
}

/** Why a practice that is not open takes no answers: over time, handed in, or expired. */
export function closedCode({ state, limit_ends_at, submitted_at }: RecordRow): number {
  if (state === 'expired') return ResultCode.practiceExpired;
  const isByClock = limit_ends_at !== null && submitted_at !== null && submitted_at >= limit_ends_at;
  return isByClock ? ResultCode.timeOver : ResultCode.alreadySubmitted;
}

/** A practice that was handed in, and how many of its questions are answered right, and in part. */
interface HandedIn extends Pick<MachineMarks, 'rights' | 'partly'> {
  record: RecordRow;
}

/**
 * Hands a locked, open practice in, once (I12): a machine marks what it can; without questions for a person the practice is
 * finished at once, else it waits for one. With its sheet, nothing is waited for.
 */
export async function handIn(
  ctx: PracticeCtx,
  before: RecordRow,
  { asked, sheet }: { asked: Date; sheet?: Sheet },
): Promise<HandedIn> {
  const { tx } = ctx;
  const { answers, leaves, levels } = sheet ?? (await readSheet(tx, before.id));
  // A request that waited for the lock is older than the answers that were saved meanwhile.
  const at = new Date(answers.reduce((latest, { saved_at }) => Math.max(latest, saved_at.getTime()), asked.getTime()));
  const used_s = usedAt(before, at);
  const set = { submitted_at: at, used_s, worked_s: used_s, seen_at: null };
  const submitted = await changeLockedPractice(tx, before, 'submit', set);
  const { points, ...counts } = await markByMachine(tx, before.id, { leaves, answers });
  if (leaves.some(({ type }) => isMarkedByPerson(type))) {
    return { record: await changeLockedPractice(tx, submitted, 'queue', { objective_score: points }), ...counts };
  }
  const scores = { objective_score: points, subjective_score: 0, score: points };
  const finished = await changeLockedPractice(tx, submitted, 'mark', scores);
  await close(ctx, finished, levels);
  return { record: finished, ...counts };
}

interface MachineMarks {
  points: number;
  rights: number;
  partly: number;
}

/** Marks what a machine can; the points of the questions and how many are right, and in part. */
async function markByMachine(tx: Tx, recordId: number, { leaves, answers }: Sheet): Promise<MachineMarks> {
  const given = new Map(answers.map(({ question_id, values }) => [question_id, values]));
  const marks = leaves.flatMap(({ id, type, score, answer: key }) => {
    const values = given.get(id);
    const mark = values && markAnswer({ type, score, key }, values);
    return !mark || mark.score === null ? [] : [{ id, state: mark.state, score: mark.score }];
  });
  const marking = sql`update practice_answer a set state = m.state, score = m.score
    from unnest(${marks.map(({ id }) => id)}::bigint[], ${marks.map(({ state }) => state)}::text[],
      ${marks.map(({ score }) => score)}::double precision[]) as m (id, state, score)
    where a.record_id = ${recordId} and a.question_id = m.id`.execute(tx);
  await enqueue(tx, marking);
  const byPerson = leaves.filter(({ type }) => isMarkedByPerson(type)).map(({ id }) => id);
  if (byPerson.length > 0) {
    const waiting = tx
      .updateTable('practice_answer')
      .set({ state: 'awaiting', score: null, criterion_scores: null })
      .where('record_id', '=', recordId)
      .where('question_id', 'in', byPerson);
    await enqueue(tx, waiting.execute());
  }
  const points = marks.reduce((sum, { score }) => sum + score, 0);
  const countOf = (wanted: string) => marks.filter(({ state }) => state === wanted).length;
  return { points, rights: countOf('right'), partly: countOf('part') };
}

/** Ends the marking of a practice by a person: its points are those of its answers. */
export async function finish(
  ctx: PracticeCtx,
  record: RecordRow,
  set: Updateable<PracticeRecordTable> = {},
): Promise<RecordRow> {
  const scores = await sumScores(ctx.tx, record);
  const finished = await changePractice(ctx.tx, record.id, 'mark', { ...set, ...scores });
  await close(ctx, finished);
  return finished;
}

/** What was wrong in a finished practice enters the student's book; of an assessment, the rules that hold are written down. */
async function close(
  { tx, companyId, now }: PracticeCtx,
  finished: RecordRow,
  levels?: readonly Level[],
): Promise<void> {
  if (!isOfClass(finished)) return conclude(tx, finished, levels);
  const noting = sql`
    insert into wrong_question (company_id, student_id, question_id, record_id, last_wrong_at)
      select ${companyId}, ${finished.student_id}, a.question_id, a.record_id, ${now}::timestamptz
      from practice_answer a join question q on q.company_id = a.company_id and q.id = a.question_id
      where a.record_id = ${finished.id} and a.state in ('wrong', 'part') and q.type in ('single', 'multiple', 'judge', 'blank')
    on conflict (company_id, student_id, question_id) do update set wrong_count = wrong_question.wrong_count + 1,
      right_in_a_row = 0, is_mastered = false, record_id = excluded.record_id, last_wrong_at = excluded.last_wrong_at`.execute(
    tx,
  );
  await enqueue(tx, noting);
}

/** Points of a practice as its answers have them: by machine, by a person, and both together. */
export async function sumScores(tx: Tx, { id }: Pick<RecordRow, 'id'>) {
  const { rows } = await sql<{ objective: number; subjective: number }>`
    select coalesce(sum(a.score) filter (where q.type not in ('short', 'oral')), 0) as objective,
        coalesce(sum(a.score) filter (where q.type in ('short', 'oral')), 0) as subjective
      from practice_answer a join question q on q.company_id = a.company_id and q.id = a.question_id
      where a.record_id = ${id}`.execute(tx);
  const { objective, subjective } = theRow(rows);
  return { objective_score: objective, subjective_score: subjective, score: objective + subjective };
}
