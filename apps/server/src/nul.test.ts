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
const NUL = '字\u0000';

describe('a NUL in a text of a call is 422 and no failure of the server (X8, E2)', () => {
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
        const wire = { ...valid, [name]: withNul(valid[name], field as JsonSchema) };
        expect([name, (await send(owner, call, wire)).status]).toEqual([name, 422]);
      }
    });
  }
});

/** The value with a NUL in its first text, or a new one of the schema's shape. */
function withNul(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) return [withNul(value[0], (schema.items ?? {}) as JsonSchema), ...value.slice(1)];
  const [name, inner] = Object.entries(schema.properties ?? {}).find(([, field]) => hasText(field as JsonSchema)) ?? [];
  if (name !== undefined)
    return { ...(value as Wire | undefined), [name]: withNul((value as Wire)?.[name], inner as JsonSchema) };
  if (schema.items) return [withNul(undefined, schema.items as JsonSchema)];
  return typeof value === 'string' ? value.slice(0, -1) + NUL : NUL;
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
  if (call.method !== 'GET' && call.method !== 'DELETE')
    return owner.send({ method: call.method, path, body: parameters });
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  const query = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  return owner.send({ method: call.method, path, query });
}
