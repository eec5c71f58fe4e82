import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeImagePath, safeHttpUrl, safeReferer, URL_MAX, withoutSecrets } from './links.ts';

describe('an address from data', () => {
  it.each([
    ['https://live.example.com/room/1?x=2#y', 'https://live.example.com/room/1?x=2#y'],
    ['HTTPS://Live.Example.com', 'https://live.example.com/'],
    ['https://example.com:8443/', 'https://example.com:8443/'],
    ['https://例子.cn/', 'https://xn--fsqu00a.cn/'],
    ['https://[::1]/', 'https://[::1]/'],
    ['https://example.com/a@b', 'https://example.com/a@b'],
  ])('passes when it is https with a host: %s (X3)', (text, href) => {
    expect(safeHttpUrl(text)?.href).toBe(href);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt://example.com/%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'ftp://example.com/',
    'ws://example.com/',
    'http://example.com/',
    '//example.com/',
    '/web/index',
    'example.com',
    'https:example.com',
    'https:/example.com',
    'https:///example.com',
    'https://',
    'https://?x',
    'https:\\\\example.com',
    'https://example.com\\@evil.example',
    'https://user@example.com/',
    'https://user:word@example.com/',
    'https://@example.com/',
    'https://example.com@evil.example/',
    'https://exa mple.com/',
    'https://example.com/a b',
    ' https://example.com/',
    'https://example.com/\n',
    'ht\ntps://example.com/',
    'https://example.com/\0',
    'https://example.com/\u0085',
    'https://example.com/\u202egpj.exe',
    '\u0001https://example.com/',
    'https://example.com:99999/',
    'https://1.2.3.4.5.6.7.999999999999/',
    'https://[::1/',
    'https://%00.example.com/',
  ])('is refused: %j (X3)', (text) => {
    expect(safeHttpUrl(text)).toBeNull();
  });

  it('may be http only where the operator says so (X3)', () => {
    expect(safeHttpUrl('http://example.com/', { allowHttp: true })?.href).toBe('http://example.com/');
    expect(safeHttpUrl('ftp://example.com/', { allowHttp: true })).toBeNull();
  });

  it('is limited to the listed hosts, compared in full with their port (X3)', () => {
    const hosts = ['live.example.com', 'Room.example.com:8443'];
    expect(safeHttpUrl('https://live.example.com/1', { hosts })).not.toBeNull();
    expect(safeHttpUrl('https://LIVE.example.com:443/1', { hosts })).not.toBeNull();
    expect(safeHttpUrl('https://room.example.com:8443/', { hosts })).not.toBeNull();
    for (const host of [
      'example.com',
      'a.live.example.com',
      'live.example.com.evil.example',
      'xlive.example.com',
      'live.example.com:8443',
      'room.example.com',
      'live.example.com.',
    ]) {
      expect(safeHttpUrl(`https://${host}/`, { hosts })).toBeNull();
    }
    expect(safeHttpUrl('https://live.example.com/', { hosts: [] })).toBeNull();
  });

  it('has at most 2,048 characters (X4, X9)', () => {
    const start = 'https://example.com/';
    expect(safeHttpUrl(start.padEnd(URL_MAX, 'a'))).not.toBeNull();
    expect(safeHttpUrl(start.padEnd(URL_MAX + 1, 'a'))).toBeNull();
  });

  it('is https, without a user and on the list whenever it passes, for any input (X3)', () => {
    const part = fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      '//',
      '/',
      '\\',
      '@',
      'live.example.com',
      'evil.example',
      ':',
      '443',
      '?',
      '#',
      '%00',
      '.',
      '\t',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 8 }), (parts) => {
        const url = safeHttpUrl(parts.join(''), { hosts: ['live.example.com'] });
        if (url)
          expect([url.protocol, url.host, url.username, url.password]).toEqual(['https:', 'live.example.com', '', '']);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a return address', () => {
  const origin = 'https://6c.example.com';
  const referer = (text: string) => safeReferer(text, { origin });

  it.each([
    ['/web/learn', '/web/learn'],
    ['/web/', '/web/'],
    ['https://6c.example.com/web/course?type=live#list', '/web/course?type=live#list'],
    ['https://6C.example.com:443/web/course', '/web/course'],
    ['/web/course?q=%E6%95%B0+学', '/web/course?q=%E6%95%B0+%E5%AD%A6'],
    ['/web/course?token=abc', '/web/course'],
    ['/web/course?a=1&token=abc&b=2', '/web/course?a=1&b=2'],
    ['/web/course?TOKEN=abc&to%6ben=x&access_token=y&token', '/web/course'],
    ['/web/course#token=abc', '/web/course'],
    ['/web/course#/x?token=abc', '/web/course'],
    ['/web/course?tokens=3&mytoken=1', '/web/course?tokens=3&mytoken=1'],
    ['/web/x/../learn', '/web/learn'],
    ['/web/logs', '/web/logs'],
    ['/web//evil.example', '/web/evil.example'],
    ['/web///x//y/', '/web/x/y/'],
    ['/web/restart', '/web/restart'],
    ['/web/course?next=https://evil.example/', '/web/course?next=https://evil.example/'],
  ])('of our own pages passes, without its token: %s (X4)', (text, expected) => {
    expect(referer(text)).toBe(expected);
  });

  it.each([
    '',
    '/',
    '/web',
    '/website/x',
    '/api/x',
    'web/learn',
    '//evil.example/web/learn',
    '///evil.example/web/learn',
    '/\\evil.example/web/learn',
    '\\\\evil.example/web/learn',
    'https://evil.example/web/learn',
    'http://6c.example.com/web/learn',
    'https://6c.example.com:8443/web/learn',
    'https://6c.example.com.evil.example/web/learn',
    'https://6c.example.com@evil.example/web/learn',
    'https://me@6c.example.com/web/learn',
    'javascript:alert(1)',
    'javascript://6c.example.com/web/%0aalert(1)',
    '/web/../api/x',
    '/web/%2e%2e/api/x',
    '/web/learn\n',
    '/web/lea rn',
    '/web/\u202elearn',
    '/web/%',
    '/web/%zz',
  ])('is refused when it leads elsewhere: %j (X4)', (text) => {
    expect(referer(text)).toBeNull();
  });

  it.each([
    '/login',
    '/codelogin',
    '/talk/login',
    '/register',
    '/otherReg',
    '/rest',
    '/log',
    '/franchise/reg/7',
    '/login/',
    '/LOGIN',
    '//login',
    '/%6cogin',
    '/x/../login',
    '/login?referer=/web/learn',
    '/codelogin#x',
  ])('is refused when it is a login page: %s (X4)', (page) => {
    expect(referer(`/web${page}`)).toBeNull();
    expect(referer(`${origin}/web${page}`)).toBeNull();
  });

  it('has at most 2,048 characters, before and after escaping (X4)', () => {
    expect(referer('/web/'.padEnd(URL_MAX, 'a'))).toHaveLength(URL_MAX);
    expect(referer('/web/'.padEnd(URL_MAX + 1, 'a'))).toBeNull();
    expect(referer('/web/'.padEnd(300, '学'))).toBeNull();
  });

  it('leads under /web/ of our own origin whenever it passes, and passes again unchanged (X4)', () => {
    const part = fc.constantFrom(
      '/web/',
      '/',
      '\\',
      '..',
      '%2e',
      '%2f',
      'https://',
      'javascript:',
      '6c.example.com',
      'evil.example',
      '@',
      'login',
      '?token=a',
      '&',
      '#',
      ':',
      '\t',
    );
    const texts = fc
      .array(fc.oneof(part, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 8 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          texts,
          texts.map((text) => `/web/${text}`),
        ),
        (text) => {
          const path = referer(text);
          if (path === null) return;
          const url = new URL(path, origin);
          expect(url.origin).toBe(origin);
          expect(url.pathname.startsWith('/web/')).toBe(true);
          expect(new URL(path.slice('/web'.length), origin).origin).toBe(origin);
          expect(url.searchParams.has('token')).toBe(false);
          expect(referer(path)).toBe(path);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('may have another base (§2)', () => {
    expect(safeReferer('/school/learn', { origin, base: '/school/' })).toBe('/school/learn');
    expect(safeReferer('/web/learn', { origin, base: '/school/' })).toBeNull();
  });
});

describe('a query without its token', () => {
  it.each([
    ['', ''],
    ['?', ''],
    ['?a=1', '?a=1'],
    ['?a=1&&b=%20', '?a=1&&b=%20'],
    ['?token=1', ''],
    ['?%74oken=1&a', '?a'],
    ['?a=token', '?a=token'],
    ['?%=1', '?%=1'],
  ])('%j is %j (X4)', (search, expected) => {
    expect(withoutSecrets(search)).toBe(expected);
  });
});

describe('the address of a picture', () => {
  it.each(['/files/1', '/web/art/logo-6c.svg', '/api/file/a_b~c.png?sign=a%2Fb&t=1', '/a', '/@2x/a.png', '/..a/b'])(
    'of our own host passes: %s (X5)',
    (text) => {
      expect(isSafeImagePath(text)).toBe(true);
    },
  );

  it.each([
    '',
    '/',
    'a.png',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    'https://evil.example/a.png',
    'data:image/svg+xml,x',
    'javascript:alert(1)',
    '/a.png") url("//evil.example',
    "/a.png'",
    '/a.png;color:red',
    '/a (1).png',
    '/a.png\n',
    '/a/../b.png',
    '/a/..',
    '/./a.png',
    '/%2e%2e/a.png',
    '/a//b.png',
    '/学.png',
    '/a.png#x',
    '/a.png?x="',
    '/'.padEnd(URL_MAX + 1, 'a'),
  ])('is refused: %# (X5)', (text) => {
    expect(isSafeImagePath(text)).toBe(false);
  });

  it('stays on our host and cannot leave url("…") whenever it passes (X5)', () => {
    const part = fc.constantFrom('/', '..', '.', 'a', '\\', '"', "'", ')', '(', '%', ':', '?', '=', '@', '\n');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
        const text = `/${parts.join('')}`;
        if (!isSafeImagePath(text)) return;
        expect(new URL(text, 'https://own.invalid').host).toBe('own.invalid');
        expect(text).not.toMatch(/["'()\\\s;]/);
      }),
      { numRuns: 1000 },
    );
  });
});
