import * as z from 'zod/mini';
import type { Call, Calls, Schema } from './call.ts';
import { COMMON } from './envelope.ts';
import { ERROR_STATUS, LOGGED_OUT, ResultCode, SUCCESS } from './errors.ts';
import { wordsOf } from './toWire.ts';

/** Address prefix of each server, as this deployment mounts them. */
export type Bases = Readonly<Record<Call['service'], string>>;

const common = {
  [COMMON.isStudent]: { type: 'integer', enum: [1], description: '1: from a student’s or lecturer’s portal' },
  [COMMON.languageType]: {
    type: ['integer', 'null'],
    enum: [1, null],
    description: 'null, or absent from a query: Chinese; 1: English',
  },
  [COMMON.companyId]: { type: 'integer' },
  [COMMON.token]: { type: 'string' },
};

/** Idempotency key of a call with an effect (C1, I19). */
const requestId = {
  type: 'string',
  format: 'uuid',
  description:
    'Idempotency key, one a user action and the same when it is sent again: one effect and the same answer for a day',
};

const resultCode = {
  type: 'integer',
  description: `${numbered({ success: SUCCESS, loggedOut: LOGGED_OUT, ...ResultCode })}; other positive numbers: refused, with a message`,
};

/** The OpenAPI 3.1 description of every call, generated from the declarations that the client and the routes use. */
export function openApi(calls: Calls, bases: Bases) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [domain, group] of Object.entries(calls)) {
    for (const [name, call] of Object.entries(group)) {
      const path = bases[call.service] + call.path;
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(`${domain}.${name}`, domain, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shuyuan student server',
      version: '1',
      description: 'Every call of the contract. Success is `resultCode` 0; an ended login is `resultCode` -1.',
    },
    paths,
  };
}

function operation(id: string, tag: string, call: Call) {
  const isKeyed = call.method !== 'GET';
  const input = toJson(call.input);
  const properties = { ...common, ...(isKeyed ? { [COMMON.requestId]: requestId } : {}), ...(input.properties ?? {}) };
  const required = input.required ?? [];
  const parameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const body = { content: { 'application/json': { schema: { type: 'object', properties, required } } } };
  const isQuery = call.method === 'GET' || call.method === 'DELETE';
  return {
    operationId: id,
    tags: [tag],
    summary: call.summary,
    ...(isQuery ? { parameters } : { requestBody: body }),
    responses: {
      200: { description: 'Success or refusal', content: { 'application/json': { schema: envelope(call) } } },
      [ERROR_STATUS.missing]: { description: 'Missing, or not the caller’s' },
      [ERROR_STATUS.invalid]: { description: 'A parameter breaks its rule; `fields` names it' },
      [ERROR_STATUS.tooMany]: { description: 'Too many tries; `Retry-After` says when' },
      503: { description: 'Overloaded, without its database or without room to write; `Retry-After` says when' },
    },
  };
}

function envelope(call: Call) {
  const item = toJson(call.result);
  const data = call.isList ? { type: 'array', items: item } : item;
  const facts = call.isList
    ? { totalCount: { type: 'integer' }, currentPage: { type: 'integer' }, pageSize: { type: 'integer' } }
    : {};
  if (call.service === 'student') {
    return {
      type: 'object',
      properties: { resultCode, resultMessage: { type: 'string' }, resultData: data, ...facts },
    };
  }
  return {
    type: 'object',
    properties: { code: resultCode, state: { type: 'string' }, msg: { type: 'string' }, data, ...facts },
  };
}

/** A schema as it is on the wire; numbers that stand for words say which. */
function toJson(schema: Schema): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const words = wordsOf(zodSchema as unknown as Schema);
      if (!words) return;
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, {
        type: 'integer',
        enum: Object.values(words),
        description: numbered(words),
        'x-enum-varnames': Object.keys(words),
      });
    },
  });
}

/** `1: waiting; 2: paid`. */
function numbered(words: Readonly<Record<string, number>>): string {
  return Object.entries(words)
    .map(([word, number]) => `${number}: ${word}`)
    .join('; ');
}
