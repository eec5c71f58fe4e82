import type { RichTextSize } from '../text.ts';

/** Most blocks of an article: 10,000 characters of one-line paragraphs fit many times over. */
export const ARTICLE_BLOCKS_MAX = 2_000;
/** Most marks of an article, counted over all its blocks. */
export const ARTICLE_MARKS_MAX = 5_000;
/** Most pictures in the text of an article. */
export const ARTICLE_PICTURES_MAX = 50;
/** Most characters of a picture's text alternative. */
export const ARTICLE_ALT_MAX = 100;

/** Kinds of blocks that hold text; headings start at 2 because the title of the page is 1. */
export const ARTICLE_TEXT_KINDS = [
  'paragraph',
  'heading2',
  'heading3',
  'heading4',
  'quote',
  'bullet',
  'ordered',
] as const;
/** Alignments of a text block; `start` is the default and is never stored in canonical form. */
export const ARTICLE_ALIGNMENTS = ['start', 'center', 'end'] as const;
/** Depths of a list item; 0 is the default and is never stored in canonical form. */
export const ARTICLE_DEPTHS = [0, 1, 2] as const;
/** Marks that are there or not, in the order in which canonical form lists them. */
export const ARTICLE_FLAG_MARKS = ['bold', 'italic', 'underline', 'strike'] as const;
/** Colours of text, by the job that the brand gives them. */
export const ARTICLE_COLOURS = ['action', 'accent', 'danger', 'success', 'info', 'muted'] as const;
/** Widths of a picture, in percent of the column. */
export const ARTICLE_WIDTHS = [25, 50, 75, 100] as const;

/** Kind of a block that holds text. */
export type ArticleTextKind = (typeof ARTICLE_TEXT_KINDS)[number];
/** Where the lines of a block stand, in the direction of the text. */
export type ArticleAlignment = (typeof ARTICLE_ALIGNMENTS)[number];
/** How deep a list item stands. */
export type ArticleDepth = (typeof ARTICLE_DEPTHS)[number];
/** A mark without a value. */
export type ArticleFlagMark = (typeof ARTICLE_FLAG_MARKS)[number];
/** A colour of text. */
export type ArticleColour = (typeof ARTICLE_COLOURS)[number];
/** Width of a picture, in percent of the column. */
export type ArticleWidth = (typeof ARTICLE_WIDTHS)[number];

/** Part of a text in UTF-16 units, `from` inclusive, `to` exclusive; neither splits a surrogate pair. */
export interface ArticleRange {
  from: number;
  to: number;
}

/** How a part of a block's text looks, or where it leads. Marks of one kind never overlap inside a block. */
export type ArticleMark = ArticleRange &
  (
    | { kind: ArticleFlagMark }
    | { kind: 'size'; value: RichTextSize }
    | { kind: 'colour'; value: ArticleColour }
    | { kind: 'link'; href: string }
  );

/** A block of text; `\n` inside it is a line break. */
export interface ArticleTextBlock {
  kind: ArticleTextKind;
  text: string;
  align?: ArticleAlignment;
  /** Only of list items. */
  depth?: ArticleDepth;
  marks: ArticleMark[];
}

/** A picture on a line of its own; its address is answered beside the document, never stored in it. */
export interface ArticlePicture {
  kind: 'picture';
  fileId: number;
  /** Text alternative; empty for a picture that only decorates. */
  alt: string;
  width: ArticleWidth;
}

/** A block of an article. */
export type ArticleBlock = ArticleTextBlock | ArticlePicture;

/** The one stored form of rich text (X1): an editor's document as plain JSON, without HTML and without addresses of pictures. */
export interface ArticleDocument {
  version: 1;
  blocks: ArticleBlock[];
}

/** A document without a word: one empty paragraph. */
export const EMPTY_ARTICLE: ArticleDocument = { version: 1, blocks: [{ kind: 'paragraph', text: '', marks: [] }] };

/** Whether the block is an item of a list, the only kind that has a depth. */
export function isListKind(kind: ArticleBlock['kind']): kind is 'bullet' | 'ordered' {
  return kind === 'bullet' || kind === 'ordered';
}

/** Whether an offset falls between the two halves of one character outside the basic plane. */
export function splitsPair(text: string, at: number): boolean {
  return at > 0 && at < text.length && (text.codePointAt(at - 1) ?? 0) > 0xffff;
}

/** Days for which the server keeps the files of a draft that is not handed in, counted from when its author last opened it (decision 0038). */
export const DRAFT_FILES_DAYS = 30;
