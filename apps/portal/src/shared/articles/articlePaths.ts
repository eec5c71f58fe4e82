import type { ArticleCard } from '@shuyuan/contract';

/** Where a reader comes from: which entry of the menu an article's page lights up, MyHeadline 3, News 7, HeadlinePlate 10 (§2). */
export type ArticleSource = 'MyHeadline' | 'News' | 'HeadlinePlate';

/** Pages where articles are written; the editor asks for a login. */
export const WRITE_PATH = '/headline/add';

/** The articles of the student, and what the student has collected (§2). */
export const MY_ARTICLES_PATH = '/headline/my';
export const COLLECTION_PATH = '/headline/collect';

/** The page of an article, or of a lecturer's note (§2). */
export function articlePath({ id, kind }: Pick<ArticleCard, 'id' | 'kind'>, from: ArticleSource = 'News'): string {
  return kind === 'note' ? `/teather/note/${id}` : `/headline/detail/${id}?fromName=${from}`;
}

/** An own article as its readers will see it, whether it is public or not (§2). */
export const previewPath = (id: number) => `/headline/preview?id=${id}`;

/** The notes of a lecturer, all of them. */
export const notesPath = (lecturerId: number) => `${authorPath(lecturerId)}?tab=notes`;

/** The page of an author: a student or a lecturer (§2). */
export const authorPath = (userId: number) => `/headline/personal/${userId}`;
