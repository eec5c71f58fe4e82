import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fileNumberOf } from './fileNumber.ts';
import {
  type Call,
  contract,
  decodeShape,
  encodeInput,
  encodeShape,
  type FieldShape,
  refusalData,
  type Schema,
  type Shape,
  toShape,
  toWireCall,
} from './index.ts';
import { OPTIONAL, REQUIRED } from './reading.ts';

/** Values of a shape as they come over the wire, some of them wrong. */
function wireOf(shape: Shape): fc.Arbitrary<unknown> {
  const wrong = fc.constantFrom<unknown>(
    '',
    'x',
    -1,
    1.5,
    2 ** 53,
    true,
    null,
    undefined,
    [],
    {},
    '1e3',
    '99999999999999999',
  );
  return fc.oneof({ weight: 40, arbitrary: rightOf(shape) }, { weight: 1, arbitrary: wrong });
}

function rightOf(shape: Shape): fc.Arbitrary<unknown> {
  if (typeof shape === 'string') return LEAVES[shape];
  if ('maybe' in shape) return fc.oneof(wireOf(shape.maybe), fc.constantFrom(null, undefined));
  if ('optional' in shape) return fc.option(wireOf(shape.optional), { nil: undefined });
  if ('list' in shape) return fc.array(wireOf(shape.list), { minLength: 1, maxLength: 2 });
  if ('oneOf' in shape) return fc.constantFrom(...shape.oneOf);
  if ('words' in shape)
    return fc.constantFrom(...Object.values(shape.words).flatMap((number) => [number, String(number)]));
  if ('wordList' in shape) return fc.constantFrom(...Object.values(shape.wordList).map(String));
  const fields = Object.values(shape.record).map(([wire, of]) => [wire, wireOf(of)] as const);
  return fc.record({ ...Object.fromEntries(fields), unknown: fc.constant('dropped') }, { noNullPrototype: true });
}

const SMALL = fc.integer({ min: 1, max: 4 });
const LEAVES: Record<Extract<Shape, string>, fc.Arbitrary<unknown>> = {
  text: fc.constantFrom('', 'a', '数学', '2026-11-20'),
  int: SMALL,
  number: fc.constantFrom(0, 80, 12.5, -1, 'x'),
  boolean: fc.boolean(),
  any: fc.constantFrom('x', 1, { a: 1 }),
  nothing: fc.constantFrom(null, {}, 'ok', undefined),
  whole: fc.oneof(SMALL, SMALL.map(String), fc.constantFrom(0, '-3', '00')),
  id: fc.oneof(SMALL, SMALL.map(String), fc.constantFrom(0, '0', '007')),
  flag: fc.constantFrom(0, 1, '0', '1', 2),
  yuan: fc.constantFrom('199.00', '0.05', '5', '1.234', '-1', ''),
  yuanNumber: fc.constantFrom(199, 0.05, 1.5, 1.005, -1),
  signedYuan: fc.constantFrom(-12.5, 0, 3.05),
  instant: fc.constantFrom('2026-11-23T11:30:00.000Z', '2026-11-23 19:30:00', '2026-11-23 19:30', 'soon'),
};

/** What a schema takes, its shape reads alike; what it refuses, the shape reads leniently or not at all (decision 0020). */
function expectAlike(shape: Shape, schema: Schema, wire: unknown) {
  const parsed = z.safeDecode(schema, wire as never);
  if (parsed.success) expect(decodeShape(shape, wire)).toEqual(parsed.data);
}

const calls = Object.entries(contract).flatMap(([domain, group]) =>
  Object.entries(group).map(([name, call]) => [`${domain}.${name}`, call as Call] as const),
);

type RecordShape = Extract<Shape, { record: unknown }>;
const isRecordShape = (shape: Shape): shape is RecordShape => typeof shape === 'object' && 'record' in shape;
const itemOf = (shape: Shape): Shape => (typeof shape === 'object' && 'list' in shape ? shape.list : shape);
/** The records that calls answer with, alone or in a list. */
const records = calls.flatMap(([name, call]) => {
  const shape = itemOf(toWireCall(call).result);
  return isRecordShape(shape) && Object.keys(shape.record).length > 0 ? [[name, shape] as const] : [];
});

/** Whether a record cannot be read without this field. */
function isEssential(field: FieldShape | undefined): boolean {
  if (!field || field[2] === OPTIONAL) return false;
  const [, shape, reading] = field;
  if (reading === REQUIRED) return true;
  if (typeof shape === 'string') return !['text', 'flag', 'boolean', 'any', 'nothing'].includes(shape);
  return !('list' in shape || 'maybe' in shape || 'optional' in shape);
}

