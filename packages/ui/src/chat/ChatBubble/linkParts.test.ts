import { describe, expect, it } from 'vitest';
import { linkParts } from './linkParts.ts';

describe('the text of a message', () => {
  it('stays whole without a URL', () => {
    expect(linkParts('明白了')).toEqual([{ text: '明白了' }]);
    expect(linkParts('')).toEqual([]);
  });

  it('is split at a URL, which ends before Han characters and closing punctuation', () => {
    expect(linkParts('看https://a.example.com/b?c=1。再做')).toEqual([
      { text: '看' },
      { text: 'https://a.example.com/b?c=1', href: 'https://a.example.com/b?c=1' },
      { text: '。再做' },
    ]);
    expect(linkParts('(https://a.example.com/).')).toEqual([
      { text: '(' },
      { text: 'https://a.example.com/', href: 'https://a.example.com/' },
      { text: ').' },
    ]);
  });

  it('keeps an unsafe URL as text (X3)', () => {
    for (const text of ['http://a.example.com', 'javascript:alert(1)', 'https://me@evil.example.com', 'https://']) {
      expect(linkParts(text)).toEqual([{ text }]);
    }
  });
});
