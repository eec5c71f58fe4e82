import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import type { School } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

const portalDir = mkdtempSync(join(tmpdir(), 'shuyuan-portal-'));
mkdirSync(join(portalDir, 'assets'));
writeFileSync(
  join(portalDir, 'index.html'),
  `<!doctype html><html lang="zh-CN"><head><title>书院</title><link rel="icon" href="data:,"><meta name="dark-sheet" content="/web/assets/dark-a1B2c3D4.css"><script type="module" src="/web/assets/-fpDExg.js"></script></head><body><div id="root"></div><!-- ${'x'.repeat(1_024)} --></body></html>`,
);
writeFileSync(join(portalDir, 'assets/-fpDExg.js'), 'export {};');
writeFileSync(join(portalDir, 'assets/-fpDExg.js.br'), 'packed');
for (const file of ['icon-a1B2c3D4.svg', 'font-a1B2c3D4.woff2', 'sheet-a1B2c3D4.css', 'compress.worker-a1B2c3D4.js'])
  writeFileSync(join(portalDir, 'assets', file), ' ');
mkdirSync(join(portalDir, '.kept'));
for (const file of ['.env', '.kept/key.pem', 'assets/.map']) writeFileSync(join(portalDir, file), 'not for visitors');
writeFileSync(join(portalDir, 'boot.js'), '');

afterAll(() => rmSync(portalDir, { recursive: true }));
const world = openWorld({ config: { portalDir } });
const page = (school: Pick<School, 'host'>, path = '/web/', headers: Record<string, string> = {}) =>
  world.app.inject({ url: path, headers: { host: school.host, ...headers } });

function blockOf(html: string, id: string): unknown {
  const text = new RegExp(`<script type="application/json" id="${id}" nonce="[^"]+">(.*?)</script>`).exec(html)?.[1];
  return JSON.parse(text ?? 'null');
}

test('writes brand, language, title and the school’s record into the page (X2, §1)', async () => {
  const school = await world.school();
  const { body } = await page(school, '/web/course/detail/1/2');
  expect(body).toContain('<html lang="zh-CN" data-brand="default">');
  expect(body).toContain(`<title>${school.label}</title>`);
  expect(blockOf(body, 'tenant')).toMatchObject({
    id: school.id,
    label: school.label,
  });
  expect(blockOf(body, 'config')).toEqual({ student: '/api', point: '/point', upload: '/upload', socket: '/socket/' });
});

test('serves a page whose file has the time 0, as reproducible archives set it', async () => {
  const school = await world.school();
  utimesSync(join(portalDir, 'index.html'), 0, 0);
  const { statusCode, body } = await page(school);
  expect([statusCode, body.includes('<div id="root">')]).toEqual([200, true]);
});

test('says what is wrong, in place of a blank page, where the cookies are too large for a request', async () => {
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { status, text } = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const asked = request(`${address}/web/`, { headers: { cookie: `a=${'x'.repeat(20_000)}` } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    });
    asked.on('error', reject).end();
  });
  expect(status).toBe(431);
  expect(text).toMatch(/清除这个网址的Cookie[\s\S]*clear the cookies/);
});

test('writes the mode of the school and the sheet that it needs, and neither where the school is light (decision 0033)', async () => {
  const bodyIn = async (theme: Record<string, string> | null) => {
    const school = await world.school();
    await world.platform.store.owner
      .updateTable('company')
      .set({ theme: theme && JSON.stringify(theme) })
      .where('id', '=', school.id)
      .execute();
    return (await page(school)).body;
  };
  for (const mode of ['dark', 'auto']) {
    const body = await bodyIn({ mode });
    expect(body).toContain(`<html lang="zh-CN" data-brand="default" data-mode="${mode}">`);
    expect(body).toContain('<link rel="stylesheet" href="/web/assets/dark-a1B2c3D4.css">');
  }
  for (const theme of [null, { mode: 'light' }, { mode: '"><script>' }]) {
    expect(await bodyIn(theme)).not.toMatch(/data-mode|rel="stylesheet"/);
  }
});

