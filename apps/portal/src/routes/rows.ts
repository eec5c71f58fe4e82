import { articleRows } from './articles.ts';
import { assessRows } from './assess.ts';
import { bareRows } from './bare.ts';
import { learnRows } from './learn.ts';
import { mainRows } from './main.ts';
import type { RouteRow } from './row.ts';

/** THE route table: every page that exists. What §2 names beyond it is listed, and may only shrink, in `routes.test.ts`. */
export const routes: readonly RouteRow[] = [...bareRows, ...mainRows, ...articleRows, ...assessRows, ...learnRows];
