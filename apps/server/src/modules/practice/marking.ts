import {
  CLAIM_MINUTES,
  type contract,
  type InputOf,
  type OutputOf,
  REMARK_MINUTES,
  ResultCode,
} from '@shuyuan/contract';
import { criteriaScore, fitCriteria, isMarkedByPerson } from '@shuyuan/rules';
import { sql } from 'kysely';
import { isMarkedBy } from '../../domain/markedClasses.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { addUses, endUses, lockOwnFiles } from '../../platform/files/uses.ts';
import { invalid, missing, refused } from '../../platform/http/errors.ts';
import { finish, type Leaf, selectLeaves, sumScores } from './handIn.ts';
import { findEntry, isOfMarker, type SentEntry } from './markingRows.ts';
import { notifyOf } from './news.ts';
import { changePractice, type LecturerCtx, lockRecord, type RecordRow, rememberEnd } from './rows.ts';

type Calls = (typeof contract)['marking'];
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Furthest deadline of work that is sent back, in days. */
const SEND_BACK_DAYS = 60;

/**
 * Claims work to mark, so that nobody else does for some minutes: the named one, or the longest waiting one that nobody has.
 * 5201 while another lecturer has it, 5202 where none waits, 1004 for work that does not wait and is past its changes.
 */
export async function claimWork(ctx: LecturerCtx, id: number | undefined): Promise<RecordRow> {
  const { tx, now, lecturerId } = ctx;
  const wanted = id ?? (await findWaiting(ctx));
  if (wanted === undefined) throw refused(ResultCode.markingMissing);
  const record = await lockWork(ctx, wanted);
  if (!isMarkable(record, ctx)) throw refused(ResultCode.stateForbids);
  if (isClaimedByOther(record, ctx)) throw refused(ResultCode.claimedByOther);
  return tx
    .updateTable('practice_record')
    .set({ claimed_by: lecturerId, claimed_until: claimEnd(now) })
    .where('id', '=', record.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Gives claimed work back; one that somebody else has stays theirs. */
export async function releaseWork(ctx: LecturerCtx, id: number): Promise<OutputOf<Calls['release']>> {
  const record = await lockWork(ctx, id);
  await ctx.tx
    .updateTable('practice_record')
    .set({ claimed_by: null, claimed_until: null })
    .where('id', '=', record.id)
    .where('claimed_by', '=', ctx.lecturerId)
    .execute();
  return {};
}

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
  const sums = record.state === 'finished' ? await sumScores(tx, record) : {};
  await tx
    .updateTable('practice_record')
    .set((eb) => ({ claimed_until, ...sums, version: eb('version', '+', 1) }))
    .where('id', '=', record.id)
    .execute();
  return { claimedUntil: claimed_until.toISOString() };
}

/** Sends the marks to the student, or changed ones again; 422 while a question of a person has no points. */
export async function sendMarks(ctx: LecturerCtx, input: InputOf<Calls['send']>): Promise<SentEntry> {
  const { tx, now, lecturerId } = ctx;
  const record = await lockClaimed(ctx, input.id);
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
  return findEntry(ctx, record.id);
}

/** A practice of the lecturer's classes, locked; `missing` for every other (Z1). */
async function lockWork({ tx, lecturerId }: LecturerCtx, id: number): Promise<RecordRow> {
  const record = await lockRecord(tx, id);
  const own = record && (await isOfMarker(tx, lecturerId, record.class_run_id));
  if (!record || !own) throw missing();
  return record;
}

/** Work that this lecturer has claimed; one whose claim has run out is claimed again where nobody else took it. */
async function lockClaimed(ctx: LecturerCtx, id: number): Promise<RecordRow> {
  const record = await lockWork(ctx, id);
  if (!isMarkable(record, ctx)) throw refused(ResultCode.stateForbids);
  if (record.claimed_by !== ctx.lecturerId) throw refused(ResultCode.claimedByOther);
  return record;
}

function isClaimedByOther({ claimed_by, claimed_until }: RecordRow, { lecturerId, now }: LecturerCtx): boolean {
  return claimed_by !== null && claimed_by !== lecturerId && claimed_until !== null && claimed_until > now;
}

/** Waiting work, and for some minutes what the lecturer has sent himself. */
function isMarkable({ state, marker_id, marked_at }: RecordRow, { lecturerId, now }: LecturerCtx): boolean {
  if (state === 'awaiting') return true;
  const changeable = marked_at !== null && now.getTime() <= marked_at.getTime() + REMARK_MINUTES * MINUTE_MS;
  return state === 'finished' && marker_id === lecturerId && changeable;
}

function claimEnd(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MINUTES * MINUTE_MS);
}

async function findWaiting({ tx, now, lecturerId }: LecturerCtx): Promise<number | undefined> {
  const row = await tx
    .selectFrom('practice_record as p')
    .select('p.id')
    .where('p.state', '=', 'awaiting')
    .where(sql<boolean>`(p.claimed_until is null or p.claimed_until <= ${now} or p.claimed_by = ${lecturerId})`)
    .where(isMarkedBy(lecturerId, sql`p.class_run_id`))
    .orderBy('p.submitted_at')
    .orderBy('p.id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.id;
}

/** Points as they are stored: of the whole question, or by its criteria, whose sum they are once each has some. */
function pointsOf(record: RecordRow, question: Leaf, { score, state, criterionScores }: InputOf<Calls['save']>) {
  if (score === undefined && criterionScores === undefined) return {};
  if (!isMarkedByPerson(question.type)) throw invalid([{ field: 'score', rule: 'byMachine' }]);
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
