import * as z from 'zod/mini';
import type { Call, Schema } from './call.ts';
import { refusalData } from './refusals.ts';

/** Encodes the parameters of a call from product words to the wire. */
export function encodeInput(call: Call, input: unknown): Record<string, unknown> {
  return z.encode(call.input, input as never) as Record<string, unknown>;
}

/** Decodes one `resultData`; an array of items where the call is a list. Throws what zod throws. */
export function decodeResult(call: Call, data: unknown): unknown {
  const schema: Schema = call.isList ? z.array(call.result) : call.result;
  return z.decode(schema, data as never);
}

/** Decodes the data of a refusal; undefined for codes without data and for data that breaks the contract. */
export function decodeRefusal(code: number, data: unknown): unknown {
  const schema = Object.entries(refusalData).find(([known]) => Number(known) === code)?.[1];
  const parsed = schema && z.safeDecode(schema as Schema, data as never);
  return parsed?.success ? parsed.data : undefined;
}

/** Encodes an answer from product words to the wire; throws when the value breaks the contract (Z3). */
export function encodeResult(call: Call, value: unknown): unknown {
  const schema: Schema = call.isList ? z.array(call.result) : call.result;
  return z.encode(schema, value as never);
}

/** Decodes the parameters of a request; `problems` lists each invalid field. */
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
