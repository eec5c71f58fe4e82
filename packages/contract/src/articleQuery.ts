import * as z from 'zod/mini';
import { Keyword } from './fields.ts';
import { Id, paging, words } from './schema.ts';

/** Orders of a list: 1 recommended, 2 newest, 3 most talked about (product.md 4.20), 4 most read; a search begins with what fits best. */
export const articleSorts = words({ recommended: 1, newest: 2, hot: 3, mostRead: 4, relevant: 5 });

/** What a list of articles can be asked for. */
export const articleQuery = {
  plateId: ['plateId', z.optional(Id)],
  sort: ['sortType', z.optional(articleSorts)],
  keyword: ['keyword', z.optional(Keyword)],
  ...paging,
} as const;
