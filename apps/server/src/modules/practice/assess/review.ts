import type { contract, OutputOf } from '@shuyuan/contract';
import { isMarkedByPerson } from '@shuyuan/rules';
import { inLanguage } from '../../../platform/data/select.ts';
import { readAnswers, type SentAnswer } from '../answers.ts';
import { arrange, type SentQuestion, selectQuestions } from '../questions.ts';
import { findCommentAudio, showsAnswers } from '../result.ts';
import { selectCauses } from './causes.ts';
import { hasOpenTry } from './openTry.ts';
import { findHandedIn, type ReaderCtx, type ShownRecord } from './rows.ts';
import { selectShares } from './shares.ts';
import { selectTopics } from './topics.ts';
import { toRecord } from './toRecord.ts';
import { selectInBook } from './wrongBook.ts';

type Review = OutputOf<(typeof contract)['assessments']['review']>;

/**
 * A record question by question; marks with the result, right answers where the paper allows them too (Z4). While the same person
 * has another attempt open, and for guests until the link has ended, the own answers, and of marks those that a lecturer gave to written
 * work (product.md 4.5): a guest can be anybody, any number of times.
 */
export async function readReview(ctx: ReaderCtx, id: number): Promise<Review> {
  const { tx, locale, now } = ctx;
  const row = await findHandedIn(ctx, id);
  const isTryOpen = await hasOpenTry(ctx, row);
  const isShown = row.is_shown;
  const needsAccount = row.student_id === null && row.due_at > now;
  const isHeld = isTryOpen || needsAccount;
  const withAnswers = isShown && !isHeld && showsAnswers(row, now);
  const questions = await selectQuestions(tx, { paperId: row.paper_id }, { locale, withAnswers });
  const answers = await readAnswers(ctx, id, { marks: isShown, criteria: withAnswers, words: isShown });
  const waits = row.show_answer === 'afterDeadline' && row.state !== 'expired' && row.due_at > now;
  return {
    ...toRecord(row, now),
    isTryOpen,
    needsAccount,
    questions: arrange(questions, row.shuffle_seed),
    answers: isHeld ? withoutKeys(answers, questions) : answers,
    showsAnswers: withAnswers,
    answersAt: waits ? row.due_at.toISOString() : undefined,
    topics: isShown && !isHeld ? await selectTopics(ctx, row) : [],
    causes: isShown && !isHeld ? await selectCauses(tx, id) : [],
    wrongBook: isShown && !isHeld ? await selectInBook(ctx, row) : [],
    shares: withAnswers ? await selectShares(tx, row) : [],
    comment: isShown ? (row.comment ?? undefined) : undefined,
    commentAudio: isShown ? await findCommentAudio(ctx, row) : undefined,
    ...(await lecturerOf(ctx, row)),
    serverTime: now.toISOString(),
  };
}

/** Who can be asked: who has marked it, else who is responsible for it; nobody who has left the school. */
async function lecturerOf({ tx, locale }: ReaderCtx, { is_shown, marker_id, lecturer_id }: ShownRecord) {
  const id = (is_shown ? marker_id : null) ?? lecturer_id;
  if (id === null) return {};
  const row = await tx
    .selectFrom('lecturer')
    .select(['id', inLanguage(locale, 'name').as('name'), 'portrait'])
    .where('id', '=', id)
    .where('has_left', '=', false)
    .executeTakeFirst();
  return { lecturerId: row?.id, lecturerName: row?.name, lecturerPortrait: row?.portrait ?? undefined };
}

/** Answers without the marks of a machine: that an answer is right tells the key as well. */
function withoutKeys(answers: readonly SentAnswer[], questions: readonly SentQuestion[]): SentAnswer[] {
  const byPerson = new Set(questions.filter(({ type }) => isMarkedByPerson(type)).map(({ id }) => id));
  return answers.map((one) =>
    byPerson.has(one.questionId) ? one : { ...one, state: undefined, score: undefined, comment: undefined },
  );
}
