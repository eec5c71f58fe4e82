import { type ArticleDocument, EMPTY_ARTICLE, isUnfinishedArticle } from '@shuyuan/rules';
import type { StoredFile } from '@shuyuan/ui';
import { asObject } from '../../../../core/PersonalEntries.ts';

/** A picture in the text, at an address that its author may open. */
export interface DraftPicture {
  fileId: number;
  url: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** An article as its author has left it: any of it may be missing or break a rule. */
export interface ArticleDraft {
  title: string;
  plateId: number | null;
  /** Name of the board as its author saw it; null for none, and where it is not known. */
  plateName: string | null;
  cover: StoredFile | null;
  content: ArticleDocument;
  pictures: readonly DraftPicture[];
  attachments: readonly StoredFile[];
  /** Names of files that were chosen and not stored, so that one that goes missing with the page is told (X7). */
  unstored: readonly string[];
  isPublic: boolean;
  allowsComments: boolean;
  /** The text on the server that this one changes; null for a new article. */
  version: number | null;
  /** Since when readers have an older text of it, as ISO; null while none is public. */
  publicSince: string | null;
}

/** Nothing written yet: an article is shared and may be talked about, unless its author says otherwise. */
export const EMPTY_DRAFT: ArticleDraft = {
  title: '',
  plateId: null,
  plateName: null,
  cover: null,
  content: EMPTY_ARTICLE,
  pictures: [],
  attachments: [],
  unstored: [],
  isPublic: true,
  allowsComments: true,
  version: null,
  publicSince: null,
};

/** The picture that its cards and its page begin with: the cover, or without one the first picture of the text, as the server has it. */
export function coverUrlOf({ cover, content, pictures }: ArticleDraft): string | undefined {
  if (cover) return cover.url;
  const first = content.blocks.find((block) => block.kind === 'picture');
  return first && pictures.find(({ fileId }) => fileId === first.fileId)?.url;
}

/** Whether its author has not begun it. */
export function isUntouched({ title, plateId, cover, content, attachments, version }: ArticleDraft): boolean {
  const isBlank = content.blocks.every((block) => block.kind !== 'picture' && block.text.trim() === '');
  return title === '' && plateId === null && cover === null && isBlank && attachments.length === 0 && version === null;
}

/** Reads a stored draft; undefined for what is none (B6). */
export function parseDraft(stored: unknown): ArticleDraft | undefined {
  const { title, plateId, cover, content, pictures, attachments, ...rest } = asObject(stored);
  const { unstored, isPublic, allowsComments, version, plateName, publicSince } = rest;
  if (typeof title !== 'string' || !isUnfinishedArticle(content)) return undefined;
  return {
    title,
    content,
    plateId: numberOf(plateId),
    plateName: textOf(plateName),
    version: numberOf(version),
    publicSince: textOf(publicSince),
    cover: isFile(cover) ? cover : null,
    pictures: Array.isArray(pictures) ? pictures.filter(isPicture) : [],
    attachments: Array.isArray(attachments) ? attachments.filter(isFile) : [],
    unstored: Array.isArray(unstored) ? unstored.filter((name) => typeof name === 'string') : [],
    isPublic: isPublic !== false,
    allowsComments: allowsComments !== false,
  };
}

/** The space of a picture whose size the server does not know, in pixels. */
const UNKNOWN_SIZE = { width: 800, height: 600 };

/** A picture as the server names it, with the space that it takes in the text. */
export function toDraftPicture({
  fileId,
  url,
  width = UNKNOWN_SIZE.width,
  height = UNKNOWN_SIZE.height,
}: Pick<DraftPicture, 'fileId' | 'url'> & { width?: number | undefined; height?: number | undefined }): DraftPicture {
  return { fileId, url, width, height };
}

function isFile(value: unknown): value is StoredFile {
  const { id, name, size, mime, url } = asObject(value);
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof size === 'number' &&
    typeof mime === 'string' &&
    (url === undefined || typeof url === 'string')
  );
}

function isPicture(value: unknown): value is DraftPicture {
  const { fileId, url, width, height } = asObject(value);
  const sizes = [fileId, width, height];
  return typeof url === 'string' && sizes.every((each) => typeof each === 'number');
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
