import { fenToYuan, yuanToFen } from '@shuyuan/rules';
import type { Access, Method, Service } from './call.ts';

/** A scalar value; its wire form is documented beside its schema in `schema.ts`. */
export type Leaf = keyof typeof LEAVES;

/**
 * The shape of a value as plain data, without the schema library: enough to write a
 * request and to read a response. Bounds on what a client sends are left out: the server checks those.
 */
export type Shape =
  | Leaf
  | { readonly record: Readonly<Record<string, readonly [wire: string, shape: Shape]>> }
  | { readonly words: Readonly<Record<string, number>> }
  | { readonly wordList: Readonly<Record<string, number>> }
  | { readonly oneOf: readonly string[] }
  | { readonly list: Shape }
  | { readonly maybe: Shape }
  | { readonly optional: Shape };

/** One call as the client needs it; made from its declaration by `toWireCall`. */
export interface WireCall {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  /** The student server by default. */
  readonly service?: Service;
  readonly isList?: true;
  readonly input: Shape;
  readonly result: Shape;
}
/** The calls of one domain by name. */
export type WireGroup = Readonly<Record<string, WireCall>>;

const WHOLE = /^-?\d{1,16}$/;
const OLDER_INSTANT = /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/;
const YUAN_MAX = 16;
const INSTANT_MAX = 32;

/** Throws for a value that does not have its shape. */
function refuse(): never {
  throw new TypeError('A value is not of the contract.');
}
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole number, also when it comes as text. */
function toWhole(value: unknown): number {
  const whole = isText(value) && WHOLE.test(value) ? Number(value) : value;
  return Number.isSafeInteger(whole) ? (whole as number) : refuse();
}

interface Reading {
  decode: (value: unknown) => unknown;
  encode?: (value: never) => unknown;
}
const checked = (isOne: (value: unknown) => boolean): Reading => ({
  decode: (value) => (isOne(value) ? value : refuse()),
});

const LEAVES = {
  text: checked(isText),
  int: checked(Number.isSafeInteger),
  boolean: checked((value) => typeof value === 'boolean'),
  any: { decode: (value) => value },
  nothing: { decode: () => ({}), encode: () => ({}) },
  whole: { decode: toWhole },
  id: {
    decode: (value) => {
      const id = toWhole(value);
      return id > 0 ? id : refuse();
    },
  },
  flag: {
    decode: (value) => ([0, 1, '0', '1'].includes(value as number) ? Number(value) === 1 : refuse()),
    encode: (value: boolean) => (value ? 1 : 0),
  },
  yuan: {
    decode: (value) => (isText(value) && value.length <= YUAN_MAX ? yuanToFen(value) : refuse()),
    encode: fenToYuan,
  },
  yuanNumber: {
    decode: (value) => (isNumber(value) ? yuanToFen(value) : refuse()),
    encode: (fen: number) => fen / 100,
  },
  signedYuan: {
    decode: (value) => (isNumber(value) ? Math.round(value * 100) : refuse()),
    encode: (fen: number) => fen / 100,
  },
  instant: {
    decode: (value) => {
      if (!isText(value) || value.length > INSTANT_MAX) return refuse();
      const time = Date.parse(OLDER_INSTANT.test(value) ? `${value.replace(' ', 'T')}+08:00` : value);
      return Number.isNaN(time) ? refuse() : new Date(time).toISOString();
    },
  },
} satisfies Record<string, Reading>;

const leaf = (name: Leaf): Reading => LEAVES[name];

/** Decodes a wire value into product words; throws when it does not have the shape (`malformed`). */
export function decodeShape(shape: Shape, value: unknown): unknown {
  if (isText(shape)) return leaf(shape).decode(value);
  if ('maybe' in shape) return value === null || value === undefined ? undefined : decodeShape(shape.maybe, value);
  if ('optional' in shape) return value === undefined ? undefined : decodeShape(shape.optional, value);
  if ('list' in shape) return Array.isArray(value) ? value.map((item) => decodeShape(shape.list, item)) : refuse();
  if ('oneOf' in shape) return isText(value) && shape.oneOf.includes(value) ? value : refuse();
  if ('words' in shape) return wordOf(shape.words, toWhole(value));
  if ('wordList' in shape)
    return isText(value) ? value.split(',').map((part) => wordOf(shape.wordList, toWhole(part))) : refuse();
  return isRecord(value) ? renamed(shape.record, (name, wire, of) => [name, decodeShape(of, value[wire])]) : refuse();
}

/** Encodes a value in product words for the wire. */
export function encodeShape(shape: Shape, value: unknown): unknown {
  if (isText(shape)) return leaf(shape).encode?.(value as never) ?? value;
  if ('maybe' in shape) return value === undefined || value === null ? null : encodeShape(shape.maybe, value);
  if ('optional' in shape) return value === undefined ? undefined : encodeShape(shape.optional, value);
  if ('list' in shape) return (value as unknown[]).map((item) => encodeShape(shape.list, item));
  if ('oneOf' in shape) return value;
  if ('words' in shape) return shape.words[value as string] ?? refuse();
  if ('wordList' in shape) return (value as string[]).map((word) => shape.wordList[word] ?? refuse()).join(',');
  const given = value as Readonly<Record<string, unknown>>;
  return renamed(shape.record, (name, wire, of) => [
    wire,
    given[name] === undefined && !isText(of) && 'maybe' in of ? undefined : encodeShape(of, given[name]),
  ]);
}

function wordOf(words: Readonly<Record<string, number>>, number: number): string {
  return Object.keys(words).find((word) => words[word] === number) ?? refuse();
}

/** A record with its fields under their other names; absent fields stay absent. */
function renamed(
  fields: Extract<Shape, { record: unknown }>['record'],
  field: (name: string, wire: string, shape: Shape) => readonly [key: string, value: unknown],
) {
  const entries = Object.entries(fields).map(([name, [wire, shape]]) => field(name, wire, shape));
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
