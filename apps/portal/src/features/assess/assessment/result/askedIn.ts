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
  // A question without an answer has none of its points; an answer whose points are not told has lost none that anybody knows of.
  const isLost = (id: number, most: number) => {
    const answer = answers.find(({ questionId }) => questionId === id);
    return !answer || (answer.score !== undefined && answer.score < most);
  };
  const lost = showsMarks(review) ? all.filter(({ question: { id, score } }) => isLost(id, score)) : [];
  return { all, lost };
}
