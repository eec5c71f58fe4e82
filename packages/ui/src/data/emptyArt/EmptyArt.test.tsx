import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EMPTY_ART_KINDS, EmptyArt } from './EmptyArt.tsx';

const drawn = EMPTY_ART_KINDS.map((kind) => [kind, renderToStaticMarkup(<EmptyArt kind={kind} />)] as const);
const svgOf = (markup: string) => markup.slice(markup.indexOf('<svg'));

describe('the illustrations of empty states', () => {
  it('are the eight kinds of the inventory (ui-kit 3.4)', () => {
    expect(EMPTY_ART_KINDS).toEqual(['list', 'search', 'order', 'coupon', 'message', 'course', 'login', 'error']);
  });

  it('differ from one another', () => {
    expect(new Set(drawn.map(([, markup]) => svgOf(markup))).size).toBe(8);
  });

  it.each(drawn)('%s takes all its colours from the brand variables', (_, markup) => {
    expect(markup).not.toMatch(/#[\da-f]{3,8}\b|rgba?\(|hsla?\(/i);
    expect(svgOf(markup)).not.toMatch(/ (fill|stroke|style)=/);
    expect(markup).toContain('fill:var(--sy-');
  });

  it.each(drawn)('%s is 200 × 160, silent to screen readers and up to 6 KB (ui-kit 4.8)', (_, markup) => {
    expect(svgOf(markup)).toMatch(/^<svg [^>]*viewBox="0 0 200 160" width="200" height="160" aria-hidden="true"/);
    expect(Buffer.byteLength(svgOf(markup))).toBeLessThanOrEqual(6 * 1024);
  });
});
