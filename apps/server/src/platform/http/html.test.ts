import { describe, expect, test } from 'vitest';
import { drawPage, html, otherLanguage } from './html.ts';

const HOSTILE = `</title></style><script>alert('1')</script>"'><img src=x onerror=alert(1)> & &amp;`;
const HARMLESS =
  '&lt;/title&gt;&lt;/style&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&#39;&gt;&lt;img src=x onerror=alert(1)&gt; &amp; &amp;amp;';
const page = { locale: 'en', title: 'Title', styles: 'p{color:red}', body: html`<p>text</p>` } as const;

describe('a template', () => {
  test('escapes what stands in text and in quotes', () => {
    expect(String(html`<p title="${HOSTILE}">${HOSTILE}</p>`)).toBe(`<p title="${HARMLESS}">${HARMLESS}</p>`);
  });

  test('takes markup as it is, however deep, and escapes what it was made of once', () => {
    const items = [HOSTILE, '1 < 2'].map((text) => html`<li>${text}</li>`);
    expect(String(html`<ul>${items}</ul>`)).toBe(`<ul><li>${HARMLESS}</li><li>1 &lt; 2</li></ul>`);
    expect(String(html`${[['<', [html`<br>`]]]}`)).toBe('&lt;<br>');
  });

  test('takes nothing for markup that is only shaped like it', () => {
    const shaped = { toString: () => '<b>' } as never;
    expect(String(html`${String(shaped)}`)).toBe('&lt;b&gt;');
    expect(() => String(html`${shaped}`)).toThrow();
  });

  test('writes numbers, and nothing for null and false', () => {
    expect(String(html`${0}${null}${false}${''}${7}`)).toBe('07');
  });

  test('leads to no address that would run', () => {
    const href = (to: string) => String(html`<a href="${to}">x</a>`);
    for (const to of ['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'JAVASCRIPT:1', 'vbscript:1'])
      expect(href(to)).toBe('<a href="#">x</a>');
    for (const to of ['/web/', '?lang=en', 'https://school.example/a', 'HTTP://localhost/'])
      expect(href(to)).toBe(`<a href="${to}">x</a>`);
  });

  test('refuses a value where escaping does not help', () => {
    expect(() => html`<p title=${'x'}>`).toThrow('double quotes');
    expect(() => html`<p ${'hidden'}>`).toThrow('double quotes');
    expect(() => html`<${'p'}>`).toThrow('double quotes');
    expect(() => html`<p title='${'x'}'>`).toThrow('double quotes');
    expect(() => html`<script>${'x'}</script>`).toThrow('double quotes');
    expect(() => html`<style>${'x'}</style>`).toThrow('double quotes');
    expect(() => html`<p title="${html`<b>`}">`).toThrow('inside of a tag');
    expect(() => html`<p title="${[html`"`]}">`).toThrow('inside of a tag');
  });
});

describe('a page', () => {
  test('has language, character set, viewport, title and its own style, and asks not to be found', () => {
    const drawn = drawPage({ ...page, title: HOSTILE }, 'n0nce');
    expect(drawn).toMatch(/^<!doctype html>\n<html lang="en"><head><meta charset="utf-8">/);
    expect(drawn).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(drawn).toContain('<meta name="robots" content="noindex">');
    expect(drawn).toContain(`<title>${HARMLESS}</title>`);
    expect(drawn).toMatch(/<style nonce="n0nce">[^<]*p\{color:red\}<\/style>/);
    expect(drawn).toContain('<body><p>text</p>\n</body></html>');
    expect(drawn).not.toContain('<script');
  });

  test('takes a script by nonce, and no style or script that ends its element', () => {
    expect(drawPage({ ...page, script: 'let a = 1 < 2;' }, 'n')).toContain('<script nonce="n">let a = 1 < 2;</script>');
    for (const code of ['</style>', '</script>', '<!-- <script>'])
      for (const part of ['styles', 'script'])
        expect(() => drawPage({ ...page, [part]: code }, 'n')).toThrow('contains markup');
  });

  test('links to itself in the other language', () => {
    expect(String(otherLanguage('cn', 'English'))).toBe('<a href="?lang=en" lang="en" hreflang="en">English</a>');
    expect(String(otherLanguage('en', '<'))).toBe('<a href="?lang=cn" lang="zh-CN" hreflang="zh-CN">&lt;</a>');
  });
});
