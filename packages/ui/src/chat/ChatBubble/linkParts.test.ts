import { describe, expect, it } from 'vitest';
import { linkParts } from './linkParts.ts';

describe('the words of a message', () => {
  it('stay whole without an address', () => {
    expect(linkParts('明白了')).toEqual([{ text: '明白了' }]);
    expect(linkParts('')).toEqual([]);
  });

  it('are cut at an address, which ends before Han characters and closing marks', () => {
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

  it('keep what is no safe address as words (X3)', () => {
    for (const text of ['http://a.example.com', 'javascript:alert(1)', 'https://me@evil.example.com', 'https://']) {
      expect(linkParts(text)).toEqual([{ text }]);
    }
  });
});
