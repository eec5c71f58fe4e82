import {
  ARTICLE_COLOURS,
  ARTICLE_WIDTHS,
  type ArticleBlock,
  type ArticleDocument,
  type ArticleMark,
  type ArticleTextBlock,
  articleFault,
  normaliseArticle,
  RICH_TEXT_SIZES,
} from '@shuyuan/rules';

/** A mark without its place. */
type Look<Mark = ArticleMark> = Mark extends ArticleMark ? Omit<Mark, 'from' | 'to'> : never;

/** How a line of each kind begins; what no pattern fits is a paragraph. */
const LINES: readonly (readonly [RegExp, Omit<ArticleTextBlock, 'text' | 'marks'>])[] = [
  [/^## /, { kind: 'heading2' }],
  [/^### /, { kind: 'heading3' }],
  [/^#### /, { kind: 'heading4' }],
  [/^> /, { kind: 'quote' }],
  [/^- /, { kind: 'bullet' }],
  [/^ {2}- /, { kind: 'bullet', depth: 1 }],
  [/^\d+\. /, { kind: 'ordered' }],
  [/^=> /, { kind: 'paragraph', align: 'end' }],
];
const PICTURE = /^!\[(?<alt>[^\]]*)\]\((?<name>\w+) (?<width>\d+)\)$/;
const MARK =
  /\*\*(?<bold>.+?)\*\*|\*(?<italic>[^*]+)\*|__(?<underline>.+?)__|~~(?<strike>.+?)~~|\[(?<linked>[^\]]+)\]\((?<href>[^)\s]+)\)|\{(?<look>\w+):(?<looked>[^}]+)\}/;

/**
 * An article from its lines: `##` to `####` head a part, `>` quotes, `-` (two blanks before it: one level deeper) and `1.` list,
 * `=>` stands at the end of the line, `![what it shows](name width)` is a picture of the seed, every other line is a paragraph. In a
 * line stand `**bold**`, `*italic*`, `__underline__`, `~~strike~~`, `[text](address)` and `{colour or size:text}`.
 * `idOf` gives the file of a picture. Throws a `RangeError` where the result may not be stored.
 */
export function toDocument(lines: readonly string[], idOf: (picture: string) => number): ArticleDocument {
  const blocks = lines.map((line) => pictureOf(line, idOf) ?? textOf(line));
  const document = normaliseArticle({ version: 1, blocks });
  const fault = articleFault(document);
  if (fault) throw new RangeError(`A written article is wrong at ${fault.at}: ${fault.rule}.`);
  return document;
}

function pictureOf(line: string, idOf: (picture: string) => number): ArticleBlock | undefined {
  const found = PICTURE.exec(line)?.groups;
  if (!found) return undefined;
  const width = ARTICLE_WIDTHS.find((one) => one === Number(found['width']));
  if (width === undefined) throw new RangeError(`No picture is ${found['width']} percent wide.`);
  return { kind: 'picture', fileId: idOf(found['name'] ?? ''), alt: found['alt'] ?? '', width };
}

function textOf(line: string): ArticleTextBlock {
  for (const [sign, block] of LINES) if (sign.test(line)) return { ...block, ...inline(line.replace(sign, '')) };
  return { kind: 'paragraph', ...inline(line) };
}

/** The text of a line without its signs, and the marks that they stand for. */
function inline(line: string): { text: string; marks: ArticleMark[] } {
  const found = MARK.exec(line);
  if (!found) return { text: line, marks: [] };
  const inner = inline(wordsOf(found.groups));
  const rest = inline(line.slice(found.index + found[0].length));
  const from = found.index;
  const to = from + inner.text.length;
  return {
    text: line.slice(0, from) + inner.text + rest.text,
    marks: [{ ...lookOf(found.groups), from, to }, ...moved(inner.marks, from), ...moved(rest.marks, to)],
  };
}

type Groups = Record<string, string> | undefined;

function wordsOf({ bold, italic, underline, strike, linked, looked }: NonNullable<Groups> = {}): string {
  return bold ?? italic ?? underline ?? strike ?? linked ?? looked ?? '';
}

function lookOf({ bold, italic, underline, strike, href, look }: NonNullable<Groups> = {}): Look {
  if (bold) return { kind: 'bold' };
  if (italic) return { kind: 'italic' };
  if (underline) return { kind: 'underline' };
  if (strike) return { kind: 'strike' };
  if (href) return { kind: 'link', href };
  const size = RICH_TEXT_SIZES.find((one) => one === Number(look));
  if (size !== undefined) return { kind: 'size', value: size };
  const colour = ARTICLE_COLOURS.find((one) => one === look);
  if (colour === undefined) throw new RangeError(`Neither a colour nor a size of text: ${look}.`);
  return { kind: 'colour', value: colour };
}

function moved(marks: readonly ArticleMark[], by: number): ArticleMark[] {
  return marks.map((mark) => ({ ...mark, from: mark.from + by, to: mark.to + by }));
}