const GARBAGE = fc.constantFrom<unknown>(undefined, null, '', 'x', -1, 99, 1.5, {}, [], [null], Number.NaN, { a: 1 });

function readOrNull(shape: Shape, wire: unknown): object | null {
  try {
    return decodeShape(shape, wire) as object;
  } catch {
    return null;
  }
}

describe('without its schemas', () => {
  it.each(calls)('%s reads a valid answer as its schema does', (_name, call) => {
    const { result } = toWireCall(call);
    const shape: Shape = call.isList ? { list: result } : result;
    fc.assert(
      fc.property(wireOf(shape), (wire) => {
        expectAlike(shape, call.isList ? z.array(call.result) : call.result, wire);
      }),
      { numRuns: 60 },
    );
  });

  it.each(records)('%s loses a field that is missing, null or garbled, and nothing else', (_name, shape) => {
    const names = Object.keys(shape.record).filter((name) => !isEssential(shape.record[name]));
    if (names.length === 0) return;
    fc.assert(
      fc.property(rightOf(shape), fc.constantFrom(...names), GARBAGE, (wire, name, garbage) => {
        const before = readOrNull(shape, wire);
        fc.pre(before !== null);
        const field = shape.record[name]?.[0] ?? '';
        // The address of a file that has no number is what it is known by.
        fc.pre(
          fileNumberOf(wire as Readonly<Record<string, unknown>>) === undefined ||
            (field !== 'fileUrl' && field !== 'url'),
        );
        const after = decodeShape(shape, { ...(wire as object), [field]: garbage });
        expect({ ...(after as object), [name]: null }).toEqual({ ...before, [name]: null });
      }),
      { numRuns: 40 },
    );
  });

  it.each(records)('%s in a list costs its row alone when it cannot be read', (_name, shape) => {
    const essential = Object.values(shape.record).find(isEssential);
    const broken = essential ? { [essential[0]]: {} } : 'x';
    fc.assert(
      fc.property(rightOf(shape), (wire) => {
        const row = readOrNull(shape, wire);
        fc.pre(row !== null);
        expect(decodeShape({ list: shape }, [null, wire, 'x', broken, wire])).toEqual([row, row]);
      }),
      { numRuns: 20 },
    );
  });

  it('an absent list is unknown, and an empty one as a field that may be left out; a list of something else is none (decision 0080)', () => {
    expect(() => decodeShape({ list: 'id' }, null)).toThrow();
    expect(() => decodeShape({ list: 'id' }, undefined)).toThrow();
    expect(decodeShape({ list: 'id' }, [])).toEqual([]);
    const shape: Shape = { record: { slots: ['courseTimeInfoList', { list: 'id' }], name: ['name', 'text'] } };
    expect(decodeShape(shape, { courseTimeInfoList: null, name: 'a' })).toEqual({ slots: [], name: 'a' });
    expect(() => decodeShape({ list: 'id' }, {})).toThrow();
    expect(() => decodeShape({ list: 'id' }, ['x', null])).toThrow();
  });

  it.each(calls)('%s writes its parameters as its schema does', (_name, call) => {
    const { input } = toWireCall(call);
    fc.assert(
      fc.property(rightOf(input), (wire) => {
        const parsed = z.safeDecode(call.input, wire as never);
        if (!parsed.success) return;
        expect(encodeShape(input, parsed.data)).toEqual(encodeInput(call, parsed.data));
      }),
      { numRuns: 60 },
    );
  });

  it.each(Object.entries(refusalData))('refusal %s is read as its schema does', (_code, schema) => {
    const shape = toShape(schema);
    fc.assert(
      fc.property(wireOf(shape), (wire) => {
        expectAlike(shape, schema, wire);
      }),
    );
  });
});

it('reads default.jpg as no picture, and as itself where it is none (wire-facts 2.4)', () => {
  const shape: Shape = { record: { portrait: ['userImg', { maybe: 'text' }], file: ['fileName', 'text'] } };
  expect(decodeShape(shape, { userImg: 'default.jpg', fileName: 'default.jpg' })).toEqual({ file: 'default.jpg' });
  expect(decodeShape(shape, { userImg: '/a.jpg', fileName: 'b' })).toEqual({ portrait: '/a.jpg', file: 'b' });
});

it('a kind of schema that the client cannot read is refused when the calls are built', () => {
  expect(() => toShape(z.literal('x'))).toThrow('literal');
  expect(() => toShape(z.codec(z.string(), z.string(), { decode: (x) => x, encode: (x) => x }))).toThrow('marked');
});
