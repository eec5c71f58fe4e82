import { type contract, type InputOf, type OutputOf, ResultCode } from '@shuyuan/contract';
import { UPLOADS, type UploadSlot } from '@shuyuan/rules';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import { addUses, endUses, lockOwnFiles } from '../../platform/files/uses.ts';
import { invalid, missing, Refusal, refused } from '../../platform/http/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { closedCode, settle } from './handIn.ts';
import { type AnswerRow, lockOwn, mustLearn } from './rows.ts';
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

/**
 * Saves one answer of the open attempt (I12). 4010 when it was changed elsewhere since `version`, unless it was changed to just
 * this; 4008 over the time limit, where the server hands in what it has; 4003, 4004 when it is expired or handed in.
 */
export async function saveAnswer(ctx: StudentCtx, input: Input): Promise<OutputOf<Call> | Refusal> {
  const { tx, companyId, now, studentId } = ctx;
  const record = await settle(ctx, await lockOwn(tx, studentId, input.id));
  if (record.state !== 'unfinished') return new Refusal(closedCode(record));
  if (!record.started_at) throw refused(ResultCode.stateForbids);
  await mustLearn(tx, record, now);
  const question = await findQuestion(tx, record.paper_id, input.questionId);
  checkAnswer(question, input);
  const stored = await findAnswer(tx, input);
  const files = isOpen(question.type) ? await selectStored(tx, input) : [];
  if ((stored?.version ?? 0) !== input.version) {
    if (!stored || !isSame(stored, files, input)) throw refused(ResultCode.changedElsewhere);
    return { version: stored.version, savedAt: stored.saved_at.toISOString() };
  }
  const content = {
    values: input.values,
    text: input.text || null,
    is_flagged: input.isFlagged ?? false,
    version: input.version + 1,
    saved_at: now,
  };
  const key = { company_id: companyId, record_id: record.id, question_id: question.id };
  await tx
    .insertInto('practice_answer')
    .values({ ...key, ...content })
    .onConflict((conflict) => conflict.columns(['company_id', 'record_id', 'question_id']).doUpdateSet(content))
    .execute();
  await saveFiles(ctx, key, { before: files, after: input.files ?? [] });
  return { version: content.version, savedAt: now.toISOString() };
}

type AskedQuestion = Pick<Selectable<QuestionTable>, 'id' | 'type' | 'options' | 'answer'>;

async function findQuestion(tx: Tx, paperId: number, id: number): Promise<AskedQuestion> {
  const row = await tx
    .selectFrom('question')
    .select(['id', 'type', 'options', 'answer'])
    .where('id', '=', id)
    .where('paper_id', '=', paperId)
    .executeTakeFirst();
  if (!row) throw missing();
  return row;
}

/** Whether the student writes, speaks or sends files, rather than choosing. */
function isOpen(type: AskedQuestion['type']): type is 'short' | 'oral' {
  return type === 'short' || type === 'oral';
}

type StoredAnswer = Pick<AnswerRow, 'values' | 'text' | 'is_flagged' | 'version' | 'saved_at'>;

function findAnswer(tx: Tx, { id, questionId }: Input): Promise<StoredAnswer | undefined> {
  return tx
    .selectFrom('practice_answer')
    .select(['values', 'text', 'is_flagged', 'version', 'saved_at'])
    .where('record_id', '=', id)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
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
function checkAnswer({ type, options, answer }: AskedQuestion, input: Input): void {
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
  { tx, companyId, studentId, now }: StudentCtx,
  key: { company_id: number; record_id: number; question_id: number },
  { before, after }: { before: readonly StoredFile[]; after: readonly FileInput[] },
): Promise<void> {
  if (before.length === 0 && after.length === 0) return;
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
