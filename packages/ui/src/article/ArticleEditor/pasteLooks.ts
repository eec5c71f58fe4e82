import type { ArticleAlignment } from '@shuyuan/rules';
import { STYLE_TEXT } from '../../foundations/withoutStyles.ts';

/** How pasted text looks, as far as an article may look so. */
export interface PasteLook {
  isBold?: boolean | undefined;
  isItalic?: boolean | undefined;
  isUnderlined?: boolean | undefined;
  isStruck?: boolean | undefined;
  /** Size that a text of ours says itself. */
  size?: number | undefined;
  colour?: string | undefined;
  href?: string | undefined;
  /** Size in pixels, to be compared with the text around. */
  pixels?: number | null | undefined;
  align?: ArticleAlignment;
  /** Whether blanks and line ends stand as they are. */
  isPreserved?: boolean | undefined;
}

const ALIGNMENTS: Readonly<Record<string, ArticleAlignment>> = { center: 'center', right: 'end', end: 'end' };
const MARKER = /^\s*(?:[(（]?[\da-z一二三四五六七八九十]{1,4}[.)）、．])/i;
const UNITS: Readonly<Record<string, number>> = { px: 1, '': 1, pt: 4 / 3, em: 16, rem: 16 };

/** A list item as Word writes it: a paragraph that says its list and level in its style; `null` for any other element. */
export function wordListItem(element: Element): { kind: 'bullet' | 'ordered'; level: number } | null {
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(styleOf(element))?.[1];
  if (level === undefined) return null;
  const marker = [...element.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)));
  return { kind: MARKER.test(marker?.textContent ?? '') ? 'ordered' : 'bullet', level: Number(level) };
}

/** Whether nobody sees the element, or it is the drawn marker of an item of Word. */
export function isHidden(element: Element): boolean {
  const style = styleOf(element);
  return (
    /(?:^|;)\s*(?:display:\s*none|mso-hide:\s*all|mso-list:\s*ignore|visibility:\s*hidden)/i.test(style) ||
    (element.nodeName.toUpperCase() === 'FIGCAPTION' && element.getAttribute('aria-hidden') === 'true')
  );
}

/** What an element says about the text in it; what it does not say stays as it is around. */
export function looksOfElement(element: Element, around: PasteLook): PasteLook {
  const name = element.nodeName.toUpperCase();
  const looks: PasteLook = { ...ELEMENT_LOOKS[name] };
  const href = name === 'A' ? element.getAttribute('href') : null;
  if (href !== null) looks.href = href.trim();
  const [size, colour] = [element.getAttribute('data-size'), element.getAttribute('data-colour')];
  if (size !== null) looks.size = Number(size);
  if (colour !== null) looks.colour = colour;
  const align = element.getAttribute('data-align') ?? element.getAttribute('align');
  if (align !== null) looks.align = ALIGNMENTS[align.toLowerCase()] ?? 'start';
  for (const [property, value] of declarationsOf(element)) Object.assign(looks, said(property, value, around));
  // An exact size of ours is not compared with others.
  return looks.size === undefined ? looks : { ...looks, pixels: null };
}

const ELEMENT_LOOKS: Readonly<Record<string, PasteLook>> = {
  B: { isBold: true },
  STRONG: { isBold: true },
  I: { isItalic: true },
  EM: { isItalic: true },
  U: { isUnderlined: true },
  INS: { isUnderlined: true },
  S: { isStruck: true },
  STRIKE: { isStruck: true },
  DEL: { isStruck: true },
  PRE: { isPreserved: true },
  CENTER: { align: 'center' },
};

function said(property: string, value: string, around: PasteLook): PasteLook {
  switch (property) {
    case 'font-weight':
      return { isBold: value.startsWith('bold') || Number(value) >= 600 };
    case 'font-style':
      return { isItalic: value === 'italic' || value.startsWith('oblique') };
    case 'text-decoration':
    case 'text-decoration-line':
      return {
        isUnderlined: value.includes('underline') || (around.isUnderlined && value !== 'none') || undefined,
        isStruck: value.includes('line-through') || (around.isStruck && value !== 'none') || undefined,
      };
    case 'font-size':
      return { pixels: pixelsOf(value) ?? around.pixels };
    case 'text-align':
      return { align: ALIGNMENTS[value] ?? 'start' };
    case 'white-space':
    case 'white-space-collapse':
      return { isPreserved: /^(?:pre|break-spaces|preserve)/.test(value) && value !== 'pre-line' };
    default:
      return {};
  }
}

/** A length in pixels; `undefined` for one that depends on its surroundings. */
export function pixelsOf(length: string): number | undefined {
  const [, number = '', unit = ''] = /^([\d.]+)(px|pt|em|rem|)$/i.exec(length.trim()) ?? [];
  const pixels = Number(number) * (UNITS[unit.toLowerCase()] ?? 1);
  return number !== '' && pixels > 0 && pixels < 1_000 ? pixels : undefined;
}

/** Declarations of an element's own style; read as text, so that nothing of it is ever set on an element. */
function declarationsOf(element: Element): [string, string][] {
  return styleOf(element)
    .slice(0, 4_000)
    .split(';')
    .map((declaration) => {
      const colon = declaration.indexOf(':');
      return [
        declaration.slice(0, colon).trim().toLowerCase(),
        declaration
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      ];
    });
}

function styleOf(element: Element): string {
  return element.getAttribute(STYLE_TEXT) ?? '';
}
