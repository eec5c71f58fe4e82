import { parseMarkup } from '../../foundations/parseMarkup.ts';

/** Marks of a run of text. */
export interface Marks {
  isBold?: true;
  isItalic?: true;
  isUnderlined?: true;
  /** Absolute http or https address. */
  href?: string;
}
/** A run of text, a line break, or a picture. */
export type Run = ({ text: string } & Marks) | { br: true } | { src: string; alt: string };
/** A paragraph, or a list whose items are blocks again. */
export type Block = { runs: Run[] } | { items: Block[][]; isOrdered: boolean };

/** What is read of a DOM node. */
export interface RichNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<RichNode>;
  getAttribute?(name: string): string | null;
}

/** Characters read at most; a longer text is cut. */
const LENGTH_MAX = 200_000;
/** Runs shown at most. */
const RUNS_MAX = 5_000;
/** Elements below this depth are left out; the parsers of browsers nest no deeper than 512. */
const DEPTH_MAX = 600;

const TEXT_NODE = 3;
const ELEMENT_NODE = 1;
const MARK: Readonly<Record<string, Marks>> = {
  B: { isBold: true },
  STRONG: { isBold: true },
  I: { isItalic: true },
  EM: { isItalic: true },
  U: { isUnderlined: true },
};
const HEADING = /^H[1-6]$/;
/** Elements of which nothing is shown, not even their text. */
const SILENT = new Set(
  'SCRIPT STYLE SVG MATH IFRAME OBJECT EMBED TEMPLATE NOSCRIPT HEAD TITLE TEXTAREA SELECT OPTION BUTTON INPUT VIDEO AUDIO CANVAS LINK META BASE FRAMESET FRAME APPLET NOEMBED NOFRAMES XMP'.split(
    ' ',
  ),
);
/** Elements that end a paragraph and begin another. */
const BLOCK = new Set(
  'P DIV SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV BLOCKQUOTE PRE ADDRESS FIGURE FIGCAPTION CENTER FORM FIELDSET DL DT DD TABLE CAPTION THEAD TBODY TFOOT TR HR H1 H2 H3 H4 H5 H6'.split(
    ' ',
  ),
);

/** Whether a text is marked up, rather than plain paragraphs. */
export const isMarkup = (text: string) => /<\/?[a-z][^<]*>|&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});/i.test(text);

/** Plain paragraphs, which a blank line separates; a single line end is a line break. */
export function plainBlocks(text: string): Block[] {
  let left = RUNS_MAX;
  return text
    .slice(0, LENGTH_MAX)
    .split(/\n\s*\n/)
    .flatMap((paragraph) => {
      const lines = paragraph.trim().split('\n', left);
      left -= lines.length;
      if (lines.every((line) => line === '')) return [];
      return [
        {
          runs: lines.flatMap((line, place): Run[] =>
            place === 0 ? [{ text: line }] : [{ br: true }, { text: line }],
          ),
        },
      ];
    });
}

/**
 * Reads markup of others with the browser's own parser, in a document that runs and loads nothing, and keeps what the lists above
 * allow: paragraphs, bold, italic, underline, lists, line breaks, links to http and https, pictures from https.
 */
export function markupBlocks(text: string): Block[] {
  return blocksOf(parseMarkup(text.slice(0, LENGTH_MAX)));
}

/** The blocks of a node's children. */
export function blocksOf(root: RichNode): Block[] {
  return read(root, {}, 0, { left: RUNS_MAX });
}

function read(root: RichNode, marks: Marks, depth: number, budget: { left: number }): Block[] {
  const blocks: Block[] = [];
  let runs: Run[] = [];
  const flush = () => {
    const shown = trim(runs);
    if (shown.length > 0) blocks.push({ runs: shown });
    runs = [];
  };
  const push = (run: Run) => {
    if (budget.left-- > 0) runs.push(run);
  };
  const visit = (node: RichNode, own: Marks, level: number) => {
    if (budget.left <= 0) return;
    if (node.nodeType === TEXT_NODE) return push({ text: collapse(node.nodeValue), ...own });
    if (node.nodeType !== ELEMENT_NODE) return;
    const name = node.nodeName.toUpperCase();
    if (SILENT.has(name) || level > DEPTH_MAX) return;
    if (name === 'BR') return push({ br: true });
    if (name === 'IMG') return pictures(node).forEach(push);
    if (name === 'UL' || name === 'OL') {
      flush();
      const items = [...node.childNodes].filter((child) => child.nodeName.toUpperCase() === 'LI');
      const entries = items.map((item) => read(item, own, level + 1, budget)).filter((item) => item.length > 0);
      if (entries.length > 0) blocks.push({ items: entries, isOrdered: name === 'OL' });
      return;
    }
    const isBlock = BLOCK.has(name) || name === 'LI';
    if (isBlock) flush();
    const inner = { ...own, ...MARK[name], ...(HEADING.test(name) && MARK['B']), ...(name === 'A' && linkOf(node)) };
    for (const child of node.childNodes) visit(child, inner, level + 1);
    if (name === 'TD' || name === 'TH') push({ text: ' ' });
    if (isBlock) flush();
  };
  for (const child of root.childNodes) visit(child, marks, depth);
  flush();
  return blocks;
}

const collapse = (text: string | null) => (text ?? '').slice(0, LENGTH_MAX).replace(/[\s\u200b]+/g, ' ');

/** Without the white space and line breaks at its ends; nothing where nothing else is there. */
function trim(runs: readonly Run[]): Run[] {
  const isBlank = (run: Run) => 'br' in run || ('text' in run && run.text.trim() === '');
  const first = runs.findIndex((run) => !isBlank(run));
  if (first < 0) return [];
  return runs.slice(first, runs.findLastIndex((run) => !isBlank(run)) + 1);
}

function linkOf(node: RichNode): Marks {
  const href = addressOf(node.getAttribute?.('href'), ['http:', 'https:']);
  return href === undefined ? {} : { href };
}

function pictures(node: RichNode): Run[] {
  const src = addressOf(node.getAttribute?.('src'), ['https:']);
  return src === undefined ? [] : [{ src, alt: (node.getAttribute?.('alt') ?? '').slice(0, 200) }];
}

/** An absolute address of an allowed scheme; a relative one belongs to somebody else's page. */
function addressOf(text: string | null | undefined, schemes: readonly string[]): string | undefined {
  if (!text || text.length > 2_048) return undefined;
  try {
    const { protocol, href, username, password } = new URL(text);
    return schemes.includes(protocol) && username === '' && password === '' ? href : undefined;
  } catch {
    return undefined;
  }
}
