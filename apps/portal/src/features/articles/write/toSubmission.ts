import type { contract, InputOf } from '@shuyuan/contract';
import { isNumbered } from '@shuyuan/contract';
import type { ArticleDocument } from '@shuyuan/rules';
import { filesOf } from '../../../shared/files/filesOf.ts';
import type { ArticleDraft } from './draft/articleDraft.ts';
import { articleOf } from './draft/StoredDrafts.ts';

/** A draft as it is handed in for review: a new article, or a new text of one. */
export function toSubmission(
  name: string,
  { title, plateId, cover, content, pictures, attachments, isPublic, allowsComments, version }: ArticleDraft,
): InputOf<(typeof contract)['articles']['save']> {
  const id = articleOf(name);
  return {
    ...(id !== null && { id }),
    ...(version !== null && { version }),
    plateId: plateId ?? 0,
    title: title.trim(),
    content,
    ...(cover && (isNumbered(Number(cover.id)) ? { coverId: Number(cover.id) } : { coverUrl: cover.url })),
    ...filesOf(attachments),
    ...picturesOf(content, pictures),
    isPublic,
    allowsComments,
  };
}

/** The addresses of pictures in the text that have no numbers of their upload server (wire-facts 11). */
function picturesOf(content: ArticleDocument, pictures: ArticleDraft['pictures']) {
  const shown = new Set(content.blocks.flatMap((block) => (block.kind === 'picture' ? [block.fileId] : [])));
  const unnumbered = pictures.filter(({ fileId }) => shown.has(fileId) && !isNumbered(fileId));
  return unnumbered.length > 0 ? { pictures: unnumbered.map(({ fileId, url }) => ({ fileId, url })) } : {};
}
