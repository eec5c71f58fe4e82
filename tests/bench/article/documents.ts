import {
  ARTICLE_BODY_MAX,
  ARTICLE_COLOURS,
  ARTICLE_FLAG_MARKS,
  ARTICLE_MARKS_MAX,
  ARTICLE_PICTURES_MAX,
  type ArticleBlock,
  type ArticleDocument,
  type ArticleMark,
  articleLength,
} from '@shuyuan/rules';
import type { ArticlePictureSource } from '@shuyuan/ui';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const SENTENCE = '先把时间数出来，再决定先补哪一块；错题分三堆，最慌的那一堆放在早上做。';
const KINDS = ['paragraph', 'paragraph', 'heading2', 'bullet', 'bullet', 'paragraph', 'quote', 'ordered'] as const;

/** What a text of the benches is made of. */
interface Shape {
  /** Blocks of text, each as long as the others. */
  blocks: number;
  pictures: number;
  /** Marks of each block of text. */
  marks: number;
}

/** The text that is typed into: 10,000 characters, pages of paragraphs with a few marks, 20 pictures (performance.md row 29). */
export const WRITTEN: Shape = { blocks: 100, pictures: 20, marks: 2 };
/** The longest article that may be stored, with as many pictures and nearly as many marks as it may have (§5, X1). */
export const LONGEST: Shape = {
  blocks: 400,
  pictures: ARTICLE_PICTURES_MAX,
  marks: Math.floor(ARTICLE_MARKS_MAX / 400),
};

/** Text of `length` characters, which begins at another place for each block. */
function textOf(length: number, at: number): string {
  return (SENTENCE.slice(at % SENTENCE.length) + SENTENCE.repeat(Math.ceil(length / SENTENCE.length))).slice(0, length);
}

function marksOf(length: number, count: number): ArticleMark[] {
  const step = Math.max(1, Math.floor(length / (count + 1)));
  return Array.from({ length: count }, (_, at): ArticleMark => {
    const range = { from: (at * step) % length, to: Math.min(length, ((at * step) % length) + step) };
    const flag = ARTICLE_FLAG_MARKS[at % 6];
    if (flag) return { kind: flag, ...range };
    const colour = ARTICLE_COLOURS[at % ARTICLE_COLOURS.length] ?? 'action';
    return at % 6 === 4
      ? { kind: 'colour', value: colour, ...range }
      : { kind: 'link', href: 'https://a.cn/', ...range };
  });
}

/** A document of the shape with all the characters that one may have; a line end counts as one. */
export function buildDocument({ blocks, pictures, marks }: Shape): ArticleDocument {
  const length = Math.floor(ARTICLE_BODY_MAX / blocks) - 1;
  const made: ArticleBlock[] = [];
  const every = Math.floor(blocks / pictures);
  for (let at = 0; at < blocks; at += 1) {
    const own = at === blocks - 1 ? ARTICLE_BODY_MAX - (blocks - 1) * (length + 1) : length;
    made.push({ kind: KINDS[at % KINDS.length] ?? 'paragraph', text: textOf(own, at), marks: marksOf(own, marks) });
    if (at % every === 0 && at / every < pictures) {
      made.push({ kind: 'picture', fileId: at / every + 1, alt: `图${at / every + 1}`, width: 50 });
    }
  }
  const document: ArticleDocument = { version: 1, blocks: made };
  if (articleLength(document) !== ARTICLE_BODY_MAX) throw new Error(`${articleLength(document)} characters`);
  return document;
}

/** Where the pictures of a document are. */
export function picturesOf({ pictures }: Shape): ArticlePictureSource[] {
  return Array.from({ length: pictures }, (_, at) => ({ fileId: at + 1, url: PIXEL, width: 640, height: 360 }));
}
