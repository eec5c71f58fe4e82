import type { Locale } from '@shuyuan/rules';

/** Kinds of failure that have a message. */
export type FailureName =
  | 'loggedOut'
  | 'missing'
  | 'invalid'
  | 'tooMany'
  | 'failed'
  | 'unavailable'
  | 'tooLarge'
  | 'mediaType'
  | 'commonPassword'
  | 'diskFull'
  | 'uploadInFlight'
  | 'picturesBusy'
  | 'pictureTooLarge';

/** Messages of unsuccessful responses, supplied by the product (E3, X6). */
export interface ErrorTexts {
  /** The message of a refusal's code. */
  refusal(code: number, locale: Locale): string;
  failure(name: FailureName, locale: Locale): string;
}
