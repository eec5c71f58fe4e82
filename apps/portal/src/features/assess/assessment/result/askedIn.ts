import type { AssessmentReview } from '@shuyuan/contract';
import { type NumberedQuestion, numberQuestions } from '../../../../shared/practice/toQuestion.ts';
import { showsMarks } from '../showsMarks.ts';

/** Questions of a field of knowledge: all of them, and those that lost points. */
export interface AskedIn {
  all: NumberedQuestion[];
  lost: NumberedQuestion[];
}

/** Which questions of the paper ask for a field of knowledge; none are lost while marks are hidden. */
export function askedIn(review: AssessmentReview, field: string): AskedIn {
  const { questions, answers } = review;
  const all = numberQuestions(questions).filter(
    ({ question }) => question.type !== 'group' && question.knowledge.includes(field),
  );
  const pointsOf = (id: number) => answers.find(({ questionId }) => questionId === id)?.score ?? 0;
  const lost = showsMarks(review) ? all.filter(({ question: { id, score } }) => pointsOf(id) < score) : [];
  return { all, lost };
}
