import { address, type Field, id, oneOf, pageNumber, type ValuesOf } from '../../../page/address.ts';
import { MY_ARTICLES_PATH } from '../../../shared/articles/articlePaths.ts';
import { articleOf, ofArticle } from './draft/StoredDrafts.ts';

/** Which text is written. */
export interface Target {
  id?: number | undefined;
  draft?: string | undefined;
  /** The board that a new article begins with. */
  plate?: number | undefined;
}

/** Name of a draft in this browser. */
const draftName: Field<string> = {
  read: (name) => (/^(new|\d{1,16})(~\d{1,16})?$/.test(name) ? name : undefined),
  write: (name) => name,
};

/** The editor: a new article, of a board for instance, one of the student's, or a draft beside them (§2). */
export const editorAddress = address('/headline/add', { id, draft: draftName, plate: id });
/** The same text as its readers will see it. */
export const previewAddress = address('/headline/preview', { id, draft: draftName });

/** The editor of a draft of this browser: of a new article, of one that the server has, or of a copy beside it. */
export function draftAddressOf(name: string): string {
  const id = articleOf(name) ?? undefined;
  const isCopy = id !== undefined && name !== ofArticle(id);
  return editorAddress.href({ id, draft: isCopy || id === undefined ? name : undefined });
}

/** Tabs of the own articles. */
export const MY_TABS = ['all', 'published', 'inReview', 'rejected', 'drafts'] as const;
export type MyTab = (typeof MY_TABS)[number];

/** `/headline/my` (§2). */
export const myArticlesAddress = address(MY_ARTICLES_PATH, { tab: oneOf(MY_TABS, 'all'), page: pageNumber });
export type MyFilters = ValuesOf<typeof myArticlesAddress>;
