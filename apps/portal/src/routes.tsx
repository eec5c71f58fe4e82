import { articleRows } from './routes/articles.ts';
import { assessRows } from './routes/assess.ts';
import { bareRows } from './routes/bare.ts';
import { learnRows } from './routes/learn.ts';
import { mainRows } from './routes/main.ts';
import type { RouteRow } from './routes/row.ts';

/** THE route table: every page that exists. What §2 names beyond it is listed, and may only shrink, in `routes.test.ts`. */
export const routes: readonly RouteRow[] = [...bareRows, ...mainRows, ...articleRows, ...assessRows, ...learnRows];

/** Where `/` and unknown paths lead (§2). */
export const HOME = '/index';
