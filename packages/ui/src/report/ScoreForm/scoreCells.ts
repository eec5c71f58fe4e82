/** A subject of a score sheet. */
export interface ScoreSubject {
  id: number;
  name: string;
  fullScore: number;
}

/** What is typed into the cells of a subject, as text. */
export interface ScoreCellValue {
  score: string;
  classRank: string;
  gradeRank: string;
  remark: string;
}

/** What is wrong with a score: nothing typed, not a number in halves, more than the full score. */
export type ScoreProblem = 'empty' | 'notANumber' | 'aboveFull';

/** Nothing typed yet. */
export const EMPTY_CELL: ScoreCellValue = { score: '', classRank: '', gradeRank: '', remark: '' };

/** The number of a score or a rank; undefined for no number. Full-width digits count as digits. */
export function toScore(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim();
  return /^\d{1,4}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** The problem of a subject's score; a subject without a score needs a remark, such as that it was not sat. */
export function problemOf({ score, remark }: ScoreCellValue, { fullScore }: ScoreSubject): ScoreProblem | undefined {
  if (score.trim() === '') return remark.trim() === '' ? 'empty' : undefined;
  const value = toScore(score);
  if (value === undefined || !Number.isInteger(value * 2)) return 'notANumber';
  return value > fullScore ? 'aboveFull' : undefined;
}

/** The subjects with a problem, by id. */
export function problemsOf(
  subjects: readonly ScoreSubject[],
  values: ReadonlyMap<number, ScoreCellValue>,
): Map<number, ScoreProblem> {
  const problems = new Map<number, ScoreProblem>();
  for (const subject of subjects) {
    const problem = problemOf(values.get(subject.id) ?? EMPTY_CELL, subject);
    if (problem) problems.set(subject.id, problem);
  }
  return problems;
}

/** Sum of the valid scores, and of how many subjects it is. */
export function totalOf(subjects: readonly ScoreSubject[], values: ReadonlyMap<number, ScoreCellValue>) {
  let sum = 0;
  let count = 0;
  for (const subject of subjects) {
    const cell = values.get(subject.id) ?? EMPTY_CELL;
    const value = toScore(cell.score);
    if (value === undefined || problemOf(cell, subject) !== undefined) continue;
    sum += value;
    count += 1;
  }
  return { sum, count };
}
