import type { contract, InputOf } from '@shuyuan/contract';
import type { ArticleDraft } from './draft/articleDraft.ts';
import { articleOf } from './draft/StoredDrafts.ts';

/** A draft as it is handed in for review: a new article, or a new text of one. */
export function toSubmission(
  name: string,
  { title, plateId, cover, content, attachments, isPublic, allowsComments, version }: ArticleDraft,
): InputOf<(typeof contract)['articles']['save']> {
  const id = articleOf(name);
  return {
    ...(id !== null && { id }),
    ...(version !== null && { version }),
    plateId: plateId ?? 0,
    title: title.trim(),
    content,
    ...(cover && { coverId: Number(cover.id) }),
    fileIds: attachments.map((file) => Number(file.id)),
    isPublic,
    allowsComments,
  };
}
