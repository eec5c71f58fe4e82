import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../scripts/freePort.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

test('a free port is below those that systems give to outgoing connections, and can be listened on', async () => {
  const port = await freePort();
  expect(port).toBeGreaterThanOrEqual(20_000);
  expect(port).toBeLessThan(32_000);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
});

test('there is one way to a free port: a port that the system chose and that is left again may be taken meanwhile', () => {
  const files = globSync(['{apps,packages}/*/{src,scripts}/**/*.ts', '{tests,scripts,.storybook}/**/*.{ts,mjs}'], {
    cwd: ROOT,
    exclude: (name) => name.includes('node_modules'),
  });
  expect(files.length).toBeGreaterThan(500);
  const finders = files.filter((file) =>
    /\bfunction \w*[pP]ort\(\): Promise<number>|\bfunction freePort\b/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(finders).toEqual(['scripts/freePort.mjs']);
});
