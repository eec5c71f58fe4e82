import type * as z from 'zod/mini';
import type { Call, Schema } from './call.ts';
import type { Reading } from './reading.ts';
import type { FieldShape, Shape, WireCall, WireGroup } from './wire.ts';

/** The fields of a zod schema used here; the library documents them for tools. */
interface Definition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly element?: Schema;
  /** Members of a tuple. */
  readonly items?: readonly Schema[];
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly entries?: Readonly<Record<string, string>>;
  readonly format?: string;
  readonly reverseTransform?: object;
}

/** Leaf types of our codecs, keyed by `encode`: adding a check to a codec makes another object with the same functions. */
type Mark =
  | Shape
  | { readonly maybeOf: Schema }
  | { readonly recordOf: Readonly<Record<string, readonly [string, Schema, Reading?]>> };
const marks = new WeakMap<object, Mark>();

const definitionOf = (schema: z.ZodMiniType<unknown, unknown>) => schema._zod.def as unknown as Definition;

/** Marks a codec with its client-side type; a codec without a mark cannot be part of a call. */
export function marked<S extends Schema>(schema: S, mark: Mark): S {
  const { reverseTransform } = definitionOf(schema);
  if (!reverseTransform) throw new TypeError('Only a codec is marked: every other schema says itself what it is.');
  if (marks.has(reverseTransform))
    throw new TypeError('Two codecs share one `encode`: each needs a function of its own.');
  marks.set(reverseTransform, mark);
  return schema;
}

/** What the numbers of a codec of `words`, or of a flag, mean; null for every other schema. */
export function wordsOf(schema: Schema): Readonly<Record<string, number>> | null {
  const { reverseTransform } = definitionOf(schema);
  const mark = reverseTransform && marks.get(reverseTransform);
  if (mark === 'flag') return { no: 0, yes: 1 };
  return typeof mark === 'object' && 'words' in mark ? mark.words : null;
}

/** The form of a schema's values as data; throws for schema kinds that the client cannot read. */
export function toShape(schema: Schema): Shape {
  const { type, innerType, element, items, shape, entries, format, reverseTransform } = definitionOf(schema);
  if (reverseTransform) return fromMark(reverseTransform);
  if (type === 'optional' && innerType) {
    const inner = toShape(innerType);
    return typeof inner === 'object' && 'maybe' in inner ? inner : { optional: inner };
  }
  if (type === 'array' && element) return { list: toShape(element) };
  // Pairs are of one kind each: ranges of seconds, points of a picture.
  if (type === 'tuple' && items?.[0]) return { list: toShape(items[0]) };
  if (type === 'enum' && entries) return { oneOf: Object.values(entries) };
  if (type === 'object' && shape) {
    return { record: Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, [name, toShape(field)]])) };
  }
  if (type === 'string') return 'text';
  if (type === 'boolean') return 'boolean';
  if (type === 'unknown') return 'any';
  if (type === 'number') return format === 'safeint' ? 'int' : 'number';
  throw new TypeError(`The contract uses a schema of the kind "${type}", which the client does not know: see wire.ts.`);
}

function fromMark(encode: object): Shape {
  const mark = marks.get(encode);
  if (!mark) throw new TypeError('A codec of the contract is not marked with what it stands for: see schema.ts.');
  if (typeof mark === 'string') return mark;
  if ('maybeOf' in mark) return { maybe: toShape(mark.maybeOf) };
  if (!('recordOf' in mark)) return mark;
  const fields = Object.entries(mark.recordOf).map(([name, [wire, field, reading]]): [string, FieldShape] => {
    const shape = toShape(field);
    return [name, reading === undefined ? [wire, shape] : [wire, shape, reading]];
  });
  return { record: Object.fromEntries(fields) };
}

/** A call as the client needs it: without summaries, access lists and the rules that the server checks. */
export function toWireCall({ method, path, access, service, isList, input, result }: Call): WireCall {
  return {
    method,
    path,
    access,
    ...(service === 'student' ? {} : { service }),
    ...(isList ? { isList } : {}),
    input: toShape(input),
    result: toShape(result),
  };
}

/** The calls of one domain as the client needs them. */
export function toWireGroup(calls: Readonly<Record<string, Call>>): WireGroup {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, toWireCall(call)]));
}
