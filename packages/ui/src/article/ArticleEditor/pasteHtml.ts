import {
  ARTICLE_BLOCKS_MAX,
  ARTICLE_WIDTHS,
  type ArticleAlignment,
  type ArticleBlock,
  type ArticleMark,
  type ArticleTextBlock,
  type ArticleTextKind,
  type ArticleWidth,
  isListKind,
  normaliseMarks,
} from '@shuyuan/rules';
import { parseMarkup } from '../../foundations/parseMarkup.ts';
import { isHidden, looksOfElement, type PasteLook, pixelsOf, wordListItem } from './pasteLooks.ts';
import { marksOf, type SizedRange, setSizes } from './pasteMarks.ts';

/** What was in pasted markup: blocks that an article may have, and what could not come along. */
export interface Pasted {
  blocks: ArticleBlock[];
  /** Pictures that lie in the clipboard itself, as `data:` addresses, each with the index of the block that it follows. */
  files: { after: number; address: string }[];
  /** Pictures at an address elsewhere, which are not fetched (U9). */
  lostPictures: number;
  /** Whether its end was left out, since a text does not hold so much. */
  isCut: boolean;
}

/** The file of an address that is a picture of this article already; `undefined` for any other. */
export type KnownPicture = (address: string) => number | undefined;

/** Characters of markup read at most; pictures inside it count too. */
const LENGTH_MAX = 8_000_000;
/** Elements below this depth are left out. */
const DEPTH_MAX = 500;
const ELEMENT_NODE = 1;
const TEXT_NODE = 3;

/** Elements of which nothing is taken, not even their text. */
const SILENT = new Set(
  'SCRIPT STYLE SVG MATH IFRAME OBJECT EMBED TEMPLATE NOSCRIPT HEAD TITLE TEXTAREA SELECT OPTION BUTTON INPUT VIDEO AUDIO CANVAS LINK META BASE FRAMESET FRAME APPLET NOEMBED NOFRAMES XMP XML MPVOICE MPVIDEO'.split(
    ' ',
  ),
);
const BLOCK = new Set(
  'P DIV SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV PRE ADDRESS FIGURE FIGCAPTION CENTER FORM FIELDSET DL DT DD TABLE CAPTION THEAD TBODY TFOOT TR HR UL OL LI BLOCKQUOTE H1 H2 H3 H4 H5 H6'.split(
    ' ',
  ),
);
const HEADINGS: Readonly<Record<string, ArticleTextKind>> = {
  H1: 'heading2',
  H2: 'heading2',
  H3: 'heading3',
  H4: 'heading4',
  H5: 'heading4',
  H6: 'heading4',
};
const DATA_PICTURE = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=\s]+$/i;
// Of a text, what no article has: controls, what is invisible, private signs such as the bullets of Word's fonts.
const UNWANTED = /[^\P{Cc}\n]|[\u200b\ufeff\u00ad\u2028\u2029]|\p{Co}|\p{Cs}/gu;

interface Context extends PasteLook {
  kind: ArticleTextKind;
  align: ArticleAlignment;
  /** Lists around, the innermost last. */
  lists: readonly ('bullet' | 'ordered')[];
  /** The item that what follows belongs to. */
  item: { isOpen: boolean } | null;
}

const PLAIN: Context = { kind: 'paragraph', align: 'start', lists: [], item: null };

/**
 * What an article may have of pasted markup, from Word, WeChat or any page (X1): kinds of blocks, the marks, links that may be followed,
 * sizes in relation to the text around. Everything else is left out, without a trace in the text.
 */
export function readPaste(html: string, knownPicture: KnownPicture = () => undefined): Pasted {
  const read = new PasteReader(knownPicture).read(parseMarkup(html.slice(0, LENGTH_MAX)));
  return html.length > LENGTH_MAX ? { ...read, isCut: true } : read;
}

class PasteReader {
  private readonly blocks: ArticleBlock[] = [];
  private readonly files: Pasted['files'] = [];
  private readonly sizes = new Map<ArticleTextBlock, SizedRange[]>();
  private lostPictures = 0;
  private isCut = false;
  private text = '';
  private marks: ArticleMark[] = [];
  private ranges: SizedRange[] = [];
  /** The line that is being read, as its first text found it. */
  private context: Context = PLAIN;
  private readonly knownPicture: KnownPicture;

  constructor(knownPicture: KnownPicture) {
    this.knownPicture = knownPicture;
  }

  read(root: Node): Pasted {
    this.children(root, PLAIN, 0);
    this.flush();
    setSizes(this.sizes);
    return { blocks: this.blocks, files: this.files, lostPictures: this.lostPictures, isCut: this.isCut };
  }

  private children(node: Node, context: Context, depth: number) {
    for (const child of node.childNodes) this.visit(child, context, depth + 1);
  }

