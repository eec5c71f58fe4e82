import type { TaskLimits } from '@shuyuan/rules';
import type { Insertable } from 'kysely';
import type { PaperTable, StoredAnswerKey } from '../../modules/practice/tables.ts';
import type { Content, WrittenQuestion } from '../content.ts';
import type { Draft } from '../draft.ts';
import { pick } from '../random.ts';

/** A question whose row exists; the parts of a group are questions of their own. */
export interface SeededQuestion {
  id: number;
  type: WrittenQuestion['type'];
  score: number;
  /** Names of its fields in Chinese, which the seed counts by. */
  knowledge: readonly string[];
  key: StoredAnswerKey;
  options: readonly string[];
  /** What a task takes. */
  task?: TaskLimits | undefined;
}

/** A paper whose rows exist. */
export interface SeededPaper {
  id: number;
  name: string;
  total: number;
  limitMinutes: number | null;
  /** Those with points, in order. */
  questions: SeededQuestion[];
}

const POINTS = { single: 4, multiple: 6, judge: 3, blank: 6, short: 12, oral: 10, group: 0 } as const;
const SECTIONS = {
  single: ['选择题', 'Choices'],
  multiple: ['选择题', 'Choices'],
  judge: ['判断题', 'True or false'],
  blank: ['填空题', 'Blanks'],
  short: ['解答题', 'Written answers'],
  oral: ['口语题', 'Speaking'],
  group: ['材料题', 'Reading'],
} as const;
type Sections = Record<WrittenQuestion['type'], readonly [string, string]>;
/** Sections of an assessment: choices of one and of several apart, since their points differ. */
export const ASSESSMENT_SECTIONS: Sections = {
  ...SECTIONS,
  single: ['单选题', 'One answer'],
  multiple: ['多选题', 'Several answers'],
};
/** Minutes of a timed paper. */
const TEST_MINUTES = 40;
const LETTERS = ['A', 'B', 'C', 'D'];

/** The paper of a lesson, from the questions of its subject: homework of a live course has work for a person. */
export function addPaper(
  draft: Draft,
  bank: Content['papers'][string],
  lesson: { id: number; courseId: number; title: string; titleEn: string; isLive: boolean; isLast: boolean },
): SeededPaper {
  const isTest = !lesson.isLive && lesson.isLast;
  const written = lesson.isLive ? bank : bank.filter(({ type }) => type !== 'short' && type !== 'oral');
  return insertPaper(draft, written, {
    course_id: lesson.courseId,
    lesson_id: lesson.id,
    ...termsOf(lesson, isTest),
    name: `${lesson.title}·练习`,
    name_en: `Practice: ${lesson.titleEn}`,
  });
}

type PaperRow = Omit<Insertable<PaperTable>, 'company_id' | 'id' | 'total_score' | 'pass_score' | 'limit_minutes'> & {
  limit_minutes?: number | null;
};

/** A paper with its questions. */
export function insertPaper(
  draft: Draft,
  written: Content['papers'][string],
  row: PaperRow,
  sections: Sections = SECTIONS,
): SeededPaper {
  const id = draft.nextId();
  const questions: SeededQuestion[] = [];
  let sort = 0;
  const add = (one: WrittenQuestion, parent: number | null, section: readonly [string, string]): void => {
    const questionId = draft.nextId();
    const key = keyOf(one);
    const parts = one.parts ?? [];
    const score =
      one.type === 'group' ? parts.reduce((sum, part) => sum + POINTS[part.type], 0) : (one.points ?? POINTS[one.type]);
    draft.add('question', {
      id: questionId,
      paper_id: id,
      parent_id: parent,
      section: section[0],
      section_en: section[1],
      type: one.type,
      title: one.title?.[0] ?? null,
      title_en: one.title?.[1] ?? null,
      task: one.task ? JSON.stringify(one.task) : null,
      stem: one.stem[0],
      stem_en: one.stem[1],
      files: JSON.stringify(stemFiles(one)),
      options: JSON.stringify(
        (one.options ?? []).map(([html, html_en], place) => ({ key: pick(LETTERS, place), html, html_en })),
      ),
      answer: JSON.stringify(key),
      analysis: one.analysis?.[0] ?? null,
      analysis_en: one.analysis?.[1] ?? null,
      score,
      criteria: one.criteria
        ? JSON.stringify(
            one.criteria.map(([[criterion, name_en], points]) => ({ name: criterion, name_en, score: points })),
          )
        : null,
      difficulty: one.difficulty,
      knowledge: one.knowledge.map(([cn]) => cn),
      knowledge_en: one.knowledge.map(([, en]) => en),
      sort,
    });
    sort += 1;
    const options = (one.options ?? []).map((_, place) => pick(LETTERS, place));
    const knowledge = one.knowledge.map(([cn]) => cn);
    if (one.type !== 'group')
      questions.push({ id: questionId, type: one.type, score, knowledge, key, options, task: one.task });
    for (const part of parts) add(part, questionId, section);
  };
  draft.add('paper', { id, pass_score: null, limit_minutes: null, ...row, total_score: 0 });
  const paper = draft.rows.paper?.at(-1);
  for (const one of written) add(one, null, sections[one.type]);
  const total = questions.reduce((sum, { score }) => sum + score, 0);
  if (paper) paper.total_score = total;
  return { id, name: row.name, total, limitMinutes: row.limit_minutes ?? null, questions };
}

/** The drawn picture and the recording of a stem, as the server serves them. */
function stemFiles({ picture, sound }: WrittenQuestion) {
  return [
    ...(picture ? [{ type: 'image', url: `/files/seed/papers/${picture}.svg`, name: `${picture}.svg` }] : []),
    ...(sound ? [{ type: 'audio', url: `/files/seed/questions/${sound}.mp3`, name: `${sound}.mp3` }] : []),
  ];
}

function termsOf({ isLive }: { isLive: boolean }, isTest: boolean) {
  if (isTest) {
    const terms = { limit_minutes: TEST_MINUTES, max_attempts: 2, is_shuffled: true, redo_minutes: 30 };
    return { type: 'test' as const, show_answer: 'afterSubmit' as const, ...terms };
  }
  if (isLive) return { type: 'homework' as const, show_answer: 'afterGrading' as const, max_attempts: 3 };
  return { type: 'exercise' as const, show_answer: 'afterSubmit' as const };
}

function keyOf({ key, blanks, model }: WrittenQuestion): StoredAnswerKey {
  if (key) return { keys: key };
  if (blanks) {
    return {
      blanks: blanks.map(([accepted, tolerance]) => ({ accepted, ...(tolerance === null ? {} : { tolerance }) })),
    };
  }
  return model ? { model: model[0], model_en: model[1] } : {};
}
