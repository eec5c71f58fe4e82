import type * as z from 'zod/mini';

/**
 * How a client reads a field of an answer; what is sent has every field in any case (decision 0020).
 * A field that says neither is required, except a text, a flag and a list: where one of these cannot be read it is '', false or [].
 */
export const OPTIONAL = 0;
/** The record is unreadable without this: the text of an identifier or a title, the list that it is read for. */
export const REQUIRED = 1;
export type Reading = typeof OPTIONAL | typeof REQUIRED;

/** One field of a record: its name on the wire, its schema, and how a client reads it. */
export type Field = readonly [wire: string, schema: z.ZodMiniType<unknown, unknown>, reading?: Reading];
export type Fields = Readonly<Record<string, Field>>;

declare const fieldsOf: unique symbol;
declare const innerOf: unique symbol;
/** A codec that knows its fields; exists in types only. */
export interface HasFields<F> {
  readonly [fieldsOf]: F;
}
/** A codec of a value that may be absent; exists in types only. */
export interface HasInner<T> {
  readonly [innerOf]: T;
}

type ReadField<E> = E extends readonly [string, infer S, typeof OPTIONAL]
  ? ReadOf<S> | undefined
  : E extends readonly [string, infer S, ...unknown[]]
    ? ReadOf<S>
    : never;
type AbsentKeys<F> = { [K in keyof F]: undefined extends ReadField<F[K]> ? K : never }[keyof F];
// Keys that are a parameter of their own keep each field's declaration, by which lint knows an answer (scripts/lint/known.ts).
type Present<F, K extends keyof F> = { -readonly [P in K]: ReadField<F[P]> };
type Absent<F, K extends keyof F> = { -readonly [P in K]?: ReadField<F[P]> };
type Flat<T> = { [K in keyof T]: T[K] };

/** What a client gets from an answer of this schema: a field that a backend of the family may leave out can be undefined. */
export type ReadOf<S> =
  S extends HasFields<infer F>
    ? Flat<Present<F, Exclude<keyof F, AbsentKeys<F>>> & Absent<F, AbsentKeys<F>>>
    : S extends HasInner<infer T>
      ? ReadOf<T> | undefined
      : S extends z.ZodMiniArray<infer T>
        ? ReadOf<T>[]
        : S extends z.ZodMiniOptional<infer T>
          ? ReadOf<T> | undefined
          : S extends z.ZodMiniType
            ? z.output<S>
            : never;

/** The same value as a server sends it: complete. */
export type SentOf<S extends z.ZodMiniType> = z.output<S>;
