import type { TFunction } from 'i18next';

type ProblemKey = keyof typeof import('../../../i18n/cn/login.ts').login.problems;

/** Problems that every field words alike. */
const SHARED: Record<string, ProblemKey> = {
  required: 'required',
  format: 'format',
  classes: 'classes',
  code: 'code',
  agreement: 'agreement',
  repeated: 'repeated',
};
/** Problems whose words depend on the field. */
const OF_FIELD: Record<string, ProblemKey> = {
  'password.length': 'passwordLength',
  'newPassword.length': 'passwordLength',
  'password.characters': 'passwordCharacters',
  'newPassword.characters': 'passwordCharacters',
  'nickname.length': 'nicknameLength',
  'nickname.characters': 'nicknameCharacters',
};
const KINDS = ['unreachable', 'failed', 'malformed', 'tooMany', 'missing', 'invalid', 'refused'] as const;

/** Words for a problem of a field: ours for the rules of §5, else the sentence that the server sent. */
export function wordsFor(t: TFunction<['login', 'common']>, field: string, problem: string | null) {
  if (problem === null) return undefined;
  const key = OF_FIELD[`${field}.${problem}`] ?? SHARED[problem];
  if (key) return t(`login:problems.${key}`);
  const kind = KINDS.find((candidate) => candidate === problem);
  return kind ? t(`common:errors.${kind}`) : problem;
}
