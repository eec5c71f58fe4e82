import { fenToYuan, yuanToFen } from '@shuyuan/rules';
import type { Access, Method, Service } from './call.ts';
import { fileNumberOf } from './fileNumber.ts';
import { OPTIONAL, REQUIRED, type Reading } from './reading.ts';

/** A scalar value; its wire form is documented beside its schema in `schema.ts`. */
export type Leaf = keyof typeof LEAVES;

/**
 * The shape of a value as plain data, without the schema library: enough to write a
 * request and to read a response. Bounds on what a client sends are left out: the server checks those.
 */
export type Shape =
  | Leaf
  | { readonly record: FieldShapes }
  | { readonly words: Readonly<Record<string, number>> }
  | { readonly wordList: Readonly<Record<string, number>> }
  | { readonly oneOf: readonly string[] }
  | { readonly list: Shape }
  | { readonly maybe: Shape }
  | { readonly optional: Shape };

/** One field of a record. */
export type FieldShape = readonly [wire: string, shape: Shape, reading?: Reading];
type FieldShapes = Readonly<Record<string, FieldShape>>;

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
const INSTANT = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;
const YUAN_MAX = 16;
const INSTANT_MAX = 32;

/** Throws for a value that does not have its shape. */
function refuse(): never {
  throw new TypeError('A value is not of the contract.');
}
const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;
/** Stands in a picture's field for "no picture" (wire-facts 2.4). */
const NO_PICTURE = 'default.jpg';
/** What stands in a field that a record may lack: nothing, an empty text, or no picture. */
export const isVoid = (value: unknown): value is null | undefined | '' =>
  isAbsent(value) || value === '' || value === NO_PICTURE;
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const DECIMAL = /^-?\d{1,12}(?:\.\d{1,6})?$/;
/** A number, also when it comes as text. */
const toNumber = (value: unknown): number =>
  isText(value) && DECIMAL.test(value) ? Number(value) : isNumber(value) ? value : refuse();
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole number, also when it comes as text. */
function toWhole(value: unknown): number {
  const whole = isText(value) && WHOLE.test(value) ? Number(value) : value;
  return Number.isSafeInteger(whole) ? (whole as number) : refuse();
}

