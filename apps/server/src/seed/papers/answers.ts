import { isMarkedByPerson, type Mark, markAnswer } from '@shuyuan/rules';
import type { Draft } from '../draft.ts';
import type { Random } from '../random.ts';
import { TASK_TEXT } from './assessmentWords.ts';
import type { SeededPaper, SeededQuestion } from './bank.ts';

/** What a student has answered: all of it with an ability between 0 and 1, or the first questions only. */
export interface Answering {
  recordId: number;
  at: Date;
  ability: number;
  /** How much better or worse than that it is in a field of knowledge. */
  bent?: ReadonlyMap<string, number>;
  /** How many questions have an answer; all without it. */
  count?: number;
  /** How far it is marked: not, by machine, or wholly. */
  marking: 'none' | 'machine' | 'all';
  /** Whether photos are handed in for the tasks that ask for them; nobody has recorded sound or video. */
  hasPhotos?: boolean;
  random: Random;
}

/** Sums of the answers, as the practice has them. */
export interface Sums {
  objective: number;
  subjective: number;
}

const WORDS = '过程写在照片里。';
const COMMENTS = ['思路清楚，书写规范。', '过程再写完整一些。', '注意审题，条件要写全。'];
/** Of a task that was left out. */
const NOT_GIVEN = '这一题没有交。';
const MINUTE_MS = 60_000;

/** The answers of an attempt, marked by the same rules as the server's. */
export function addAnswers(draft: Draft, paper: SeededPaper, answering: Answering): Sums {
  const { recordId, at, ability, marking, random } = answering;
  const sums = { objective: 0, subjective: 0 };
  const answered = paper.questions.slice(0, answering.count ?? paper.questions.length);
  answered.forEach((question, place) => {
    const byPerson = isMarkedByPerson(question.type);
    const isRight = random() < ability + bentOf(question, answering);
    const values = byPerson ? [] : valuesOf(question, isRight);
    const isGiven = isAnswered(question, answering);
    const mark = marking === 'none' ? null : isGiven ? markOf(question, values, { ability, marking }) : NO_POINTS;
    if (mark?.score) sums[byPerson ? 'subjective' : 'objective'] += mark.score;
    draft.add('practice_answer', {
      record_id: recordId,
      question_id: question.id,
      values,
      text: textOf(question),
      is_flagged: marking === 'none' && place === 1 && !question.task,
      version: 1,
      saved_at: new Date(at.getTime() - (answered.length - place) * MINUTE_MS),
      state: mark?.state ?? 'none',
      score: mark?.score ?? null,
      comment: byPerson && marking === 'all' ? commentOn(isGiven, random) : null,
    });
  });
  return sums;
}

/** No points for what was not handed in. */
const NO_POINTS: Mark = { state: 'none', score: 0 };

/** Whether a task has something in it; every other question is answered. */
function isAnswered({ task }: SeededQuestion, { hasPhotos = false }: Answering): boolean {
  return !task || task.kinds.includes('text') || (task.kinds.includes('image') && hasPhotos);
}

function commentOn(isGiven: boolean, random: Random): string | null {
  const words = COMMENTS[Math.floor(random() * COMMENTS.length)] ?? null;
  return isGiven ? words : NOT_GIVEN;
}

function textOf({ type, task }: SeededQuestion): string | null {
  if (task) return task.kinds.includes('text') ? TASK_TEXT : null;
  return type === 'short' ? WORDS : null;
}

function bentOf({ knowledge: [field = ''] }: SeededQuestion, { bent }: Answering): number {
  return bent?.get(field) ?? 0;
}

function markOf(question: SeededQuestion, values: string[], by: { ability: number; marking: 'machine' | 'all' }): Mark {
  if (!isMarkedByPerson(question.type) || by.marking === 'machine') return markAnswer(question, values);
  const score = Math.round(question.score * (0.4 + by.ability * 0.6) * 2) / 2;
  return { state: score === question.score ? 'right' : 'part', score };
}

/** Values that are right, or wrong as students' are: another option, a part of them, the last blank. */
function valuesOf({ type, key, options }: SeededQuestion, isRight: boolean): string[] {
  if (type === 'blank') {
    const right = (key.blanks ?? []).map(({ accepted }) => accepted[0] ?? '');
    return isRight ? right : right.map((value, place) => (place === right.length - 1 ? '0' : value));
  }
  const right = [...(key.keys ?? [])];
  if (isRight) return right;
  if (type === 'judge') return [right[0] === 'T' ? 'F' : 'T'];
  if (type === 'multiple') return right.slice(0, 1);
  return options.filter((option) => !right.includes(option)).slice(0, 1);
}
