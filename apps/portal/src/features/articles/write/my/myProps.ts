import type { OwnArticle, OwnArticleText } from '@shuyuan/contract';
import { type ArticleDocument, articleLength, type Locale, messageTime } from '@shuyuan/rules';
import type { ArticleProof, OwnArticleCardProps } from '@shuyuan/ui';
import type { TFunction } from 'i18next';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import { type ArticleDraft, coverUrlOf } from '../draft/articleDraft.ts';
import type { StoredDraft } from '../draft/StoredDrafts.ts';

type T = TFunction<'writing'>;

/** When and in which language somebody looks. */
export interface View {
  now: number;
  timeZone: string;
  locale: Locale;
}

/** Paragraphs with words, numbered from 1 as a reader counts them. */
function paragraphsOf({ blocks }: ArticleDocument) {
  return blocks
    .flatMap((block, at) => (block.kind !== 'picture' && block.text.trim() !== '' ? [{ at, text: block.text }] : []))
    .map(({ at, text }, index) => ({ at, text, number: index + 1 }));
}

/** The reason of a refusal with the paragraph that it is about, the one before and the one after. */
export function toProof(
  { reason, reviewer, decidedAt }: Pick<OwnArticle, 'reason' | 'reviewer' | 'decidedAt'>,
  text: Pick<OwnArticleText, 'content' | 'reasonBlock'> | undefined,
  view: View,
): ArticleProof | undefined {
  if (reason === undefined) return undefined;
  const by = [reviewer, decidedAt === undefined ? undefined : messageTime(decidedAt, view)].filter(Boolean).join(' · ');
  const all = text ? paragraphsOf(text.content) : [];
  const index = all.findIndex(({ at }) => at === text?.reasonBlock);
  const paragraphs = all
    .slice(Math.max(0, index - 1), index + 2)
    .map(({ number, text: words, at }) => ({ number, text: words, marked: at === text?.reasonBlock }));
  return { reason, ...(by !== '' && { by }), ...(index >= 0 && { paragraphs }) };
}

/** An article of the server as a card, without its buttons. */
export function toOwnCard(
  article: OwnArticle,
  text: OwnArticleText | undefined,
  view: View,
  t: T,
): OwnArticleCardProps {
  const { state, title, cover, plateName, reads, likes, comments } = article;
  const isRead = state === 'published' || state === 'off';
  return {
    state,
    title,
    cover,
    facts: [plateName, ...datesOf(article, view, t)].filter((fact) => fact !== undefined),
    ...(isRead &&
      reads !== undefined &&
      likes !== undefined &&
      comments !== undefined && { counts: { reads, likes, comments } }),
    ...(state === 'rejected' && { proof: toProof(article, text, view) }),
  };
}

function datesOf({ state, isPublished, submittedAt, decidedAt, publishedAt }: OwnArticle, view: View, t: T): string[] {
  const when = (at: string) => messageTime(at, view);
  if (state === 'published' || state === 'off') return publishedAt === undefined ? [] : [when(publishedAt)];
  const sent = t('sentAt', { when: when(submittedAt) });
  const seen = t(isPublished ? 'oldIsPublic' : 'onlyYou');
  if (state === 'rejected' && decidedAt !== undefined) return [sent, t('decidedAt', { when: when(decidedAt) })];
  return state === 'withdrawn' ? [seen] : [sent, seen];
}

/** A draft of this browser as a card, without its buttons. */
export function toDraftCard({ at, content: draft }: StoredDraft<ArticleDraft>, view: View, t: T): OwnArticleCardProps {
  const plate = draft.plateId === null ? t('noPlate') : draft.plateName;
  const length = articleLength(draft.content);
  return {
    state: 'draft',
    title: draft.title.trim(),
    cover: coverUrlOf(draft),
    facts: [
      ...(plate === null ? [] : [plate]),
      t('length', { shown: formatWhole(length) }),
      t('storedAt', { when: messageTime(at, view) }),
    ],
  };
}
