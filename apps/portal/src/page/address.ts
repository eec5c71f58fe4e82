import { PAGE_MAX } from '@shuyuan/rules';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { idOf } from './idOf.ts';

/** One value of an address: how it is read and written. */
export interface Field<T> {
  /** Its name in the address, where that differs from the name in the code. */
  name?: string;
  /** Undefined for a text that is none of its values. */
  read(text: string): T | undefined;
  /** Empty for a value that is omitted from the address. */
  write(value: T): string;
}

/** A field that always has a value: this one where the address names none. */
export interface FieldWithDefault<T> extends Field<T> {
  byDefault: T;
}

type Fields = Readonly<Record<string, Field<unknown>>>;
type ValueOf<F> = F extends Field<infer T> ? T : never;
type WithDefault<F> = { [K in keyof F]: F[K] extends FieldWithDefault<unknown> ? K : never }[keyof F];

/** A parsed address. */
export type Values<F> = { [K in WithDefault<F>]: ValueOf<F[K]> } & {
  [K in Exclude<keyof F, WithDefault<F>>]?: ValueOf<F[K]>;
};
/** Input of an address. */
export type Choice<F> = { readonly [K in keyof F]?: ValueOf<F[K]> | undefined };

/** A path and what may stand behind its `?`. */
export interface Address<F> {
  /** Parses the address: invalid values count as absent. */
  read(search: URLSearchParams): Values<F>;
  /** The query with `?`, or empty: defaults and empty values are left out, so that one list has one address. */
  search(values: Choice<F>): string;
  /** The address itself. */
  href(values?: Choice<F>): string;
}

/** Values that an address of `A` was read as, e.g. the filters of a list. */
export type ValuesOf<A> = A extends Address<infer F> ? Values<F> : never;

/** Describes the query of an address: values read are bounded, defaults are omitted. */
export function address<const F extends Fields>(path: string, fields: F): Address<F> {
  const rows = Object.entries(fields).map(([key, field]) => ({ key, name: field.name ?? key, field }));
  const defaultOf = (field: Field<unknown>) => ('byDefault' in field ? field.byDefault : undefined);
  const search = (values: Choice<F>) => {
    const query = new URLSearchParams();
    for (const { key, name, field } of rows) {
      const value: unknown = values[key];
      if (value === undefined || value === defaultOf(field)) continue;
      const text = field.write(value);
      if (text !== '') query.set(name, text);
    }
    return query.size === 0 ? '' : `?${query}`;
  };
  return {
    read(from) {
      const values: Record<string, unknown> = {};
      for (const { key, name, field } of rows) {
        const value = field.read(from.get(name) ?? '') ?? defaultOf(field);
        if (value !== undefined) values[key] = value;
      }
      return values as Values<F>; // built from the same fields
    },
    search,
    href: (values = {}) => path + search(values),
  };
}

/** The parsed current address, and navigation to other values on the same page. */
export function useAddress<F>(of: Address<F>): [values: Values<F>, go: (values: Choice<F>) => void] {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const text = params.toString();
  const values = useMemo(() => of.read(new URLSearchParams(text)), [of, text]);
  return [values, (choice) => void navigate({ search: of.search(choice) })];
}

/** Number of a page, from 1; the first for anything else. */
export const pageNumber: FieldWithDefault<number> = {
  byDefault: 1,
  read: (text) => (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= PAGE_MAX ? Number(text) : undefined),
  write: String,
};

/** Identifier of a record. */
export const id: Field<number> = { read: (text) => idOf(text) ?? undefined, write: String };

/** Something that is so when the address says 1. */
export const flag: Field<boolean> = {
  read: (text) => (text === '1' ? true : undefined),
  write: (value) => (value ? '1' : ''),
};

/** Words of the student, e.g. of a search; longer ones are cut. */
export function text(max: number): Field<string> {
  const cut = (words: string) => words.trim().slice(0, max);
  return { read: (words) => cut(words) || undefined, write: cut };
}

/** One of a few words; `byDefault` where the address names none of them. */
export function oneOf<const T extends string>(words: readonly T[]): Field<T>;
export function oneOf<const T extends string>(words: readonly T[], byDefault: NoInfer<T>): FieldWithDefault<T>;
export function oneOf<const T extends string>(words: readonly T[], byDefault?: T): Field<T> {
  return {
    read: (word) => words.find((each) => each === word),
    write: (word) => word,
    ...(byDefault !== undefined && { byDefault }),
  };
}

/** A field with another name in the address than in the code. */
export function named<F extends { name?: string }>(name: string, field: F): F {
  return { ...field, name };
}