test.each(['/mobile/', '/mobile/course/detail/7/9?from=home'])(
  'answers %s with a page, not JSON (§1)',
  async (path) => {
    const school = await world.school();
    const { statusCode, headers, body } = await page(school, path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(blockOf(body, 'tenant')).toMatchObject({ id: school.id });
  },
);

test('takes a new nonce for each answer and allows no script that is inline (X2)', async () => {
  const school = await world.school();
  const [one, other] = [await page(school), await page(school)];
  const nonces = [one, other].map(({ body }) => /<meta name="csp-nonce" content="([^"]+)"/.exec(body)?.[1] ?? '');
  expect(nonces[0]).not.toBe(nonces[1]);
  const policy = String(one.headers['content-security-policy']);
  expect(policy).toContain(`style-src 'self' 'nonce-${nonces[0]}'`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('trusted-types default shuyuan-html');
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(one.headers['cache-control']).toBe('no-cache');
});

test('lets no school’s name break out of the page', async () => {
  const school = await world.school();
  const name = '</script><script>alert(1)</script>"\'<!--';
  await world.platform.store.owner
    .updateTable('company')
    .set({ name, short_name: name, slogan: name, brand: '"><b>', tab_icon: 'javascript:alert(1)' })
    .where('id', '=', school.id)
    .execute();
  const { body } = await page(school);
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('javascript:');
  expect(body.match(/<script/g)).toHaveLength(4);
  expect(blockOf(body, 'tenant')).toMatchObject({ slogan: name });
});

test('serves the page without a school where the label is unknown (§1)', async () => {
  const { statusCode, body } = await page({ host: 'nobody.localhost' });
  expect(statusCode).toBe(200);
  expect(blockOf(body, 'tenant')).toBeNull();
});

test('serves hashed files as unchanging and packed where the browser takes it', async () => {
  const school = await world.school();
  const asset = await page(school, '/web/assets/-fpDExg.js', { 'accept-encoding': 'br' });
  expect(asset.statusCode).toBe(200);
  expect(asset.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(asset.headers['content-type']).toMatch(/javascript/);
  const plain = await page(school, '/web/boot.js');
  expect(plain.headers['cache-control']).toBe('no-cache');
});

test('sends a part of a page with the headers that mean something for it, in 300 bytes', async () => {
  const school = await world.school();
  for (const file of ['-fpDExg.js', 'sheet-a1B2c3D4.css', 'font-a1B2c3D4.woff2']) {
    const { statusCode, headers } = await page(school, `/web/assets/${file}`, { 'accept-encoding': 'br' });
    expect([statusCode, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    expect(lines.join('').length, lines.join('')).toBeLessThanOrEqual(300);
  }
});

test('binds what becomes a document or a worker by a policy, hashed or not (S8)', async () => {
  const school = await world.school();
  const paths = [
    'assets/icon-a1B2c3D4.svg',
    'assets/compress.worker-a1B2c3D4.js',
    'boot.js',
    'assets/gone-12345678.js',
  ];
  for (const path of paths) {
    const { headers } = await page(school, `/web/${path}`);
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
  }
});

test('answers 404 for files that are not there or begin with a dot, and never leaves its folder', async () => {
  const school = await world.school();
  for (const path of [
    '/web/assets/gone-12345678.js',
    '/web/..%2f..%2fpackage.json',
    '/web/%2e%2e/%2e%2e/etc/passwd',
    '/web/.env',
    '/web/.kept/key.pem',
    '/web/assets/.map',
    '/files/seed/../main.ts',
    '/files/seed/..%2fmain.ts',
  ]) {
    expect((await page(school, path)).statusCode).toBe(404);
  }
});

test('carries the top menu of the school, so that the header is whole in its first frame (§7)', async () => {
  const school = await world.school();
  const { body } = await page(school, '/web/');
  expect(body).toMatch(/<script type="application\/json" id="menu-bar" nonce="[^"]+">\[/);
});

test('packs the page for browsers that take it', async () => {
  const school = await world.school();
  const response = await page(school, '/web/', { 'accept-encoding': 'gzip, br' });
  expect(response.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(response.rawPayload).toString()).toContain('id="tenant"');
});

test('sends / to the portal and tells it its bases (§2)', async () => {
  const school = await world.school();
  const root = await page(school, '/');
  expect([root.statusCode, root.headers.location]).toEqual([302, '/web/']);
  expect((await page(school, '/web/config.json')).json()).toMatchObject({ student: '/api', socket: '/socket/' });
});

test('serves drawn pictures with their type, in a sandbox (U5)', async () => {
  const school = await world.school();
  const picture = await page(school, '/files/seed/students/1.svg');
  expect(picture.statusCode).toBe(200);
  expect(picture.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' });
  expect(picture.headers['content-security-policy']).toContain('sandbox');
  const again = await page(school, '/files/seed/students/1.svg', { 'if-none-match': String(picture.headers['etag']) });
  expect(again.statusCode).toBe(304);
});

test('serves the recordings of questions in parts, and nothing of the lessons beside them (U6, U7)', async () => {
  const school = await world.school();
  const part = await page(school, '/files/seed/questions/ellipse.mp3', { range: 'bytes=0-99' });
  expect([part.statusCode, part.rawPayload.length, part.headers['content-type']]).toEqual([206, 100, 'audio/mpeg']);
  for (const path of [
    'lesson.mp4',
    'questions/../lesson.mp4',
    'questions/hls/index.m3u8',
    'questions/..%2flesson.mp3',
  ]) {
    expect((await page(school, `/files/seed/${path}`)).statusCode).toBe(404);
  }
});

const operated = openWorld({ config: { portalDir, isDemo: false } });

test('shows a demo school in any brand of the folder, on this page and the ones after it (ui-kit 4.8)', async () => {
  const school = await world.school();
  const ask = (url: string, cookie = '') => world.app.inject({ url, headers: { host: school.host, cookie } });
  const recordAt = async (url: string, cookie?: string) => blockOf((await ask(url, cookie)).body, 'tenant');
  // Somebody looked at the school before: what is cached of it belongs to its own brand.
  expect(await recordAt('/web/index')).toMatchObject({ brand: 'default' });
  const chosen = await ask('/web/index?brand=shengya');
  expect(chosen.body).toContain('data-brand="shengya"');
  expect(blockOf(chosen.body, 'tenant')).toMatchObject({ label: school.label, brand: 'shengya' });
  const cookie = String(chosen.headers['set-cookie']).split(';')[0];
  expect((await ask('/web/course', cookie)).body).toContain('data-brand="shengya"');
  expect((await ask('/web/course', cookie)).headers['set-cookie']).toBeUndefined();
  expect(await recordAt('/web/course', cookie)).toMatchObject({ brand: 'shengya' });
  expect(await recordAt('/web/course')).toMatchObject({ brand: 'default' });
  const ended = await ask('/web/index?brand=', cookie);
  expect(ended.body).toContain('data-brand="default"');
  expect(String(ended.headers['set-cookie'])).toContain('Max-Age=0');
});

test.each([
  '?brand=nobody',
  '?brand=%22%3E%3Cscript%3E',
  '?brand=..%2Fshengya',
  '?brand=a&brand=b',
  '?brand=__proto__',
])('shows a demo school in its own brand for %s (X2)', async (query) => {
  const school = await world.school();
  const { statusCode, body } = await world.app.inject({ url: `/web/${query}`, headers: { host: school.host } });
  expect(statusCode).toBe(200);
  expect(body).toContain('data-brand="default"');
});

test('takes no brand from an address outside demo mode (X2)', async () => {
  const school = await operated.school();
  const { headers, body } = await operated.app.inject({
    url: '/web/?brand=shengya',
    headers: { host: school.host, cookie: 'sy_demo_brand=shengya' },
  });
  expect(body).toContain('data-brand="default"');
  expect(headers['set-cookie']).toBeUndefined();
});