/** An instant as ISO 8601 in UTC; one without a zone is Beijing time, a date its first moment there. Null for anything else. */
export function toInstant(text: string): string | null {
  const parts = text.length <= INSTANT_MAX && INSTANT.exec(text);
  if (!parts) return null;
  const [, clock, , , zone] = parts;
  const time = Date.parse(`${text.replace(' ', 'T')}${clock ? '' : 'T00:00'}${zone ? '' : '+08:00'}`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** 0, 1 or a truth value, the numbers also as text. */
function toBoolean(value: unknown): boolean {
  const at = [false, true, 0, 1, '0', '1', 'false', 'true'].indexOf(value as number);
  return at < 0 ? refuse() : at % 2 === 1;
}

/** Yuan as a decimal text or number: the family has both (wire-facts 2.4). */
function toFen(value: unknown): number {
  return (isText(value) && value.length <= YUAN_MAX) || isNumber(value) ? yuanToFen(value) : refuse();
}

interface Codec {
  decode: (value: unknown) => unknown;
  encode?: (value: never) => unknown;
}

const LEAVES = {
  // A number where a text is due, e.g. a phone, is the same characters; a date or a sum may be either (wire-facts 2.4).
  text: { decode: (value) => (isText(value) ? value : isNumber(value) ? String(value) : refuse()) },
  int: { decode: toWhole },
  number: { decode: toNumber },
  boolean: { decode: toBoolean },
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
    decode: toBoolean,
    encode: (value: boolean) => (value ? 1 : 0),
  },
  yuan: {
    decode: toFen,
    encode: fenToYuan,
  },
  yuanNumber: {
    decode: toFen,
    encode: (fen: number) => fen / 100,
  },
  signedYuan: {
    decode: (value) => Math.round(toNumber(value) * 100),
    encode: (fen: number) => fen / 100,
  },
  instant: {
    decode: (value) => {
      return (isText(value) && toInstant(value)) || refuse();
    },
  },
} satisfies Record<string, Codec>;

const leaf = (name: Leaf): Codec => LEAVES[name];

/** Natural absences: how a backend of the family that sends null, or leaves the field out, is read. */
const ABSENT: Readonly<Partial<Record<Leaf, unknown>>> = { text: '', flag: false, boolean: false };

/**
 * Decodes a wire value into product words. Reads the backends of the family leniently (decision 0020): an unreadable field
 * costs its value and an unreadable row of a list costs the row; throws where what the value cannot be read without is unreadable.
 */
export function decodeShape(shape: Shape, value: unknown): unknown {
  if (isText(shape)) return leaf(shape).decode(value);
  if ('maybe' in shape) return isVoid(value) ? undefined : decodeShape(shape.maybe, value);
  if ('optional' in shape) return value === undefined ? undefined : decodeShape(shape.optional, value);
  // An absent list says nothing of what there is (decision 0080); as a field of a record it is empty, see `fieldOf`.
  if ('list' in shape) return Array.isArray(value) ? rowsOf(shape.list, value) : refuse();
  if ('oneOf' in shape) return isText(value) && shape.oneOf.includes(value) ? value : refuse();
  if ('words' in shape) return wordOf(shape.words, toWhole(value));
  if ('wordList' in shape)
    return isText(value) ? value.split(',').map((part) => wordOf(shape.wordList, toWhole(part))) : refuse();
  const given = withDays(value ?? {});
  if (!isRecord(given)) return refuse();
  const fileNumber = fileNumberOf(given);
  return renamed(shape.record, (name, wire, of, reading) => [
    name,
    wire === 'fileId' && fileNumber !== undefined ? fileNumber : fieldOf(of, sentAs(wire, given[wire]), reading),
  ]);
}

const TIME_OF_DAY = /^\d{1,2}:\d\d(?::\d\d)?$/;
const DAY = /^(\d{4}-\d\d-\d\d)(?:[T ].*)?$/;

/** The times of a lesson that are times of day, put on its day, which the family sends beside them (wire-facts 6.3). */
function withDays(value: unknown): unknown {
  if (!isRecord(value) || !isText(value['courseStartDate'])) return value;
  const [, day] = DAY.exec(value['courseStartDate']) ?? [];
  const timed = ['courseStartTime', 'courseEndTime'].filter((wire) => TIME_OF_DAY.test(String(value[wire])));
  if (day === undefined || timed.length === 0) return value;
  return {
    ...value,
    ...Object.fromEntries(timed.map((wire) => [wire, `${day} ${String(value[wire]).padStart(5, '0')}`])),
  };
}

/** What a field says; `default.jpg` as a picture means none (wire-facts 2.4). */
function sentAs(wire: string, value: unknown): unknown {
  return value === 'default.jpg' && wire.endsWith('Img') ? undefined : value;
}

/** The rows that can be read; throws where none of them can: a list of something else is not an empty list. */
function rowsOf(shape: Shape, rows: readonly unknown[]): unknown[] {
  const readable = rows.flatMap((row) => {
    try {
      return isAbsent(row) ? [] : [decodeShape(shape, row)];
    } catch {
      return [];
    }
  });
  return readable.length > 0 || rows.length === 0 ? readable : refuse();
}

/** One field of a record; its natural absence where it cannot be read, unless the record is unreadable without it. */
function fieldOf(shape: Shape, value: unknown, reading: Reading | undefined): unknown {
  try {
    return decodeShape(shape, value);
  } catch (error) {
    if (reading === OPTIONAL) return undefined;
    if (reading === REQUIRED) throw error;
    if (!isText(shape)) {
      if ('list' in shape) return [];
      if ('maybe' in shape || 'optional' in shape) return undefined;
    } else if (shape in ABSENT) return ABSENT[shape];
    throw error;
  }
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
  fields: FieldShapes,
  field: (name: string, wire: string, shape: Shape, reading?: Reading) => readonly [key: string, value: unknown],
) {
  const entries = Object.entries(fields).map(([name, one]) => field(name, ...one));
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
