import type { FormErrors, FormRefusal } from '@shuyuan/ui';
import type { ApiError } from '../api/apiError.ts';

/** Field of a form that a refusal of the server is about, by its result code. */
export type FieldByCode<V> = Readonly<Partial<Record<number, keyof V>>>;

interface RefusalWords {
  /** Words for a failure as a whole. */
  describe: (error: ApiError) => string;
  /** Message for a field that broke a rule checked by the server only (E2). */
  invalid: string;
}

/** Maps a failed submit to its form: problems under their fields, else one line for the whole form (§8, E2). */
export function toRefusal<V extends object>(
  error: ApiError,
  values: V,
  fieldByCode: FieldByCode<V>,
  { describe, invalid }: RefusalWords,
): FormRefusal<V> {
  if (error.kind === 'loggedOut') return {}; // AuthStore leads to the login (§4)
  const field = error.kind === 'refused' ? fieldByCode[error.code ?? 0] : undefined;
  const names = field === undefined ? error.fields.map((problem) => problem.field) : [field];
  const known = names.filter((name): name is keyof V & string => typeof name === 'string' && name in values);
  if (known.length === 0) return { failure: describe(error) };
  // The server's message names the reason of one field, e.g. a password that everybody knows; of several it is about one of them.
  const text = field === undefined ? (names.length === 1 && error.message) || invalid : error.message;
  // Every name is a key of the values.
  return { errors: Object.fromEntries(known.map((name) => [name, text])) as FormErrors<V> };
}
