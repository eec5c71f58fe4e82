import type { Page } from 'playwright-core';

/** What a page shows, and what it says to those who do not see it; equal where nothing differs. */
export interface Look {
  readonly shown: string;
  readonly announced: string;
}

/** The elements of a story with their boxes, their texts and what paints them. */
export function lookAt(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const PAINT = [
      ...[
        'color',
        'backgroundColor',
        'backgroundImage',
        'backgroundPosition',
        'backgroundSize',
        'opacity',
        'visibility',
      ],
      ...[
        'borderTop',
        'borderRight',
        'borderBottom',
        'borderLeft',
        'borderRadius',
        'boxShadow',
        'outline',
        'outlineOffset',
      ],
      ...['fontFamily', 'fontSize', 'fontStyle', 'fontWeight', 'fontVariantNumeric', 'letterSpacing', 'lineHeight'],
      ...['textDecoration', 'textAlign', 'textOverflow', 'textShadow', 'whiteSpace', 'wordBreak', 'overflow', 'zIndex'],
      ...[
        'transform',
        'rotate',
        'scale',
        'translate',
        'filter',
        'backdropFilter',
        'clipPath',
        'maskImage',
        'mixBlendMode',
      ],
      ...['fill', 'stroke', 'strokeWidth', 'strokeDasharray', 'objectFit', 'objectPosition', 'listStyle', 'content'],
      ...['accentColor', 'display', 'position'],
    ] as const;
    const ANNOUNCED = ['aria-label', 'aria-description', 'alt', 'title', 'role'];
    const paint = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return '';
      const size = part ? `${style.width} ${style.height} ${style.inset} ${style.margin}` : '';
      return PAINT.map((name) => Reflect.get(style, name)).join('|') + size;
    };
    const round = (value: number) => Math.round(value * 10) / 10;
    const shown: string[] = [];
    const announced: string[] = [];
    const places = document.querySelectorAll(
      '#storybook-root, body > [data-base-ui-portal], body > div:not([id^="storybook"])',
    );
    for (const place of places)
      for (const element of place.querySelectorAll('*')) {
        const { x, y, width, height } = element.getBoundingClientRect();
        const texts = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '·'));
        const field = element instanceof HTMLInputElement ? element.value + element.placeholder : '';
        const paints = [undefined, '::before', '::after', '::placeholder'].map((part) => paint(element, part));
        shown.push([element.tagName, ...[x, y, width, height].map(round), ...texts, field, ...paints].join('|'));
        announced.push(ANNOUNCED.map((name) => element.getAttribute(name)).join('|'));
      }
    const digest = (lines: readonly string[]) => {
      let [a, b] = [0xdeadbeef, 0x41c6ce57];
      for (const line of lines)
        for (let at = 0; at < line.length; at += 1) {
          a = Math.imul(a ^ line.charCodeAt(at), 2_654_435_761);
          b = Math.imul(b ^ line.charCodeAt(at), 1_597_334_677);
        }
      return `${lines.length}-${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
    };
    return { shown: digest(shown), announced: digest(announced) };
  });
}
