import type { Locale } from '@shuyuan/rules';

/** What a failed request ended in, as far as its reader is told. */
export type FailureName =
  | 'loggedOut'
  | 'missing'
  | 'invalid'
  | 'tooMany'
  | 'failed'
  | 'unavailable'
  | 'tooLarge'
  | 'mediaType'
  | 'commonPassword';

/** The words of answers that are no success, handed in by the product (E3, X6). */
export interface ErrorTexts {
  /** The words of a refusal's code. */
  refusal(code: number, locale: Locale): string;
  failure(name: FailureName, locale: Locale): string;
}
