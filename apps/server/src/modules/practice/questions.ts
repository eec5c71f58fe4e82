import type { Question, SentOf } from '@shuyuan/contract';
import { type Locale, shuffled } from '@shuyuan/rules';
import type { Selectable } from 'kysely';
import { inLanguage, listInLanguage } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { QuestionTable } from './tables.ts';

/** A question as it leaves the server. */
export type SentQuestion = SentOf<typeof Question>;

/** What a reader sees of questions. */
export interface Showing {
  locale: Locale;
  /** Whether answers and analyses are in it (Z4). */
  withAnswers: boolean;
}

/** Questions by paper or by id, in the order of their papers. */
export async function selectQuestions(
  tx: Tx,
  by: { paperId: number } | { ids: readonly number[] },
  showing: Showing,
): Promise<SentQuestion[]> {
  const { locale } = showing;
  let query = tx
    .selectFrom('question')
    .select(['id', 'parent_id', 'type', 'files', 'options', 'answer', 'score', 'criteria', 'difficulty', 'task'])
    .select([
      inLanguage<string | null>(locale, 'section').as('section'),
      inLanguage(locale, 'stem').as('stem'),
      inLanguage<string | null>(locale, 'title').as('title'),
      inLanguage<string | null>(locale, 'analysis').as('analysis'),
      listInLanguage(locale, 'knowledge').as('knowledge'),
    ])
    .orderBy('sort')
    .orderBy('id');
  if ('paperId' in by) query = query.where('paper_id', '=', by.paperId);
  else if (by.ids.length === 0) return [];
  else query = query.where('id', 'in', by.ids);
  return (await query.execute()).map((row) => toQuestion(row, showing));
}

type Row = Pick<
  Selectable<QuestionTable>,
  'id' | 'parent_id' | 'type' | 'files' | 'options' | 'answer' | 'score' | 'criteria' | 'difficulty' | 'task'
> & { section: string | null; title: string | null; stem: string; analysis: string | null; knowledge: string[] };

/** The public form of a question; right answers, the analysis and the criteria only where they may be shown (Z4). */
function toQuestion(row: Row, { locale, withAnswers }: Showing): SentQuestion {
  return {
    id: row.id,
    parentId: row.parent_id ?? undefined,
    section: row.section ?? undefined,
    type: row.type,
    title: row.title ?? undefined,
    task: row.task ? { ...row.task, kinds: [...row.task.kinds] } : undefined,
    stem: row.stem,
    files: row.files.map(({ type, url, name }) => ({ type, url, name })),
    options: row.options.map(({ key, html, html_en }) => ({ key, html: (locale === 'en' && html_en) || html })),
    blankCount: row.type === 'blank' ? (row.answer.blanks?.length ?? 0) : undefined,
    score: row.score,
    difficulty: row.difficulty ?? undefined,
    knowledge: row.knowledge,
    key: withAnswers ? keyOf(row, locale) : undefined,
    analysis: withAnswers ? (row.analysis ?? undefined) : undefined,
    criteria: withAnswers
      ? row.criteria?.map(({ name, name_en, score }) => ({ name: (locale === 'en' && name_en) || name, score }))
      : undefined,
  };
}

function keyOf({ type, answer }: Row, locale: Locale): string[] | undefined {
  if (type === 'group') return undefined;
  if (type === 'blank') return answer.blanks?.map(({ accepted }) => accepted[0] ?? '');
  if (type === 'short' || type === 'oral') {
    const model = (locale === 'en' && answer.model_en) || answer.model;
    return model ? [model] : undefined;
  }
  return answer.keys ? [...answer.keys] : undefined;
}

/**
 * The questions in the order of an attempt: shuffled within their section, options too, parts of a group in theirs. The seed
 * belongs to the attempt, so every page of it shows the same order; seed 0 keeps the paper's.
 */
export function arrange(questions: readonly SentQuestion[], seed: number): SentQuestion[] {
  const tops = questions.filter(({ parentId }) => parentId === undefined);
  const sections = [...new Set(tops.map(({ section }) => section))];
  return sections
    .flatMap((section) =>
      shuffled(
        tops.filter((top) => top.section === section),
        seed,
      ),
    )
    .flatMap((top) => [top, ...questions.filter(({ parentId }) => parentId === top.id)])
    .map((question) => {
      const isChoice = question.type === 'single' || question.type === 'multiple';
      return isChoice && seed !== 0
        ? { ...question, options: shuffled(question.options, seed + question.id) }
        : question;
    });
}
