import type { Answer, Question } from '@shuyuan/contract';
import type { QuestionContent, QuestionVerdict } from '@shuyuan/ui';
import { textHere } from '../../core/known.ts';

/** A question that takes an answer, with its number and, in a group, the material above it. */
export interface NumberedQuestion {
  question: Question;
  /** `13`, or `15(2)` for a part of a group. */
  number: string;
}

/** Numbers the questions of a paper in their order; parts of a group count within it. */
export function numberQuestions(questions: readonly Question[]): NumberedQuestion[] {
  let top = 0;
  const parts = new Map<number, { number: number; count: number }>();
  return questions.map((question) => {
    const parent = question.parentId === undefined ? undefined : parts.get(question.parentId);
    if (parent) {
      parent.count += 1;
      return { question, number: `${parent.number}(${parent.count})` };
    }
    top += 1;
    if (question.type === 'group') parts.set(question.id, { number: top, count: 0 });
    return { question, number: `${top}` };
  });
}

/** A question as the kit shows it. */
export function toQuestion({ question, number }: NumberedQuestion): QuestionContent {
  const { id, type, stem, score, files, options, blankCount, key, analysis } = question;
  return {
    id: String(id),
    number,
    kind: type,
    stem,
    points: score,
    pictures: files.filter((file) => file.type === 'image').map(({ url, name }) => ({ src: url, alt: textHere(name) })),
    sounds: files.filter((file) => file.type === 'audio').map(({ url }) => ({ src: url })),
    options,
    blankCount,
    rightAnswer: key,
    analysis,
  };
}

/** What marking made of an answer; undefined while nothing was marked. */
export function verdictOf(answer: Answer | undefined): QuestionVerdict | undefined {
  if (answer?.state === undefined) return undefined;
  return answer.state === 'part' ? 'partly' : answer.state;
}
