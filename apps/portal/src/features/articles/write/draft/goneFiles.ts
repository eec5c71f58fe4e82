import type { ArticleDraft } from './articleDraft.ts';

/** A file of a draft whose address can be asked: its cover or a picture in its text. */
interface DraftFile {
  id: string;
  url: string;
  /** What its author knows it by; empty for none. */
  name: string;
}

/** The cover and the pictures that stand in the text. */
export function shownFiles({ cover, content, pictures }: ArticleDraft): DraftFile[] {
  const own = cover?.url === undefined ? [] : [{ id: cover.id, url: cover.url, name: cover.name }];
  const inText = content.blocks.flatMap((block) => {
    if (block.kind !== 'picture') return [];
    const source = pictures.find(({ fileId }) => fileId === block.fileId);
    return source ? [{ id: String(block.fileId), url: source.url, name: block.alt }] : [];
  });
  return [...own, ...inText];
}

/** Ids of files that the server has no more: those of a draft that lay for more than a day (S11). */
export async function findGone(draft: ArticleDraft, isThere: (url: string) => Promise<boolean>): Promise<Set<string>> {
  const found = await Promise.all(shownFiles(draft).map(async ({ id, url }) => ((await isThere(url)) ? [] : [id])));
  return new Set(found.flat());
}
