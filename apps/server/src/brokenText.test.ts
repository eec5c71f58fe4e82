import { type Call, encodeInput } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { BASES } from './platform/http/answer.ts';
import type { MatrixRow } from './testing/matrix.ts';
import { matrixRows } from './testing/matrixRows.ts';
import type { School, StudentCaller } from './testing/school.ts';
import { openWorld } from './testing/world.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Wire = Record<string, unknown>;

const world = openWorld();
/** NUL, and each half of a surrogate pair without the other (an emoji cut in two). */
const BROKEN = ['字\u0000', '字\ud83d', '\ude00字'];

describe('a NUL or half a surrogate pair in a text of a call is 422 and no failure of the server (X8, E2)', () => {
  for (const row of matrixRows) {
    const { call } = row;
    const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
    const fields = Object.entries(schema.properties ?? {}).filter(([, field]) => hasText(field as JsonSchema));
    if (fields.length === 0) continue;
    test(`${call.method} ${call.path}: ${fields.map(([name]) => name).join(', ')}`, async () => {
      const school = await world.school();
      const owner = await loginOf(row, school);
      const valid = encodeInput(call, await row.input(school, owner));
      for (const [name, field] of fields) {
        for (const broken of isRead(call) ? BROKEN.slice(0, 1) : BROKEN) {
          const wire = { ...valid, [name]: withBroken(valid[name], field as JsonSchema, broken) };
          expect([name, broken, (await send(owner, call, wire)).status]).toEqual([name, broken, 422]);
        }
      }
    });
  }
});

/** The value with the broken text in its first text, or a new one of the schema's shape. */
function withBroken(value: unknown, schema: JsonSchema, broken: string): unknown {
  if (Array.isArray(value))
    return [withBroken(value[0], (schema.items ?? {}) as JsonSchema, broken), ...value.slice(1)];
  const [name, inner] = Object.entries(schema.properties ?? {}).find(([, field]) => hasText(field as JsonSchema)) ?? [];
  if (name !== undefined)
    return { ...(value as Wire | undefined), [name]: withBroken((value as Wire)?.[name], inner as JsonSchema, broken) };
  if (schema.items) return [withBroken(undefined, schema.items as JsonSchema, broken)];
  return typeof value === 'string' ? value.slice(0, -1) + broken : broken;
}

/** Whether the parameters travel in the query, where UTF-8 has no half of a pair: see the last test. */
function isRead({ method }: Call): boolean {
  return method === 'GET' || method === 'DELETE';
}

function hasText(schema: JsonSchema): boolean {
  return /"type":"string"/.test(JSON.stringify(schema));
}

function loginOf({ call }: MatrixRow, school: School): Promise<StudentCaller> {
  return call.access === 'lecturer' ? school.lecturer() : school.student();
}

function send(owner: StudentCaller, call: Call, wire: Wire) {
  const path = BASES[call.service] + call.path;
  const parameters = { isStudent: 1, token: owner.token, ...wire };
  if (!isRead(call)) return owner.send({ method: call.method, path, body: parameters });
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  const query = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  return owner.send({ method: call.method, path, query });
}

test('half a surrogate pair cannot be written in a query by itself: bytes that are no text are 422 (X8, E2)', async () => {
  const school = await world.school();
  for (const bytes of ['%ED%A0%80', '%ED%B8%80', '%FF', '%00']) {
    const url = `/api/courseDetail/getCourses?isStudent=1&keyword=${bytes}`;
    const answer = await world.app.inject({ method: 'GET', url, headers: { host: school.host } });
    expect([bytes, answer.statusCode]).toEqual([bytes, 422]);
  }
});
