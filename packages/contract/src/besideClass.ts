import * as z from 'zod/mini';
import { maybe, Whole } from './schema.ts';

/** A mark by its name beside the average of the class, which is absent under five students (privacy); its wire name differs by call. */
export const markFields = <const Wire extends string>(classWire: Wire) =>
  ({
    name: ['name', z.string()],
    score: ['score', z.number()],
    classAverage: [classWire, maybe(z.number())],
  }) as const;

/** The share of the points in one field of knowledge, 0 to 1, beside that of the class. */
export const knowledgeFields = <const Wire extends string>(classWire: Wire) =>
  ({
    name: ['name', z.string()],
    rate: ['rate', z.number()],
    classAverage: [classWire, maybe(z.number())],
  }) as const;

/** How many of how many are done, and the share of their points, beside that of the class. */
export const doneFields = {
  total: ['total', Whole],
  done: ['done', Whole],
  rate: ['rate', maybe(z.number())],
  classAverage: ['classRate', maybe(z.number())],
} as const;
