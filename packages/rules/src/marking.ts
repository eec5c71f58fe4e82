import { numberIn, rangeIn, sameNumber } from './answerNumber.ts';
import { normaliseAnswer } from './answerText.ts';

/** Kinds of questions that a machine marks, and those that a person does (product.md 4.4). */
export type QuestionKind = 'single' | 'multiple' | 'judge' | 'blank' | 'short' | 'oral' | 'group';

/** The right answer of a question, as it is stored; never sent before the paper shows it. */
export interface AnswerKey {
  /** Keys of the right options, or `T` / `F`. */
  keys?: readonly string[];
  blanks?: readonly BlankKey[];
}

/** What one blank accepted. */
export interface BlankKey {
  /** Texts that count as right; the first is the one that is shown. */
  accepted: readonly string[];
  /** Numbers count as right this close to an accepted one. */
  tolerance?: number;
  /** Points of the blank; without, the question's points are shared evenly in halves. */
  score?: number;
}

/** A question as marking sees it; `score` is a multiple of ½. */
export interface MarkableQuestion {
  type: QuestionKind;
  score: number;
  key: AnswerKey;
}

/** What marking made of an answer; `score` is null while a person has to mark it. */
export interface Mark {
  state: 'none' | 'right' | 'wrong' | 'part' | 'awaiting';
  score: number | null;
}

/** Level of a marked practice (product.md 4.4). */
export type GradeLevel = 'excellent' | 'good' | 'passed' | 'failed';

const EXCELLENT = 0.85;
const GOOD = 0.7;
const PASSED = 0.6;

/** Whether a person marks questions of this kind. */
export function isMarkedByPerson(type: QuestionKind): boolean {
  return type === 'short' || type === 'oral';
}

/**
 * Marks one answer (product.md 4.4): a multiple choice gives all points for all right options, half of them, rounded down to
 * ½, for a part without a wrong one; blanks give their shares. Never more than the question's points; those of a group are
 * the sum of its children's, which are marked by themselves.
 */
export function markAnswer({ type, score, key }: MarkableQuestion, values: readonly string[]): Mark {
  if (isMarkedByPerson(type)) return { state: 'awaiting', score: null };
  const given = values.map(normaliseAnswer);
  if (type === 'group' || given.every((value) => value === '')) return { state: 'none', score: 0 };
  if (type === 'blank') return markBlanks(key.blanks ?? [], score, values);
  return markChoice(key.keys ?? [], { score, takesPart: type === 'multiple' }, given);
}

function markChoice(keys: readonly string[], rule: { score: number; takesPart: boolean }, given: string[]): Mark {
  const right = new Set(keys.map(normaliseAnswer));
  const chosen = new Set(given.filter(Boolean));
  const hasWrong = [...chosen].some((value) => !right.has(value));
  if (hasWrong || right.size === 0) return { state: 'wrong', score: 0 };
  if (chosen.size === right.size) return { state: 'right', score: rule.score };
  return rule.takesPart ? { state: 'part', score: Math.floor(rule.score) / 2 } : { state: 'wrong', score: 0 };
}

function markBlanks(blanks: readonly BlankKey[], score: number, given: readonly string[]): Mark {
  const shares = sharesOf(blanks, score);
  const rights = blanks.map((blank, place) => acceptsAnswer(blank, given[place] ?? ''));
  const count = rights.filter(Boolean).length;
  if (count === 0) return { state: 'wrong', score: 0 };
  if (count === blanks.length) return { state: 'right', score };
  return {
    state: 'part',
    score: rights.reduce((sum, isRight, place) => sum + (isRight ? (shares[place] ?? 0) : 0), 0),
  };
}

/** Points of each blank: its own where all of them add up to the question's, else even shares in halves, the first ones larger. */
function sharesOf(blanks: readonly BlankKey[], score: number): number[] {
  const own = blanks.map((blank) => blank.score ?? 0);
  if (own.every((share) => share > 0) && own.reduce((sum, share) => sum + share, 0) === score) return own;
  const halves = score * 2;
  const each = Math.floor(halves / blanks.length);
  const rest = halves - each * blanks.length;
  return blanks.map((_, place) => (each + (place < rest ? 1 : 0)) / 2);
}

/** Whether an answer is one of those that a blank accepts (docs/marking.md). */
export function acceptsAnswer(
  { accepted, tolerance }: Pick<BlankKey, 'accepted' | 'tolerance'>,
  given: string,
): boolean {
  const text = normaliseAnswer(given);
  if (text === '') return false;
  return accepted.some((each) => sameAnswer(each, given, tolerance));
}

/** Whether two answers are the same: the same text, the same number with its unit, or the same range of numbers. */
export function sameAnswer(key: string, given: string, tolerance?: number): boolean {
  const [right, text] = [normaliseAnswer(key), normaliseAnswer(given)];
  const [keyNumber, number] = [numberIn(right, key), numberIn(text, given)];
  // The same letters can be two units: a milliwatt and a megawatt.
  if (right === text) return keyNumber?.unit === number?.unit;
  if (keyNumber && number) return sameNumber(keyNumber, number, tolerance);
  const [keyRange, range] = [rangeIn(right, key), rangeIn(text, given)];
  return (
    keyRange !== null &&
    range !== null &&
    keyRange.every((end, at) => {
      const other = range[at];
      return other !== undefined && sameNumber(end, other, tolerance);
    })
  );
}

/** Level of a score: excellent from 85 %, good from 70 %, passed from the paper's own limit or 60 % (product.md 4.4). */
export function gradeLevel(score: number, total: number, passScore?: number | null): GradeLevel {
  if (score < (passScore ?? total * PASSED)) return 'failed';
  if (score >= total * EXCELLENT) return 'excellent';
  return score >= total * GOOD ? 'good' : 'passed';
}

/** Points of a question that is marked by several criteria: their sum; null while one of them has none (product.md 4.4). */
export function criteriaScore(scores: readonly (number | null)[]): number | null {
  return scores.reduce<number | null>((sum, score) => (sum === null || score === null ? null : sum + score), 0);
}

/** Whether points can be given by criteria: one place for each, none above its own points or below none. */
export function fitCriteria(criteria: readonly { score: number }[], scores: readonly (number | null)[]): boolean {
  return (
    scores.length === criteria.length &&
    scores.every((score, place) => score === null || (score >= 0 && score <= (criteria[place]?.score ?? 0)))
  );
}
