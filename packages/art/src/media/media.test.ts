import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MEDIA_FOLDER } from '../folders.ts';
import { writeCaptions } from './captions.ts';
import { listMedia, MANIFEST, type Manifest, MEDIA_MAX_BYTES, readManifest } from './manifest.ts';
import { writePdf } from './pdf.ts';
import { LESSON_S } from './slides.ts';

const read = (name: string) => readFileSync(path.join(MEDIA_FOLDER, name), 'utf8');

test('the committed media are what the programs drew: change those, and draw again (pnpm --filter @shuyuan/art run draw:media)', () => {
  const noted = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  expect(readManifest()).toEqual(noted);
  expect(read('lesson.pdf')).toBe(writePdf());
  expect([read('hls/cn.vtt'), read('hls/en.vtt')]).toEqual([writeCaptions('cn'), writeCaptions('en')]);
});

test('all media of the demo have at most 4 MB', () => {
  const bytes = listMedia().reduce((sum, name) => sum + statSync(path.join(MEDIA_FOLDER, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(MEDIA_MAX_BYTES);
});

test('every quality has the whole lesson', () => {
  for (const name of listMedia().filter((file) => /^hls\/\d+\/index\.m3u8$/.test(file))) {
    const seconds = [...read(name).matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, part]) => sum + Number(part), 0);
    expect(Math.abs(seconds - LESSON_S)).toBeLessThan(0.5);
  }
});
