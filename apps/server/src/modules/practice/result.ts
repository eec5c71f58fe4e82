import { type contract, type OutputOf, ResultCode } from '@shuyuan/contract';
import { refused } from '../../platform/core/errors.ts';
import { inLanguage } from '../../platform/data/select.ts';
import { toFile } from '../../platform/files/uploads.ts';
import type { StudentCtx, WithLinks } from '../../platform/http/requestContext.ts';
import { readAnswers } from './answers.ts';
import { compareWithClass, selectKnowledge, selectLastMarks } from './compare.ts';
import { findPractice, type PracticeRow, toPractice } from './list.ts';
import { arrange, selectQuestions } from './questions.ts';

type Call = (typeof contract)['practice']['result'];

/** Whether answers and analyses may be shown (product.md 4.4, Z4); of an expired practice they never are: it can be made up. */
export function showsAnswers({ show_answer, state, due_at }: Shown, now: Date): boolean {
  if (state === 'unfinished' || state === 'expired') return false;
  if (show_answer === 'afterGrading') return state === 'finished';
  return show_answer === 'afterSubmit' || (show_answer === 'afterDeadline' && due_at <= now);
}
type Shown = Pick<PracticeRow, 'show_answer' | 'state' | 'due_at'>;

/** Marks and comments of a practice that is over, with answers as the paper shows them; 4020 while it is open. */
export async function readResult(ctx: StudentCtx & WithLinks, id: number): Promise<OutputOf<Call>> {
  const { tx, locale, now } = ctx;
  const row = await findPractice(ctx, id);
  if (row.state === 'unfinished') throw refused(ResultCode.notHandedIn);
  const isFinished = row.state === 'finished';
  const withAnswers = showsAnswers(row, now);
  const questions = await selectQuestions(tx, { paperId: row.paper_id }, { locale, withAnswers });
  const waitsForDeadline = row.show_answer === 'afterDeadline' && row.state !== 'expired' && !withAnswers;
  return {
    ...toPractice(row, now),
    questions: arrange(questions, row.shuffle_seed),
    answers: await readAnswers(ctx, id, {
      marks: isFinished || withAnswers,
      criteria: withAnswers,
      words: isFinished || row.is_sent_back,
    }),
    showsAnswers: withAnswers,
    answersAt: waitsForDeadline ? row.due_at.toISOString() : undefined,
    comment: row.comment ?? undefined,
    commentAudio: await findCommentAudio(ctx, row),
    ...(await findMarker(ctx, row.marker_id)),
    ...(isFinished ? await compareWithClass(tx, row) : {}),
    knowledge: isFinished ? await selectKnowledge(tx, row, locale) : [],
    trend: isFinished ? await selectLastMarks(tx, row, locale) : [],
    serverTime: now.toISOString(),
  };
}

/** The lecturer's words as a recording. */
export async function findCommentAudio(
  { tx, links }: Pick<StudentCtx, 'tx'> & WithLinks,
  { comment_audio_id, comment_audio_s }: Pick<PracticeRow, 'comment_audio_id' | 'comment_audio_s'>,
) {
  if (comment_audio_id === null) return undefined;
  const file = await tx.selectFrom('upload').selectAll().where('id', '=', comment_audio_id).executeTakeFirst();
  if (!file) return undefined;
  const durationS = comment_audio_s ?? undefined;
  return { ...toFile(file, links), type: 'audio' as const, durationS, rotation: 0, strokes: undefined };
}

/** Name and portrait of a lecturer; nothing for null. */
export async function findMarker({ tx, locale }: Pick<StudentCtx, 'tx' | 'locale'>, id: number | null) {
  if (id === null) return {};
  const row = await tx
    .selectFrom('lecturer')
    .select([inLanguage(locale, 'name').as('name'), 'portrait'])
    .where('id', '=', id)
    .executeTakeFirst();
  return { graderName: row?.name, graderPortrait: row?.portrait ?? undefined };
}