  private visit(node: Node, context: Context, depth: number) {
    if (this.blocks.length >= ARTICLE_BLOCKS_MAX || depth > DEPTH_MAX) {
      this.isCut ||= (node.textContent ?? '').trim() !== '';
      return;
    }
    if (node.nodeType === TEXT_NODE) return this.append(node.nodeValue ?? '', context);
    if (node.nodeType !== ELEMENT_NODE) return;
    const element = node as Element;
    const name = element.nodeName.toUpperCase();
    if (SILENT.has(name) || isHidden(element)) return;
    if (name === 'BR') return this.append('\n', { ...context, isPreserved: true });
    if (name === 'IMG') return this.picture(element, context);
    if (name === 'TD' || name === 'TH') {
      if (this.text.trim() !== '') this.append(' | ', { ...context, isPreserved: true });
      return this.children(element, this.inside(element, name, context), depth);
    }
    // Inside a cell the blocks of a cell stay on the line of its row.
    const isBlock = BLOCK.has(name) && !(name !== 'TR' && element.closest('td, th') !== null);
    if (isBlock) this.flush();
    this.children(element, this.inside(element, name, context), depth);
    if (isBlock) this.flush();
  }

  /** What the text inside an element has in common. */
  private inside(element: Element, name: string, context: Context): Context {
    const next: Context = { ...context, ...looksOfElement(element, context) };
    if (name === 'UL' || name === 'OL')
      return { ...next, lists: [...context.lists, name === 'OL' ? 'ordered' : 'bullet'], item: null };
    if (name === 'LI') return { ...next, kind: context.lists.at(-1) ?? 'bullet', item: { isOpen: false } };
    const wordItem = wordListItem(element);
    if (wordItem) {
      const lists = Array.from({ length: wordItem.level }, () => wordItem.kind);
      return { ...next, kind: wordItem.kind, lists, item: { isOpen: false } };
    }
    const heading = HEADINGS[name];
    if (heading && !isListKind(next.kind)) return { ...next, kind: heading, isBold: false, pixels: null };
    if (name === 'BLOCKQUOTE' && !isListKind(next.kind)) return { ...next, kind: 'quote' };
    return next;
  }

  private append(raw: string, context: Context) {
    const clean = raw.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(UNWANTED, '');
    const collapsed = context.isPreserved ? clean : clean.replace(/[ \n]+/g, ' ');
    const isAtStart = this.text === '' || this.text.endsWith('\n');
    const words = isAtStart ? collapsed.replace(/^[^\S\n]+/u, '') : collapsed;
    const text = this.text.endsWith(' ') && !context.isPreserved ? words.replace(/^ /, '') : words;
    if (text === '') return;
    if (this.text === '') this.context = context;
    const [from, to] = [this.text.length, this.text.length + text.length];
    this.text += text;
    this.ranges.push({ from, to, pixels: context.pixels ?? null });
    this.marks.push(...marksOf(context, from, to));
  }

  private flush() {
    const lines = this.text.replaceAll('\u00a0', ' ');
    const start = lines.length - lines.trimStart().length;
    const text = lines.trim();
    const cut = <Range extends { from: number; to: number }>(ranges: Range[]): Range[] =>
      ranges
        .map((range) => ({
          ...range,
          from: Math.max(0, range.from - start),
          to: Math.min(text.length, range.to - start),
        }))
        .filter(({ from, to }) => from < to);
    const [marks, ranges] = [cut(this.marks), cut(this.ranges)];
    this.text = '';
    this.marks = [];
    this.ranges = [];
    if (text === '') return;
    const { kind, align, lists, item } = this.context;
    const last = this.blocks.at(-1);
    if (item?.isOpen && last && last.kind !== 'picture') {
      // A second paragraph of an item is another line of it.
      const shift = last.text.length + 1;
      const moved = <Range extends { from: number; to: number }>(list: Range[]) =>
        list.map((range) => ({ ...range, from: range.from + shift, to: range.to + shift }));
      last.text = `${last.text}\n${text}`;
      last.marks = normaliseMarks(last.text, [...last.marks, ...moved(marks)]);
      this.sizes.get(last)?.push(...moved(ranges));
      return;
    }
    const depth = Math.min(2, Math.max(0, lists.length - 1)) as 0 | 1 | 2;
    const block: ArticleTextBlock = {
      kind,
      text,
      ...(align === 'start' ? {} : { align }),
      ...(isListKind(kind) && depth > 0 ? { depth } : {}),
      marks: normaliseMarks(text, marks),
    };
    this.blocks.push(block);
    this.sizes.set(block, ranges);
    if (item) item.isOpen = true;
  }

  private picture(element: Element, context: Context) {
    const address = element.getAttribute('src') ?? '';
    const fileId = this.knownPicture(address);
    const isFile = DATA_PICTURE.test(address);
    if (fileId === undefined && !isFile) {
      // A picture of one pixel counts readers; it shows nothing.
      if (pixelsOf(element.getAttribute('width') ?? '') !== 1) this.lostPictures += 1;
      return;
    }
    const resumed = this.context;
    this.flush();
    if (fileId === undefined) this.files.push({ after: this.blocks.length, address });
    else {
      const alt = (element.getAttribute('alt') ?? '').replace(/\s+/g, ' ').replace(UNWANTED, '').trim();
      this.blocks.push({ kind: 'picture', fileId, alt, width: widthOf(element) });
    }
    if (context.item) context.item.isOpen = false;
    this.context = resumed;
  }
}

function widthOf(element: Element): ArticleWidth {
  const said = Number(element.closest('[data-width]')?.getAttribute('data-width'));
  return ARTICLE_WIDTHS.find((width) => width === said) ?? 100;
}
