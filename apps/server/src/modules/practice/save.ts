import { type contract, type InputOf, type OutputOf, ResultCode } from '@shuyuan/contract';
import { taskFault, UPLOADS, type UploadSlot } from '@shuyuan/rules';
import { type Selectable, sql } from 'kysely';
import { invalid, missing, Refusal, refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue, inOrder } from '../../platform/data/transaction.ts';
import { addUses, endUses, lockOwnFiles } from '../../platform/files/uploadUses.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { closedCode, settle } from './handIn.ts';
import { type AnswerRow, isMember, isOfClass, lockOwn, mustLearn, type PracticeCtx, type RecordRow } from './rows.ts';
import { workAt } from './sittings.ts';
import type { PracticeFileTable, QuestionTable } from './tables.ts';

type Call = (typeof contract)['practice']['saveAnswer'];
type Input = InputOf<Call>;
type FileInput = NonNullable<Input['files']>[number];

const SLOTS = {
  image: 'image',
  audio: 'exerciseAudio',
  video: 'exerciseVideo',
} as const satisfies Record<PracticeFileTable['type'], UploadSlot>;
const QUARTER_TURN = 90;
/** What a task does not take, by the field that holds it. */
const TASK_FAULTS = {
  kind: { field: 'answerFiles', rule: 'notAsked' },
  words: { field: 'answerText', rule: 'tooLong' },
  files: { field: 'answerFiles', rule: 'tooMany' },
  length: { field: 'answerFiles', rule: 'tooLong' },
} as const;

/**
 * Saves one answer of the open attempt (I12). 4010 when it was changed elsewhere since `version`, unless it was changed to just
 * this; 4008 over the time limit, where the server hands in what it has; 4003, 4004 when it is expired or handed in.
 */
export async function saveAnswer(ctx: StudentCtx, input: Input): Promise<OutputOf<Call> | Refusal> {
  return saveAnswerOf(ctx, lockOwn(ctx.tx, ctx.studentId, input.id), input);
}

/** The same of an attempt that is being locked, whoever's it is: what the answer needs is read in the round trip of the lock. */
export async function saveAnswerOf(
  ctx: PracticeCtx,
  locking: Promise<RecordRow>,
  input: Input,
): Promise<OutputOf<Call> | Refusal> {
  const { tx, companyId, now } = ctx;
  const isSentWithMore = Boolean(input.text) || input.files !== undefined;
  const asking = findAsked(tx, input, now);
  const early = isSentWithMore ? selectStored(tx, input) : null;
  const [locked] = await inOrder([locking, asking.catch(() => {}), early?.catch(() => {})]);
  const record = await settle(ctx, locked);
  if (record.state !== 'unfinished') return new Refusal(closedCode(record));
  if (!record.started_at) throw refused(ResultCode.stateForbids);
  const asked = await asking;
  if (isOfClass(record) && !asked?.is_member) await mustLearn(tx, record, now);
  if (!asked) throw missing();
  const { question, stored } = asked;
  checkAnswer(question, input);
  const files = isOpen(question.type) ? await (early ?? selectStored(tx, input)) : [];
  if ((stored?.version ?? 0) !== input.version) {
    if (!stored || !isSame(stored, files, input)) throw refused(ResultCode.changedElsewhere);
    return { version: stored.version, savedAt: stored.saved_at.toISOString() };
  }
  const key = { company_id: companyId, record_id: record.id, question_id: question.id };
  const version = input.version + 1;
  const work = workAt(record, now);
  const saving = sql`
    with sitting as (update practice_record set worked_s = ${work.worked_s}, seen_at = ${work.seen_at}
      where company_id = ${companyId} and id = ${record.id})
    insert into practice_answer (company_id, record_id, question_id, "values", text, is_flagged, version, saved_at)
      values (${companyId}, ${record.id}, ${question.id}, ${input.values}, ${input.text || null}, ${input.isFlagged ?? false},
        ${version}, ${now})
    on conflict (company_id, record_id, question_id) do update set "values" = excluded."values", text = excluded.text,
      is_flagged = excluded.is_flagged, version = excluded.version, saved_at = excluded.saved_at`.execute(tx);
  await enqueue(tx, saving);
  await saveFiles({ ...ctx, studentId: record.student_id }, key, { before: files, after: input.files ?? [] });
  return { version, savedAt: now.toISOString() };
}

type AskedQuestion = Pick<Selectable<QuestionTable>, 'id' | 'type' | 'options' | 'answer' | 'task'>;
type StoredAnswer = Pick<AnswerRow, 'values' | 'text' | 'is_flagged' | 'version' | 'saved_at'>;

/** A question of a practice, its answer so far, and whether the student learns in the class now: one statement. */
async function findAsked(tx: Tx, { id: recordId, questionId }: Input, now: Date) {
  const { rows } = await sql<AskedQuestion & Nullable<StoredAnswer> & { is_member: boolean }>`
    select q.id, q.type, q.options, q.answer, q.task, a."values", a.text, a.is_flagged, a.version, a.saved_at,
      ${isMember(now)} as is_member
    from practice_record r join question q on q.company_id = r.company_id and q.paper_id = r.paper_id
    left join practice_answer a on a.company_id = q.company_id and a.record_id = r.id and a.question_id = q.id
    where r.id = ${recordId} and q.id = ${questionId}`.execute(tx);
  const row = rows[0];
  if (!row) return null;
  const { id, type, options, answer, task, is_member, values, text, is_flagged, version, saved_at } = row;
  const isStored = values !== null && is_flagged !== null && version !== null && saved_at !== null;
  return {
    is_member,
    question: { id, type, options, answer, task },
    stored: isStored ? { values, text, is_flagged, version, saved_at } : undefined,
  };
}
type Nullable<T> = { [K in keyof T]: T[K] | null };

