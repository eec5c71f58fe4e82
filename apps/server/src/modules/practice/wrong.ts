import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { markAnswer } from '@shuyuan/rules';
import { missing } from '../../platform/core/errors.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage, mapPage, pageOf } from '../../platform/data/select.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { toAnswer } from './answers.ts';
import { selectBook } from './book.ts';
import { selectQuestions } from './questions.ts';
import { showsAnswers } from './result.ts';

type Calls = (typeof contract)['practice'];

/** So often in a row a wrong question is answered right until it counts as mastered. */
const MASTERED_AFTER = 2;

/** The wrong-question book, the latest first; right answers come with a new try only. */
export async function listWrong(
  ctx: StudentCtx,
  { isMastered, ...page }: InputOf<Calls['wrong']>,
): Promise<OutputOf<Calls['wrong']>> {
  const { tx, locale } = ctx;
  let query = selectBook(ctx)
    .leftJoin('class_run as r', joinTenant('r.id', 'p.class_run_id'))
    .leftJoin('course as c', joinTenant('c.id', 'r.course_id'))
    .selectAll('w')
    .select([inLanguage(locale, 'a.name').as('paper'), inLanguage<string | null>(locale, 'c.title').as('course')]);
  if (isMastered !== undefined) query = query.where('w.is_mastered', '=', isMastered);
  const found = await pageOf(tx, query.orderBy('w.last_wrong_at', 'desc').orderBy('w.question_id'), page);
  const ids = found.rows.map(({ question_id }) => question_id);
  const questions = await selectQuestions(tx, { ids }, { locale, withAnswers: false });
  const answers = await lastAnswers(ctx, found.rows);
  const rows = found.rows.flatMap((row) => {
    const question = questions.find(({ id }) => id === row.question_id);
    const answer = answers.find((one) => one.question_id === row.question_id && one.record_id === row.record_id);
    return question && answer ? [{ row, question, answer }] : [];
  });
  return mapPage({ ...found, rows }, ({ row, question, answer }) => ({
    question,
    answer: toAnswer(answer, { marks: true, criteria: false, words: true }),
    recordId: row.record_id,
    paperTitle: row.paper,
    courseTitle: row.course ?? undefined,
    wrongCount: row.wrong_count,
    lastWrongAt: row.last_wrong_at.toISOString(),
    isMastered: row.is_mastered,
    note: row.note ?? undefined,
    cause: answer.cause ?? undefined,
  }));
}

async function lastAnswers({ tx }: StudentCtx, rows: readonly { record_id: number; question_id: number }[]) {
  if (rows.length === 0) return [];
  return tx
    .selectFrom('practice_answer')
    .selectAll()
    .where((eb) => eb.or(rows.map(({ record_id, question_id }) => eb.and({ record_id, question_id }))))
    .execute();
}

/** Marks a new try at a wrong question; right twice in a row counts as mastered. The answer comes with the reply where it may. */
export async function retryWrong(
  ctx: StudentCtx,
  { questionId, values }: InputOf<Calls['retryWrong']>,
): Promise<OutputOf<Calls['retryWrong']>> {
  const { tx, studentId, now, locale } = ctx;
  const row = await selectBook(ctx)
    .innerJoin('question as q', joinTenant('q.id', 'w.question_id'))
    .select(['w.right_in_a_row', 'w.wrong_count', 'w.is_mastered', 'w.last_wrong_at', 'q.type', 'q.score', 'q.answer'])
    .select(['p.state', 'p.due_at', 'a.show_answer'])
    .where('w.question_id', '=', questionId)
    .forUpdate('w')
    .executeTakeFirst();
  if (!row) throw missing();
  const isRight = markAnswer({ type: row.type, score: row.score, key: row.answer }, values).state === 'right';
  const right_in_a_row = isRight ? row.right_in_a_row + 1 : 0;
  const is_mastered = isRight && (row.is_mastered || right_in_a_row >= MASTERED_AFTER);
  await tx
    .updateTable('wrong_question')
    .set({
      right_in_a_row,
      is_mastered,
      wrong_count: row.wrong_count + (isRight ? 0 : 1),
      last_wrong_at: isRight ? row.last_wrong_at : now,
    })
    .where('student_id', '=', studentId)
    .where('question_id', '=', questionId)
    .execute();
  const [question] = await selectQuestions(tx, { ids: [questionId] }, { locale, withAnswers: showsAnswers(row, now) });
  if (!question) throw missing();
  return { isRight, isMastered: is_mastered, question };
}

/** Saves the student's own note at a wrong question, and whether it is mastered. */
export async function noteWrong(
  ctx: StudentCtx,
  { questionId, note, isMastered }: InputOf<Calls['noteWrong']>,
): Promise<OutputOf<Calls['noteWrong']>> {
  const row = await ctx.tx
    .updateTable('wrong_question')
    .set({ note: note.trim() || null, ...(isMastered === undefined ? {} : { is_mastered: isMastered }) })
    .where('student_id', '=', ctx.studentId)
    .where('question_id', '=', questionId)
    .returning('question_id')
    .executeTakeFirst();
  if (!row) throw missing();
  return {};
}
