import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIRST_LOADS, firstLoadOf, type Manifest } from '../../apps/portal/scripts/firstLoads.ts';
import { expect, test } from './support/test.ts';

const DIST = fileURLToPath(new URL('../../apps/portal/dist/', import.meta.url));
const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;

/** Bytes that the server sends of a file of the build, to a browser that takes brotli. */
function sentOf(file: string) {
  const packed = statSync(path.join(DIST, `${file}.br`), { throwIfNoEntry: false });
  return (packed ?? statSync(path.join(DIST, file))).size;
}

for (const load of FIRST_LOADS) {
  test(`a browser that opens ${load.page} receives without a click exactly what the budget’s list counts (performance.md row 1)`, async ({
    page,
    server,
  }) => {
    const received = new Map<string, number>();
    page.on('requestfinished', async (request) => {
      if (!/^(?:script|stylesheet|fetch|font|other)$/.test(request.resourceType())) return;
      const { pathname } = new URL(request.url());
      if (!/\.(?:js|css|woff2?|ttf|json)$/.test(pathname)) return;
      const { responseBodySize } = await request.sizes();
      received.set(pathname.replace('/web/', ''), responseBodySize);
    });
    await page.goto(server.url('shengya', load.page), { waitUntil: 'networkidle' });
    const listed = firstLoadOf(manifest, load);
    await expect.poll(() => [...received.keys()].sort()).toEqual(listed);
    // What is fetched late comes without a click too.
    await page.waitForLoadState('networkidle');
    expect([...received.keys()].sort()).toEqual(listed);
    const sum = (sizes: Iterable<number>) => [...sizes].reduce((all, size) => all + size, 0);
    expect(sum(received.values())).toBe(sum(listed.map(sentOf)));
  });
}
