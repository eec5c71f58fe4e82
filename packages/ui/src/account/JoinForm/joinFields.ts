import { isEmail, isPhone, normaliseAccount, textProblem } from '@shuyuan/rules';
import type { ReactNode } from 'react';
import type { SelectOption } from '../../controls/Select/selectOptions.ts';
import type { JoinFormLabels } from './JoinForm.labels.ts';

/** One question of an application. */
export interface JoinField {
  /** Name in the answers. */
  name: string;
  label: string;
  /** What is asked for; `slot` places something that keeps its own answer, e.g. an upload. */
  kind: 'text' | 'phone' | 'email' | 'lines' | 'select' | 'slot';
  isRequired?: boolean | undefined;
  help?: string | undefined;
  placeholder?: string | undefined;
  /** Most characters of a text. */
  max?: number | undefined;
  /** Choices of a select. */
  options?: readonly SelectOption[] | undefined;
  /** What stands in a slot. */
  slot?: ReactNode;
  /** Stands beside its neighbour, two a row. */
  isHalf?: boolean | undefined;
}

/** Answers by the name of their question. */
export type JoinAnswers = Readonly<Record<string, string>>;

/** What is wrong with an answer, in words (§5). */
export function answerWrong(field: JoinField, answer: string, words: JoinFormLabels): string | undefined {
  const problem = textProblem(answer, {
    max: field.max ?? Number.POSITIVE_INFINITY,
    required: field.isRequired ?? false,
    manyLines: true,
  });
  if (field.kind === 'slot') return undefined;
  if (problem === 'long') return words.long(field.max ?? 0);
  if (problem === 'required') return words.required;
  if (answer.trim() === '') return undefined;
  if (field.kind === 'phone' && !isPhone(normaliseAccount(answer))) return words.phone;
  return field.kind === 'email' && !isEmail(normaliseAccount(answer)) ? words.email : undefined;
}
