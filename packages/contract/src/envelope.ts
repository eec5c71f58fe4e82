import * as z from 'zod/mini';
import type { Call, Schema } from './call.ts';
import { LOGGED_OUT, SUCCESS } from './errors.ts';
import { refusalData } from './refusals.ts';

/** Parameters that every request carries beside its own (§7). */
export const COMMON = {
  isStudent: 'isStudent',
  languageType: 'languageType',
  companyId: 'companyId',
  token: 'token',
  requestId: 'requestId',
} as const;

/** Success of the student server: `resultCode` 0 with `resultData`; page facts stand beside a list (§7, wire-facts 2.2). */
export interface StudentEnvelope {
  resultCode: number;
  resultMessage: string;
  resultData: unknown;
  totalCount?: number;
  currentPage?: number;
  pageSize?: number;
}
/** Success of the point and upload servers: `code` 0 and `state` 'success', the message in `msg` (§7). */
export interface ServiceEnvelope {
  code: number;
  state: 'success' | 'fail';
  msg: string;
  data: unknown;
  totalCount?: number;
  currentPage?: number;
  pageSize?: number;
}
export type Envelope = StudentEnvelope | ServiceEnvelope;

type Facts = Pick<StudentEnvelope, 'totalCount' | 'currentPage' | 'pageSize'>;

/** Wraps an answer that is already in wire form. */
export function wrap(call: Pick<Call, 'service'>, data: unknown, facts: Facts = {}): Envelope {
  if (call.service === 'student') return { resultCode: SUCCESS, resultMessage: '', resultData: data, ...facts };
  return { code: SUCCESS, state: 'success', msg: '', data, ...facts };
}

/** Wraps a refusal: a positive code with a message for people, or -1 for an ended login (E1, E3). */
export function wrapRefusal(
  call: Pick<Call, 'service'>,
  code: number,
  message: string,
  data: unknown = null,
): Envelope {
  if (call.service === 'student' || code === LOGGED_OUT) {
    return { resultCode: code, resultMessage: message, resultData: data };
  }
  return { code, state: 'fail', msg: message, data };
}

export type Unwrapped =
  | { ok: true; data: unknown; facts: { totalCount: number; currentPage: number; pageSize: number } }
  | { ok: false; code: number; message: string; data: unknown };

const Count = z.catch(z.int(), 0);
const Answer = z.object({
  resultCode: z.optional(z.int()),
  resultMessage: z.optional(z.nullable(z.string())),
  resultData: z.optional(z.unknown()),
  code: z.optional(z.int()),
  state: z.optional(z.string()),
  msg: z.optional(z.nullable(z.string())),
  data: z.optional(z.unknown()),
  totalCount: z.optional(Count),
  currentPage: z.optional(Count),
  pageSize: z.optional(Count),
});

/** Reads either envelope; null when the body is neither (a `malformed` answer). */
export function unwrap(body: unknown): Unwrapped | null {
  const parsed = z.safeParse(Answer, body);
  if (!parsed.success) return null;
  const { resultCode, resultMessage, resultData, code, state, msg, data, totalCount, currentPage, pageSize } =
    parsed.data;
  const facts = { totalCount: totalCount ?? 0, currentPage: currentPage ?? 1, pageSize: pageSize ?? 0 };
  if (resultCode !== undefined) {
    if (resultCode === SUCCESS) return { ok: true, data: resultData, facts };
    return { ok: false, code: resultCode, message: resultMessage ?? '', data: resultData };
  }
  if (code === undefined) return null;
  if (code === SUCCESS && state === 'success') return { ok: true, data, facts };
  return { ok: false, code, message: msg ?? '', data };
}

/** Encodes the parameters of a call from product words to the wire. */
export function encodeInput(call: Call, input: unknown): Record<string, unknown> {
  return z.encode(call.input, input as never) as Record<string, unknown>;
}

/** Decodes one `resultData`; an array of items where the call is a list. Throws what zod throws. */
export function decodeResult(call: Call, data: unknown): unknown {
  const schema: Schema = call.isList ? z.array(call.result) : call.result;
  return z.decode(schema, data as never);
}

/** Decodes the data of a refusal that carries some; undefined for any other code, and for what is not of the contract. */
export function decodeRefusal(code: number, data: unknown): unknown {
  const schema = Object.entries(refusalData).find(([known]) => Number(known) === code)?.[1];
  const parsed = schema && z.safeDecode(schema as Schema, data as never);
  return parsed?.success ? parsed.data : undefined;
}

/** Encodes an answer from product words to the wire; throws when the value is not of the contract (Z3). */
export function encodeResult(call: Call, value: unknown): unknown {
  const schema: Schema = call.isList ? z.array(call.result) : call.result;
  return z.encode(schema, value as never);
}

/** Decodes the parameters of a request; `problems` names each field that broke a rule. */
export function decodeInput(call: Call, raw: unknown) {
  const parsed = z.safeDecode(call.input, raw as never);
  if (parsed.success) return { ok: true as const, value: parsed.data };
  const problems = parsed.error.issues.map((issue) => ({
    field: issue.path.map(String).join('.'),
    rule: ruleOf(issue),
  }));
  return { ok: false as const, problems };
}

/** The name of the broken rule: the one our checks give (`format`, `length` …), else zod's own code. */
function ruleOf(issue: z.core.$ZodIssue): string {
  const params = issue.code === 'custom' ? issue.params : undefined;
  return typeof params?.['rule'] === 'string' ? params['rule'] : issue.code;
}
