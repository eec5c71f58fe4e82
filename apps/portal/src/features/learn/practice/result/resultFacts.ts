import type { PracticeResult } from '@shuyuan/contract';
import { isMarkedByPerson, WEAK_BELOW_PERCENT } from '@shuyuan/rules';

/** Points given, of how many. */
export interface Points {
  got: number;
  total: number;
}

/** What a mark is made of. */
export interface ResultFacts {
  /** Questions with full marks, of all that take an answer. */
  right: Points;
  /** Absent where the points of the machine are not told apart. */
  machine: Points | undefined;
  person: Points | undefined;
  /** Points above the average of the class, negative below it; absent where the class has none. */
  ahead: number | undefined;
  /** The knowledge with the smallest share of its points, where that is less than is expected. */
  weakest: string | undefined;
}

/** Points in halves and averages in tenths, without the noise of fractions. */
const toTenths = (points: number) => Math.round(points * 10) / 10;

/** What the mark of a finished practice is made of; undefined before it is marked. */
export function factsOf({ questions, answers, ...result }: PracticeResult): ResultFacts | undefined {
  const { state, score, objectiveScore, classAverage, knowledge } = result;
  if (state !== 'finished' || score === undefined) return undefined;
  const leaves = questions.filter(({ type }) => type !== 'group');
  const totalOf = (byPerson: boolean) =>
    leaves.filter(({ type }) => isMarkedByPerson(type) === byPerson).reduce((sum, one) => sum + one.score, 0);
  const [worst] = knowledge.toSorted((one, other) => one.rate - other.rate);
  return {
    right: { got: answers.filter((answer) => answer.state === 'right').length, total: leaves.length },
    machine: objectiveScore === undefined ? undefined : { got: objectiveScore, total: totalOf(false) },
    person: objectiveScore === undefined ? undefined : { got: toTenths(score - objectiveScore), total: totalOf(true) },
    ahead: classAverage === undefined ? undefined : toTenths(score - classAverage),
    weakest: worst && worst.rate * 100 < WEAK_BELOW_PERCENT ? worst.name : undefined,
  };
}
