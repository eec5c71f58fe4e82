import { isEmail, isPhone, normaliseAccount, textProblem } from '@shuyuan/rules';
import type { ReactNode } from 'react';
import type { SelectOption } from '../../controls/Select/selectOptions.ts';
import type { JoinFormLabels } from './JoinForm.labels.ts';

/** One question of an application. */
export interface JoinField {
  /** Key in the answers. */
  name: string;
  label: string;
  /** Type of the control; `slot` renders an element that keeps its own value, e.g. an upload. */
  kind: 'text' | 'phone' | 'email' | 'lines' | 'select' | 'slot';
  required?: boolean | undefined;
  help?: string | undefined;
  placeholder?: string | undefined;
  /** Maximum length of a text, in characters. */
  max?: number | undefined;
  /** Options of a select. */
  items?: readonly SelectOption[] | undefined;
  /** Content of a slot. */
  slot?: ReactNode;
  /** Shares a row with its neighbour. */
  half?: boolean | undefined;
}

/** Answers by question name. */
export type JoinAnswers = Readonly<Record<string, string>>;

/** Error message for an answer, if any (§5). */
export function answerWrong(field: JoinField, answer: string, words: JoinFormLabels): string | undefined {
  const problem = textProblem(answer, {
    max: field.max ?? Number.POSITIVE_INFINITY,
    required: field.required ?? false,
    manyLines: true,
  });
  if (field.kind === 'slot') return undefined;
  if (problem === 'long') return words.long(field.max ?? 0);
  if (problem === 'required') return words.required;
  if (answer.trim() === '') return undefined;
  if (field.kind === 'phone' && !isPhone(normaliseAccount(answer))) return words.phone;
  return field.kind === 'email' && !isEmail(normaliseAccount(answer)) ? words.email : undefined;
}
