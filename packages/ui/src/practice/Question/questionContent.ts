import type { QuestionKind } from '@shuyuan/rules';

/** One option of a choice. */
export interface QuestionOption {
  /** Its value in the answer; the letter that is shown is its position's. */
  key: string;
  html: string;
}

/** A question as the kit shows it. */
export interface QuestionContent {
  id: string;
  /** Its number in the paper, e.g. `13` or `15(2)`. */
  number: string;
  kind: QuestionKind;
  /** HTML with formulas; gaps are three or more underscores. */
  stem: string;
  points: number;
  pictures?: readonly { src: string; alt: string }[] | undefined;
  /** Recordings in the stem; named after the question where they have no title. */
  sounds?: readonly { src: string; title?: string | undefined }[] | undefined;
  options?: readonly QuestionOption[] | undefined;
  /** Number of gaps, where the stem does not show them. */
  blankCount?: number | undefined;
  /** Right keys, or the first accepted text of each gap; absent until the paper shows answers. */
  rightAnswer?: readonly string[] | undefined;
  /** HTML with formulas; absent until the paper shows answers. */
  analysis?: string | undefined;
  /** What others chose; absent until the paper shows answers, and of few people. */
  shares?: OptionShares | undefined;
}

/** What others chose at a question with options. */
export interface OptionShares {
  /** How many others have answered it. */
  people: number;
  /** Shares by key of the option, 0 to 1; absent stands for nobody. */
  rates: Readonly<Record<string, number>>;
}

/** A student's answer. */
export interface QuestionAnswer {
  /** Keys of options, `T` or `F`, or a text for each gap. */
  values: readonly string[];
  text?: string | undefined;
}

/** Letters of options by position, from A. */
export const letterOf = (index: number) => String.fromCharCode(65 + index);

/** Options of a question; those of a true-or-false question are `T` and `F` with the given words. */
export function optionsOf(question: QuestionContent, judge: { T: string; F: string }): readonly QuestionOption[] {
  if (question.options && question.options.length > 0) return question.options;
  if (question.kind !== 'judge') return [];
  return [
    { key: 'T', html: judge.T },
    { key: 'F', html: judge.F },
  ];
}

/** Values after an option was chosen: it alone, or with the others in the order of the options. */
export function chosen(
  options: readonly QuestionOption[],
  values: readonly string[],
  key: string,
  isMultiple: boolean,
): string[] {
  if (!isMultiple) return [key];
  const next = new Set(values);
  if (!next.delete(key)) next.add(key);
  return options.map((option) => option.key).filter((each) => next.has(each));
}

/** An answer as text with formulas: letters of options, optionally with what they say, or the texts of gaps. */
export function answerText(
  values: readonly string[],
  options: readonly QuestionOption[],
  separator: string,
  hasText = false,
): string {
  return values
    .map((value) => {
      const at = options.findIndex(({ key }) => key === value);
      const option = options[at];
      if (!option) return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;'); // a gap's text is no markup
      if (value === 'T' || value === 'F') return option.html;
      return hasText ? `${letterOf(at)} ${option.html}` : letterOf(at);
    })
    .join(separator);
}

/** A key stroke that means something to a question. */
export type QuestionKey = { choose: number } | 'next' | 'mark' | null;

/** A–Z choose an option, N is the next question, F marks; letters of options win. */
export function keyMeaning(key: string, optionCount: number): QuestionKey {
  if (!/^[a-z]$/i.test(key)) return null;
  const index = key.toUpperCase().charCodeAt(0) - 65;
  if (index < optionCount) return { choose: index };
  if (/^n$/i.test(key)) return 'next';
  return /^f$/i.test(key) ? 'mark' : null;
}

/** Most characters of an option that fits into half of the width; a wide one counts twice. */
const SHORT_MAX = 32;

/** Whether an option is short enough for two columns; tags and the commands of formulas take no room. */
export function isShort(html: string): boolean {
  const shown = html.replaceAll(/<[^>]*>/g, '').replaceAll(/\\[a-z]+/gi, '');
  const width = [...shown].reduce((sum, character) => sum + (character > '\u2e7f' ? 2 : 1), 0);
  return width <= SHORT_MAX && !/<(?:img|table|pre|p|br)\b/i.test(html);
}
