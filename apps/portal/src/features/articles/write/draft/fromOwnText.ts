import type { OwnArticleText } from '@shuyuan/contract';
import { orFirst } from '../../../../core/known.ts';
import { type ArticleDraft, toDraftPicture } from './articleDraft.ts';

/** The latest text on the server as a draft to change. */
export function fromOwnText(text: OwnArticleText): ArticleDraft {
  const { plateName, isPublished, publishedAt } = text;
  const { title, plateId, cover, coverId, content, pictures, attachments, isPublic, allowsComments, version } = text;
  return {
    title,
    plateId: plateId ?? null,
    plateName: plateName ?? null,
    cover: coverId === undefined ? null : { id: String(coverId), name: '', size: 0, mime: 'image/png', url: cover },
    content,
    pictures: pictures.map(toDraftPicture),
    attachments: attachments.map(({ fileId, name, bytes, mime, url }) => ({
      id: String(fileId),
      name,
      size: orFirst(bytes),
      mime: mime ?? '',
      ...(url !== undefined && { url }),
    })),
    unstored: [],
    isPublic,
    allowsComments,
    version,
    publicSince: (isPublished && publishedAt) || null,
  };
}
