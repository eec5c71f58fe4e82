import { type contract, type InputOf, type OutputOf, ResultCode } from '@shuyuan/contract';
import { criteriaScore, fitCriteria, isMarkedByPerson } from '@shuyuan/rules';
import { sql } from 'kysely';
import { invalid, missing, refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { addUses, endUses, lockOwnFiles } from '../../platform/files/uploadUses.ts';
import { auditDecision } from '../../platform/work/audit.ts';
import { conclude } from './assess/outcome.ts';
import { claimEnd, lockClaimed } from './claims.ts';
import { finish, type Leaf, selectLeaves, sumScores } from './handIn.ts';
import { findEntry, type SentEntry } from './markingRows.ts';
import { notifyOf } from './news.ts';
import { changePractice, type LecturerCtx, type RecordRow, rememberEnd } from './rows.ts';

type Calls = (typeof contract)['marking'];
const DAY_MS = 86_400_000;
/** Furthest deadline of work that is sent back, in days. */
const SEND_BACK_DAYS = 60;

/** Saves points, words and strokes of one question, and prolongs the claim. */
export async function saveMarks(ctx: LecturerCtx, input: InputOf<Calls['save']>): Promise<OutputOf<Calls['save']>> {
  const { tx, now, companyId } = ctx;
  const record = await lockClaimed(ctx, input.id);
  const question = (await selectLeaves(tx, record.paper_id)).find(({ id }) => id === input.questionId);
  if (!question) throw missing();
  const { comment } = input;
  const set = {
    ...pointsOf(record, question, input),
    ...(comment === undefined ? {} : { comment: comment.trim() || null }),
  };
  if (Object.keys(set).length > 0) {
    await tx
      .insertInto('practice_answer')
      // A question without an answer is marked too; version 0 says that the student has written none.
      .values({
        company_id: companyId,
        record_id: record.id,
        question_id: question.id,
        text: null,
        version: 0,
        saved_at: now,
        ...set,
      })
      .onConflict((conflict) => conflict.columns(['company_id', 'record_id', 'question_id']).doUpdateSet(set))
      .execute();
  }
  if (input.fileId !== undefined) await saveStrokes(tx, input, input.fileId);
  const claimed_until = claimEnd(now);
  const { objective_score, ...others } = await sumScores(tx, record);
  const sums = record.state === 'finished' ? { objective_score, ...others } : { objective_score };
  await tx
    .updateTable('practice_record')
    .set((eb) => ({ claimed_until, ...sums, version: eb('version', '+', 1) }))
    .where('id', '=', record.id)
    .execute();
  if (record.state === 'finished') {
    await conclude(tx, { ...record, ...sums });
    // The student has these marks already: what changes is seen at once.
    await auditDecision(tx, ctx, 'practice marks changed', { recordId: record.id, questionId: question.id });
  }
  return { claimedUntil: claimed_until.toISOString() };
}

/** Sends the marks to the student, or changed ones again; 422 while a question of a person has no points. */
export async function sendMarks(ctx: LecturerCtx, input: InputOf<Calls['send']>): Promise<SentEntry> {
  const { tx, now, lecturerId } = ctx;
  const record = await lockClaimed(ctx, input.id);
  mustBeOfPerson(record);
  await mustBeMarked(tx, record);
  const words = { comment: input.comment?.trim() || null, claimed_by: null, claimed_until: null };
  const audio = await saveAudio(ctx, record, input);
  if (record.state === 'finished') {
    await tx
      .updateTable('practice_record')
      .set((eb) => ({ ...words, ...audio, version: eb('version', '+', 1) }))
      .where('id', '=', record.id)
      .execute();
  } else {
    const sent = await finish(ctx, record, { ...words, ...audio, marker_id: lecturerId, marked_at: now });
    await notifyOf(ctx, sent, 'marked');
  }
  const isAgain = record.state === 'finished';
  await auditDecision(tx, ctx, 'practice marks sent', { recordId: record.id, isAgain });
  return findEntry(ctx, record.id);
}

/** Sends work back with a reason and a new deadline: the same attempt goes on with its answers, without a time limit. */
export async function sendBack(ctx: LecturerCtx, input: InputOf<Calls['sendBack']>): Promise<SentEntry> {
  const { tx, now } = ctx;
  const due_at = new Date(input.dueAt);
  const reason = input.reason.trim();
  if (reason === '') throw invalid([{ field: 'sendBackReason', rule: 'required' }]);
  if (due_at <= now || due_at.getTime() > now.getTime() + SEND_BACK_DAYS * DAY_MS)
    throw invalid([{ field: 'deadlineTime', rule: 'range' }]);
  const record = await lockClaimed(ctx, input.id);
  mustBeOfPerson(record);
  const sent = await changePractice(tx, record.id, 'sendBack', {
    due_at,
    limit_ends_at: null,
    submitted_at: null,
    used_s: null,
    objective_score: null,
    is_sent_back: true,
    sent_back_at: now,
    send_back_reason: reason,
    claimed_by: null,
    claimed_until: null,
  });
  await rememberEnd(ctx, sent);
  await notifyOf(ctx, sent, 'sentBack', { reason });
  await auditDecision(tx, ctx, 'practice sent back', { recordId: record.id, reason });
  return findEntry(ctx, record.id);
}

/** What a machine alone has marked is neither sent nor sent back: 1004. */
function mustBeOfPerson({ state, marker_id }: RecordRow): void {
  if (state === 'finished' && marker_id === null) throw refused(ResultCode.stateForbids);
}

/** Points as they are stored: of the whole question, or by its criteria, whose sum they are once each has some. */
function pointsOf(record: RecordRow, question: Leaf, { score, state, criterionScores }: InputOf<Calls['save']>) {
  if (score === undefined && criterionScores === undefined) return {};
  // A machine marks blanks, and may be wrong: the lecturer turns such a mark (docs/marking.md).
  if (!isMarkedByPerson(question.type) && question.type !== 'blank')
    throw invalid([{ field: 'score', rule: 'byMachine' }]);
  if (criterionScores === undefined) {
    if (score !== undefined && score > question.score) throw invalid([{ field: 'score', rule: 'max' }]);
    return { score, state: stateOf(score ?? 0, question.score, state), criterion_scores: null };
  }
  const scores = criterionScores.map(({ score: points }) => points ?? null);
  const sum = criteriaScore(scores);
  const fits = fitCriteria(question.criteria ?? [], scores) && (score === undefined || score === sum);
  // Marks that the student has are changed, never taken away.
  if (!fits || (sum === null && record.state === 'finished'))
    throw invalid([{ field: 'criterionScoreList', rule: 'max' }]);
  return {
    score: sum,
    state: sum === null ? ('awaiting' as const) : stateOf(sum, question.score, state),
    criterion_scores: JSON.stringify(scores),
  };
}

/** What points say of an answer; the lecturer's own word only where it does not contradict them. */
function stateOf(score: number, most: number, wanted: string | undefined): 'right' | 'wrong' | 'part' {
  if (score === most) return wanted === 'part' ? 'part' : 'right';
  return score === 0 ? 'wrong' : 'part';
}

async function saveStrokes(tx: Tx, { id, questionId, strokes }: InputOf<Calls['save']>, fileId: number): Promise<void> {
  const row = await tx
    .updateTable('practice_file')
    .set({ strokes: strokes?.length ? JSON.stringify(strokes) : null })
    .where('record_id', '=', id)
    .where('question_id', '=', questionId)
    .where('upload_id', '=', fileId)
    .where('type', '=', 'image')
    .returning('upload_id')
    .executeTakeFirst();
  if (!row) throw missing();
}

async function mustBeMarked(tx: Tx, record: RecordRow): Promise<void> {
  const leaves = (await selectLeaves(tx, record.paper_id)).filter(({ type }) => isMarkedByPerson(type));
  const { count } = await tx
    .selectFrom('practice_answer')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('record_id', '=', record.id)
    .where('score', 'is not', null)
    .where('question_id', 'in', [0, ...leaves.map(({ id }) => id)])
    .executeTakeFirstOrThrow();
  if (count < leaves.length) throw invalid([{ field: 'score', rule: 'required' }]);
}

/** Words as a recording, uploaded by the lecturer (U10); without one in the request the former one goes. */
async function saveAudio(
  { tx, companyId, lecturerId, now }: LecturerCtx,
  record: RecordRow,
  { audioId, audioDurationS }: InputOf<Calls['send']>,
) {
  const use = { companyId, kind: 'practiceComment', refId: record.id };
  if (audioId !== undefined) {
    await lockOwnFiles(tx, { kind: 'lecturer', id: lecturerId }, { ids: [audioId], kind: 'exerciseAudio' });
  }
  await endUses(tx, use, now);
  await addUses(tx, use, audioId === undefined ? [] : [audioId]);
  return {
    comment_audio_id: audioId ?? null,
    comment_audio_s: audioId === undefined ? null : (audioDurationS ?? null),
  };
}
