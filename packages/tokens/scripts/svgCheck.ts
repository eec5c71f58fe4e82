import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isGroup } from './rawToken.ts';
import { attributeFlaw, ELEMENTS, elementFlaw } from './svgRules.ts';

/** A drawing with more elements than this is slow to draw on every page that shows it. */
const MOST_ELEMENTS = 5000;
/** A nest of `use` multiplies; a real drawing has a few. */
const MOST_USES = 100;

const ATTRIBUTES = ':@';
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  commentPropName: '#comment',
});

/** A drawing that was read, or why it was not: one sentence a flaw. */
export interface Drawing {
  /** Attributes of the root. */
  readonly root: Readonly<Record<string, string>>;
  readonly flaws: readonly string[];
}

/** The five entities of XML and numbers; any other stays as it is, and `&` is then refused. */
function withoutEntities(text: string): string {
  const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (name !== undefined) return named[name] ?? whole;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** UTF-8 with or without a byte-order mark; undefined for any other bytes. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined; // other encodings could hide what is checked here
  }
}

/** An entity that XML does not know, or a bare `&`: a browser shows nothing of such a drawing, though the parser lets it pass. */
const UNKNOWN_ENTITY = /&(?!(?:lt|gt|quot|apos|amp|#\d+|#x[\da-fA-F]+);)/;
/** The same for control characters beside tab and line ends. */
const hasControls = (text: string) => /[^\P{Cc}\t\n\r\u007f-\u009f]/u.test(text);

const BEFORE_ROOT = /^\s*(?:<\?xml\s[^?]*\?>)?\s*(?:<!--[\s\S]*?-->\s*)*/;

/** What may not stand in the text at all: a document type and its entities, and instructions to other programs. */
function textFlaws(text: string): string[] {
  const flaws: string[] = [];
  const head = BEFORE_ROOT.exec(text)?.[0] ?? '';
  if (/<!(DOCTYPE|ENTITY|ELEMENT|ATTLIST)/i.test(text)) flaws.push('has a document type; export it as plain SVG');
  if (text.slice(head.length).includes('<?')) flaws.push('holds a processing instruction');
  if (/<\?xml[^?]*encoding\s*=\s*["'](?!utf-?8)/i.test(head)) flaws.push('is not UTF-8');
  if (text.includes('<![CDATA[')) flaws.push('holds a CDATA section');
  return flaws;
}

/** Walks the tree of the parser: elements and attributes against the allow-list. */
class Walk {
  readonly flaws = new Set<string>();
  private elements = 0;
  private uses = 0;

  visit(nodes: unknown, isReferable = false): void {
    for (const node of Array.isArray(nodes) ? nodes.filter(isGroup) : []) {
      for (const [name, children] of Object.entries(node)) {
        if (name === ATTRIBUTES || name === '#text' || name === '#comment' || name === '?xml') continue;
        this.element(name, children, isGroup(node[ATTRIBUTES]) ? node[ATTRIBUTES] : {}, isReferable);
      }
    }
  }

  private element(
    name: string,
    children: unknown,
    attributes: Readonly<Record<string, unknown>>,
    isReferable: boolean,
  ): void {
    this.elements += 1;
    if (this.elements === MOST_ELEMENTS + 1) this.flaws.add(`has more than ${MOST_ELEMENTS} elements`);
    if (this.elements > MOST_ELEMENTS) return;
    if (!ELEMENTS.has(name)) {
      this.flaws.add(elementFlaw(name));
      return;
    }
    if (name === 'use') this.countUse(isReferable);
    for (const [key, value] of Object.entries(attributes)) {
      const flaw = attributeFlaw(name, key, withoutEntities(String(value)));
      if (flaw !== undefined) this.flaws.add(flaw);
    }
    this.visit(children, isReferable || (name !== 'svg' && 'id' in attributes) || name === 'defs' || name === 'symbol');
  }

  private countUse(isReferable: boolean): void {
    this.uses += 1;
    if (isReferable || this.uses > MOST_USES)
      this.flaws.add('repeats parts within repeated parts; expand its <use> elements');
  }
}

const rootOf = (nodes: readonly unknown[]) => {
  const elements = nodes.filter(isGroup).filter((node) => !('?xml' in node || '#comment' in node || '#text' in node));
  const [first] = elements;
  return elements.length === 1 && first !== undefined && 'svg' in first ? first : undefined;
};

/** Parses a drawing as XML and holds it against the allow-list of elements and attributes. */
export function readDrawing(bytes: Uint8Array): Drawing {
  const refuse = (...flaws: string[]): Drawing => ({ root: {}, flaws });
  const text = decode(bytes);
  if (text === undefined) return refuse('is not UTF-8');
  const hidden = textFlaws(text);
  if (hidden.length > 0) return refuse(...hidden);
  const read = text.replace(/<!--[\s\S]*?-->/g, '');
  if (XMLValidator.validate(text) !== true || UNKNOWN_ENTITY.test(read) || hasControls(text))
    return refuse('is not well-formed XML');
  let nodes: unknown;
  try {
    nodes = parser.parse(text);
  } catch {
    return refuse('is not well-formed XML');
  }
  const root = Array.isArray(nodes) ? rootOf(nodes) : undefined;
  if (root === undefined) return refuse('is no SVG drawing');
  const attributes = isGroup(root[ATTRIBUTES]) ? root[ATTRIBUTES] : {};
  if (attributes['xmlns'] !== 'http://www.w3.org/2000/svg') return refuse('does not declare the namespace of SVG');
  const walk = new Walk();
  walk.visit([root]);
  const texts = Object.entries(attributes).map(([name, value]) => [name, String(value)]);
  return { root: Object.fromEntries(texts), flaws: [...walk.flaws] };
}
