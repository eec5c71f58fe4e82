import { criteriaScore } from '@shuyuan/rules';
import type { NumberedQuestion } from '../../../../shared/practice/toQuestion.ts';

/** Points of a question by its criteria, in their order; null where none are given. */
export type CriterionScores = readonly (number | null)[];

/** Points of a criterion as they are sent; absent for none yet. */
export interface SentScore {
  score?: number | undefined;
}
/** Points by criteria as the server sent them. */
export const fromSent = (sent: readonly SentScore[]): CriterionScores => sent.map(({ score }) => score ?? null);
/** Points by criteria as the server takes them. */
export const toSent = (given: CriterionScores): SentScore[] => given.map((score) => (score === null ? {} : { score }));

/** One line that takes points: a question, or one criterion of it. */
export interface MarkingLine {
  key: string;
  questionId: number;
  /** Number of the question as shown. */
  number: string;
  /** Place among the criteria; null for a question that is marked as a whole. */
  place: number | null;
  /** Name of the criterion. */
  name?: string;
  max: number;
  /** Points given; null for none yet. */
  score: number | null;
}

/** Points given so far, by question. */
export interface GivenPoints {
  scores: ReadonlyMap<number, number>;
  byCriteria: ReadonlyMap<number, CriterionScores>;
}

/** The lines of the questions that a person marks, in the order of the paper. */
export function linesOf(questions: readonly NumberedQuestion[], { scores, byCriteria }: GivenPoints): MarkingLine[] {
  return questions.flatMap(({ question: { id, score, criteria }, number }): MarkingLine[] => {
    const common = { questionId: id, number };
    if (!criteria || criteria.length === 0)
      return [{ ...common, key: `${id}`, place: null, max: score, score: scores.get(id) ?? null }];
    return criteria.map(({ name, score: max }, place) => ({
      ...common,
      key: `${id} ${place}`,
      place,
      name,
      max,
      score: byCriteria.get(id)?.[place] ?? null,
    }));
  });
}

/** Points by criteria after a change of one, and their sum once each has some. */
export function withPoints(count: number, given: CriterionScores | undefined, place: number, score: number) {
  const next = Array.from({ length: count }, (_, at) => (at === place ? score : (given?.[at] ?? null)));
  return { next, sum: criteriaScore(next) };
}

/** Points that a key from 1 to 5 gives: as many, at most all; of more than five, so many fifths in halves of a point. */
export function pointsOfKey(key: number, max: number): number {
  return max <= 5 ? Math.min(key, max) : Math.round((max * key * 2) / 5) / 2;
}
