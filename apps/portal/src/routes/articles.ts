import { own } from './own.ts';
import type { RouteRow } from './row.ts';

/** Pages that read articles, and where each stands (§2). Anybody may read; what a visitor may not see is asked for on the page. */
const PAGES = [
  ['CollectPage', '/headline/collect'],
  ['ArticlePage', '/headline/detail/:id'],
  ['AuthorPage', '/headline/personal/:userId'],
  ['PlatePage', '/headline/plate'],
  ['NewsPage', '/news'],
  ['NotePage', '/teather/note/:id'],
] as const;

/** Articles and where they are found (§2). */
export const articleRows: readonly RouteRow[] = PAGES.map(([page, path]) => ({
  path,
  layout: 'main',
  access: 'public',
  texts: ['articlesRead'],
  page: own(page),
}));
