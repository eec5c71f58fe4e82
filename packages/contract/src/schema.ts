import { fenToYuan, PAGE_MAX, PAGE_SIZE_MAX, yuanToFen } from '@shuyuan/rules';
import * as z from 'zod/mini';
import type { Fields, HasFields, HasInner } from './reading.ts';
import { marked } from './toWire.ts';
import { isVoid, toInstant } from './wire.ts';

/** A whole number: text in a query, a number in a body; both are read, a number is sent. */
export const Whole = z.codec(z.union([z.int(), z.string().check(z.maxLength(17), z.regex(/^-?\d{1,16}$/))]), z.int(), {
  decode: Number,
  encode: (value) => value,
});

/** Identifier: a positive whole number below 2⁵³ (T4). */
export const Id = z.codec(
  z.union([z.int(), z.string().check(z.maxLength(16), z.regex(/^\d{1,16}$/))]),
  z.int().check(z.positive()),
  {
    decode: Number,
    encode: (value) => value,
  },
);

/** Flag: 1 yes, 0 no on the wire (wire-facts 2.4), a boolean in the product. */
export const Flag = z.codec(z.union([z.literal([0, 1]), z.literal(['0', '1'])]), z.boolean(), {
  decode: (value) => Number(value) === 1,
  encode: (value) => (value ? 1 : 0),
});

/** Money of catalogue records: yuan as a decimal string on the wire ("199.00"), integer fen in the product. */
export const Yuan = z.codec(z.string().check(z.maxLength(16)), z.int(), {
  decode: (value, context) => {
    try {
      return yuanToFen(value);
    } catch {
      context.issues.push({ code: 'custom', message: 'money', input: value });
      return z.NEVER;
    }
  },
  encode: fenToYuan,
});

/** Money of order records: yuan as a decimal number on the wire (199.5), integer fen in the product. */
export const YuanNumber = z.codec(z.number(), z.int(), {
  decode: (value, context) => {
    try {
      return yuanToFen(value);
    } catch {
      context.issues.push({ code: 'custom', message: 'money', input: value });
      return z.NEVER;
    }
  },
  encode: (fen) => fen / 100,
});

/** An instant, ISO 8601 in UTC; also read in the family's older forms `YYYY-MM-DD` and `YYYY-MM-DD HH:mm:ss`, Beijing time (product.md 4.0). */
export const Instant = z.codec(z.string().check(z.maxLength(32)), z.string(), {
  decode: (value, context) => {
    const instant = toInstant(value);
    if (instant) return instant;
    context.issues.push({ code: 'custom', message: 'instant', input: value });
    return z.NEVER;
  },
  encode: (value) => value,
});

/** A small number on the wire, a word in the product; no other code uses the numbers. */
export function words<const T extends Record<string, number>>(numbers: T) {
  type Word = Extract<keyof T, string>;
  const names = Object.keys(numbers) as Word[];
  const byNumber = new Map<number | undefined, Word>(names.map((name) => [numbers[name], name]));
  const codec = z.codec(Whole, z.enum(Object.fromEntries(names.map((name) => [name, name])) as { [K in Word]: K }), {
    decode: (value, context) => {
      const word = byNumber.get(value);
      if (word !== undefined) return word as never;
      context.issues.push({ code: 'custom', message: 'unknown value', input: value });
      return z.NEVER;
    },
    encode: (word) => numbers[word as Word] as number,
  });
  return marked(codec, { words: numbers });
}

type OptionalKeys<F extends Fields> = {
  [K in keyof F]: undefined extends z.output<F[K][1]> ? K : never;
}[keyof F];
type RecordOf<F extends Fields> = { [K in Exclude<keyof F, OptionalKeys<F>>]: z.output<F[K][1]> } & {
  [K in OptionalKeys<F>]?: z.output<F[K][1]>;
};
type Flat<T> = { [K in keyof T]: T[K] };

/**
 * A record whose fields have another name on the wire: `record({ title: ['courseScheduleName', z.string()] })`.
 * Decoding reads wire names and yields product names, encoding the reverse; unknown wire fields are dropped (Z2, Z3).
 */
export function record<const F extends Fields>(fields: F) {
  const names = Object.entries(fields);
  const wire = z.object(Object.fromEntries(names.map(([, [wireName, schema]]) => [wireName, schema])));
  const rename = (value: Record<string, unknown>, toWire: boolean) => {
    const renamed: Record<string, unknown> = {};
    for (const [name, [wireName]] of names) {
      const field = value[toWire ? name : wireName];
      if (field !== undefined) renamed[toWire ? wireName : name] = field;
    }
    return renamed;
  };
  const product = z.custom<Flat<RecordOf<F>>>((value) => typeof value === 'object' && value !== null);
  const codec = z.codec(wire, product, {
    decode: (value) => rename(value, false) as Flat<RecordOf<F>>,
    encode: (value) => rename(value as Record<string, unknown>, true) as never,
  });
  return marked(codec, { recordOf: fields }) as typeof codec & HasFields<F>;
}

/** No parameters, or an answer of which only `resultCode` is read. */
export const Nothing = z.codec(z.any(), z.object({}), { decode: () => ({}), encode: () => ({}) });

/** Page request: `currentPage` from 1, `pageSize` 10 by default, at most 100 (X9). */
export const pageFields = {
  currentPage: z.optional(Whole.check(z.minimum(1), z.maximum(PAGE_MAX))),
  pageSize: z.optional(Whole.check(z.minimum(1), z.maximum(PAGE_SIZE_MAX))),
};

/** `pageFields` under their names in the product. */
export const paging = {
  page: ['currentPage', pageFields.currentPage],
  pageSize: ['pageSize', pageFields.pageSize],
} as const;

/** A string of bounded length; every text a client sends has a bound (X9). */
export const text = (max: number) => z.string().check(z.maxLength(max));

/** `cursor` of the last item that was shown: the page behind it, in the same order; the page number is not read then. */
export const after = ['afterKey', z.optional(text(64))] as const;

/** A field that a record may lack, or hold as null or ''; absent in the product. */
export function maybe<T extends z.ZodMiniType<unknown, unknown>>(schema: T) {
  const output = z.any() as unknown as z.ZodMiniType<z.output<T> | undefined, z.output<T> | undefined>;
  const codec = z.codec(z.nullable(schema), output, {
    decode: (value) => (isVoid(value) ? undefined : value) as never,
    encode: (value) => (value ?? null) as never,
  });
  const optional = z.optional(marked(codec, { maybeOf: schema }));
  return optional as typeof optional & HasInner<T>;
}

marked(Whole, 'whole');
marked(Id, 'id');
marked(Flag, 'flag');
marked(Yuan, 'yuan');
marked(YuanNumber, 'yuanNumber');
marked(Instant, 'instant');
marked(Nothing, 'nothing');
