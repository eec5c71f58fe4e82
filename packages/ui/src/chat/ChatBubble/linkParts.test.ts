import { describe, expect, it } from 'vitest';
import { linkParts } from './linkParts.ts';

/** The links of a text as `[text]`, or `[text → address]` where it leads elsewhere than it reads. */
function marked(text: string): string {
  return linkParts(text)
    .map((part) => {
      if (part.href === undefined) return part.text;
      const isSame = [part.text, `${part.text}/`, `mailto:${part.text}`].includes(part.href);
      return isSame ? `[${part.text}]` : `[${part.text} → ${part.href}]`;
    })
    .join('');
}

describe('the addresses in a message', () => {
  it.each([
    // Web addresses.
    ['https://a.example.com', '[https://a.example.com]'],
    ['http://a.example.com', '[http://a.example.com]'],
    ['http://a.example.com/b?c=1&d=2#e', '[http://a.example.com/b?c=1&d=2#e]'],
    ['看https://a.example.com/b?c=1。再做', '看[https://a.example.com/b?c=1]。再做'],
    ['看https://a.example.com再做', '看[https://a.example.com]再做'],
    ['看https://a.example.com/b再做', '看[https://a.example.com/b]再做'],
    [
      'https://a.example.com，还有http://b.example.com、http://c.example.com；',
      '[https://a.example.com]，还有[http://b.example.com]、[http://c.example.com]；',
    ],
    ['（https://a.example.com/b）', '（[https://a.example.com/b]）'],
    ['《https://a.example.com/b》', '《[https://a.example.com/b]》'],
    ['「https://a.example.com/b」', '「[https://a.example.com/b]」'],
    ['【https://a.example.com/b】', '【[https://a.example.com/b]】'],
    ['“https://a.example.com/b”', '“[https://a.example.com/b]”'],
    ['‘https://a.example.com/b’', '‘[https://a.example.com/b]’'],
    ['https://a.example.com/b？https://a.example.com/b！', '[https://a.example.com/b]？[https://a.example.com/b]！'],
    ['https://a.example.com/b：看第3页', '[https://a.example.com/b]：看第3页'],
    ['https://a.example.com/b…', '[https://a.example.com/b]…'],
    ['https://a.example.com/b——看', '[https://a.example.com/b]——看'],
    ['https://a.example.com/b　看', '[https://a.example.com/b]　看'],
    ['https://a.example.com/b\n看', '[https://a.example.com/b]\n看'],
    // Punctuation in ASCII.
    ['(https://a.example.com/).', '([https://a.example.com/]).'],
    ['[https://a.example.com/b]', '[[https://a.example.com/b]]'],
    ['<https://a.example.com/b>', '<[https://a.example.com/b]>'],
    ['{https://a.example.com/b}', '{[https://a.example.com/b]}'],
    ['"https://a.example.com/b"', '"[https://a.example.com/b]"'],
    ["'https://a.example.com/b'", "'[https://a.example.com/b]'"],
    ['*https://a.example.com/b*', '*[https://a.example.com/b]*'],
    [
      'https://a.example.com/b, https://a.example.com/c; ok',
      '[https://a.example.com/b], [https://a.example.com/c]; ok',
    ],
    ['https://a.example.com.', '[https://a.example.com].'],
    ['https://a.example.com...', '[https://a.example.com]...'],
    ['https://a.example.com/b?!', '[https://a.example.com/b]?!'],
    ['https://a.example.com:', '[https://a.example.com]:'],
    ['https://a.example.com/wiki/A_(b)', '[https://a.example.com/wiki/A_(b)]'],
    ['(https://a.example.com/wiki/A_(b))', '([https://a.example.com/wiki/A_(b)])'],
    ['https://a.example.com/b?x[]=1', '[https://a.example.com/b?x[]=1]'],
    ['https://a.example.com/~b/c_d-e+f', '[https://a.example.com/~b/c_d-e+f]'],
    ['https://a.example.com/%E8%AF%BE', '[https://a.example.com/%E8%AF%BE]'],
    // Ports, numbers, names.
    ['http://a.example.com:8080/b', '[http://a.example.com:8080/b]'],
    ['http://a.example.com:8080看', '[http://a.example.com:8080]看'],
    ['http://192.168.1.20:8080/b', '[http://192.168.1.20:8080/b]'],
    ['http://localhost:3000', '[http://localhost:3000]'],
    ['http://[::1]:8080/b', '[http://[::1]:8080/b]'],
    ['http://a_b.example.com', '[http://a_b.example.com]'],
    ['https://a.example.com./b', '[https://a.example.com./b]'],
    ['HTTPS://A.Example.com/B', '[HTTPS://A.Example.com/B → https://a.example.com/B]'],
    // Names that are not in ASCII.
    ['https://例子.中国/b', '[https://例子.中国/b → https://xn--fsqu00a.xn--fiqs8s/b]'],
    ['看https://例子.中国看看', '看[https://例子.中国 → https://xn--fsqu00a.xn--fiqs8s/]看看'],
    ['https://例子.com再做', '[https://例子.com → https://xn--fsqu00a.com/]再做'],
    ['https://www.例子.公司，', '[https://www.例子.公司 → https://www.xn--fsqu00a.xn--55qx5d/]，'],
    ['https://пример.рф/b', '[https://пример.рф/b → https://xn--e1afmkfd.xn--p1ai/b]'],
    ['https://bücher.de/b', '[https://bücher.de/b → https://xn--bcher-kva.de/b]'],
    // Without a protocol.
    ['www.example.com', '[www.example.com → https://www.example.com/]'],
    ['看www.example.com/b，', '看[www.example.com/b → https://www.example.com/b]，'],
    ['(www.example.com)', '([www.example.com → https://www.example.com/])'],
    ['WWW.Example.com.', '[WWW.Example.com → https://www.example.com/].'],
    ['www.example.com:8080/b', '[www.example.com:8080/b → https://www.example.com:8080/b]'],
    ['www.', 'www.'],
    ['www.example', 'www.example'],
    ['awww.example.com', 'awww.example.com'],
    // Mail.
    ['a@example.com', '[a@example.com]'],
    ['写信到a.b+c@mail.example.cn。', '写信到[a.b+c@mail.example.cn]。'],
    ['邮箱：a_b-c@example.com，', '邮箱：[a_b-c@example.com]，'],
    ['邮箱:a@example.com', '邮箱:[a@example.com]'],
    ['<a@example.com>', '<[a@example.com]>'],
    ['（a@example.com）', '（[a@example.com]）'],
    ['a@example.com看', '[a@example.com]看'],
    ['a@example.com.', '[a@example.com].'],
    ['a@example.com、b@example.com', '[a@example.com]、[b@example.com]'],
    ['a@example', 'a@example'],
    ['a@example.1', 'a@example.1'],
    ['a..b@example.com', 'a..b@example.com'],
    ['@example.com', '@example.com'],
    ['a@b@example.com', 'a@b@example.com'],
    // What stays text.
    ['明白了', '明白了'],
    ['', ''],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['data:text/html,x', 'data:text/html,x'],
    ['ftp://a.example.com/b', 'ftp://a.example.com/b'],
    ['https://', 'https://'],
    ['https:///b', 'https:///b'],
    ['https://me@evil.example.com', 'https://me@evil.example.com'],
    ['https://me:pw@evil.example.com/b', 'https://me:pw@evil.example.com/b'],
    ['https://a.example.com@evil.example.com', 'https://a.example.com@evil.example.com'],
    ['x = 3.14, y = 2.5', 'x = 3.14, y = 2.5'],
    ['第1.2节', '第1.2节'],
  ])('%j is %s (X3)', (text, expected) => {
    expect(marked(text)).toBe(expected);
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('are found in a text of any length without hanging, and too long ones stay text', () => {
    const long = `https://a.example.com/${'b'.repeat(3_000)}`;
    expect(linkParts(long)).toEqual([{ text: long }]);
    for (const text of [
      'a'.repeat(20_000),
      `${'a.'.repeat(10_000)}@`,
      `www.${'a-'.repeat(10_000)}`,
      '中'.repeat(20_000),
    ])
      expect(linkParts(text)).toEqual([{ text }]);
  });
});
