import type { Shop } from '../trade/shop.ts';
import type { Writer, WrittenArticle } from './written.ts';

/** An article with an id, as its readers meet it. */
export interface SeededArticle {
  id: number;
  written: WrittenArticle;
  /** The student who wrote it. */
  studentId: number | null;
  /** When it was published; null while it is not. */
  publishedAt: Date | null;
}

/** Id of a student or lecturer by place. */
export function personOf({ draft }: Pick<Shop, 'draft'>, { kind, place }: Exclude<Writer, { kind: 'school' }>): number {
  const id = draft.rows[kind]?.[place]?.id;
  if (id === undefined) throw new RangeError(`The school has no ${kind} ${place}.`);
  return Number(id);
}
