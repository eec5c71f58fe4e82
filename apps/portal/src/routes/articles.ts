import { own } from './own.ts';
import type { RouteRow } from './row.ts';

/** Pages that read articles, where each stands (§2), and their texts. Anybody may read; what a visitor may not see is asked for on the page. */
const PAGES = [
  ['CollectPage', '/headline/collect', []],
  ['ArticlePage', '/headline/detail/:id', []],
  ['AuthorPage', '/headline/personal/:userId', []],
  ['PlatePage', '/headline/plate', []],
  ['NewsPage', '/news', ['ranking']],
  ['NotePage', '/teather/note/:id', []],
] as const;

/** Articles and where they are found (§2). */
export const articleRows: readonly RouteRow[] = PAGES.map(([page, path, texts]) => ({
  path,
  layout: 'main',
  access: 'public',
  texts: ['articlesRead', ...texts],
  page: own(page),
}));