/** Whether the student writes, speaks or sends files, rather than choosing. */
function isOpen(type: AskedQuestion['type']): type is 'short' | 'oral' {
  return type === 'short' || type === 'oral';
}

function selectStored(tx: Tx, { id, questionId }: Input) {
  return tx
    .selectFrom('practice_file')
    .select(['upload_id', 'type', 'rotation', 'strokes'])
    .where('record_id', '=', id)
    .where('question_id', '=', questionId)
    .orderBy('sort')
    .execute();
}
type StoredFile = Awaited<ReturnType<typeof selectStored>>[number];

/** What the kind of question takes: 422 for anything else. */
function checkAnswer({ type, options, answer, task }: AskedQuestion, input: Input): void {
  const { values, text = '', files = [] } = input;
  const isWritten = isOpen(type);
  const known = new Set(type === 'judge' ? ['T', 'F'] : options.map(({ key }) => key));
  const mostValues = { single: 1, judge: 1, multiple: known.size, blank: answer.blanks?.length ?? 0 };
  if (type === 'group') throw invalid([{ field: 'questionId', rule: 'group' }]);
  if (values.length > (isWritten ? 0 : mostValues[type])) throw invalid([{ field: 'answerValue', rule: 'tooMany' }]);
  if (!isWritten && type !== 'blank') {
    if (values.some((value) => !known.has(value)) || new Set(values).size < values.length)
      throw invalid([{ field: 'answerValue', rule: 'unknown' }]);
  }
  if (!isWritten && text !== '') throw invalid([{ field: 'answerText', rule: 'notAsked' }]);
  if (!isWritten && files.length > 0) throw invalid([{ field: 'answerFiles', rule: 'notAsked' }]);
  const fault = task && taskFault(task, { text, files });
  if (fault) throw invalid([TASK_FAULTS[fault]]);
  if (files.some(({ rotation = 0 }) => rotation % QUARTER_TURN !== 0))
    throw invalid([{ field: 'rotation', rule: 'quarterTurn' }]);
  if (new Set(files.map(({ id }) => id)).size < files.length) throw invalid([{ field: 'fileId', rule: 'twice' }]);
  for (const kind of ['image', 'audio', 'video'] as const) {
    const count = files.filter((file) => file.type === kind).length;
    if (count > UPLOADS[SLOTS[kind]].maxCount) throw refused(ResultCode.tooManyFiles);
  }
}

/** Whether the stored answer is what is sent: the repetition of a save whose answer was lost. */
function isSame(stored: StoredAnswer, before: readonly StoredFile[], { values, text, files = [], isFlagged }: Input) {
  const of = (file: FileInput) => `${file.id} ${file.rotation ?? 0}`;
  return (
    stored.version > 0 &&
    JSON.stringify(stored.values) === JSON.stringify(values) &&
    (stored.text ?? '') === (text ?? '') &&
    stored.is_flagged === (isFlagged ?? false) &&
    before.map((file) => of({ id: file.upload_id, type: file.type, rotation: file.rotation })).join() ===
      files.map(of).join()
  );
}

/** Replaces the files of an answer; strokes over pictures that stay are kept (U10). */
async function saveFiles(
  { tx, companyId, studentId, now }: PracticeCtx & { studentId: number | null },
  key: { company_id: number; record_id: number; question_id: number },
  { before, after }: { before: readonly StoredFile[]; after: readonly FileInput[] },
): Promise<void> {
  if (before.length === 0 && after.length === 0) return;
  // A guest has no account that files could belong to.
  if (studentId === null) throw invalid([{ field: 'answerFiles', rule: 'notAsked' }]);
  for (const kind of ['image', 'audio', 'video'] as const) {
    const ids = after.filter((file) => file.type === kind).map(({ id }) => id);
    await lockOwnFiles(tx, { kind: 'student', id: studentId }, { ids, kind: SLOTS[kind] });
  }
  await tx
    .deleteFrom('practice_file')
    .where('record_id', '=', key.record_id)
    .where('question_id', '=', key.question_id)
    .execute();
  const rows = after.map(({ id, type, durationS, rotation = 0 }, sort) => {
    const known = before.find((file) => file.upload_id === id);
    const strokes = known?.strokes ? JSON.stringify(known.strokes) : null;
    return { ...key, upload_id: id, type, duration_s: durationS ?? null, rotation, sort, strokes };
  });
  if (rows.length > 0) await tx.insertInto('practice_file').values(rows).execute();
  const use = { companyId, kind: 'practiceAnswer', refId: key.record_id };
  await endUses(tx, use, now);
  const all = await tx.selectFrom('practice_file').select('upload_id').where('record_id', '=', use.refId).execute();
  await addUses(tx, use, [...new Set(all.map(({ upload_id }) => upload_id))]);
}
