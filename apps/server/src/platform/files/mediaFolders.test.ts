import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';
import { mediaFoldersOf } from '../core/mediaFolders.ts';
import { createLinkSigner } from '../http/linkSigner.ts';
import { LessonFiles } from './lessonFiles.ts';

const root = mkdtempSync(join(tmpdir(), 'shuyuan-media-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
for (const [path, text] of [
  ['lessons/algebra/first.mp4', 'a recording'],
  ['lessons/questions/triangle.mp3', 'a question'],
  ['pictures/halls/main.jpg', 'a picture'],
  ['secret.pdf', 'beside the folders'],
] as const) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

const world = openWorld({ config: { isDemo: false, mediaDir: root } });

test('a school with recordings of its own serves them from its folder, and nothing of the demo schools', async () => {
  const { id, host } = await world.school();
  const everybody = { companyId: id, holder: { kind: 'visitor' }, now: world.clock.now() } as const;
  const read = async (url: string) => {
    const { statusCode, body, headers } = await world.app.inject({ url, headers: { host } });
    return statusCode === 200 ? `${headers['content-type']}: ${body}` : statusCode;
  };
  const readSigned = (path: string) => read(createLinkSigner(world.platform.secrets, everybody).sign(path));
  expect(await readSigned('algebra/first.mp4')).toBe('video/mp4: a recording');
  expect(await read('/files/seed/questions/triangle.mp3')).toBe('audio/mpeg: a question');
  expect(await read('/files/seed/halls/main.jpg')).toBe('image/jpeg: a picture');
  // What the demo schools have under these names, and what lies beside the two folders.
  expect(await readSigned('lesson.mp4')).toBe(404);
  expect(await readSigned('secret.pdf')).toBe(404);
  expect(await read('/files/seed/students/1.svg')).toBe(404);
  expect(await read('/files/seed/algebra/first.mp4')).toBe(404);
});

test('a recording that was replaced is served at its new length a second later', async () => {
  let now = 0;
  const files = new LessonFiles(join(root, 'lessons'), () => now);
  writeFileSync(join(root, 'lessons/change.mp4'), 'short');
  expect(await files.find('change.mp4')).toMatchObject({ size: 5 });
  writeFileSync(join(root, 'lessons/change.mp4'), 'much longer');
  expect(await files.find('change.mp4')).toMatchObject({ size: 5 });
  now = 1_001;
  expect(await files.find('change.mp4')).toMatchObject({ size: 11 });
});

const DEMO = { lessons: '/demo/lessons', pictures: '/demo/pictures' };

test.each([
  ['the folder that the operator names, in demo mode too', { mediaDir: root, isDemo: true }, root],
  ['the data folder of a server without one', { mediaDir: null, isDemo: false }, '/data/media'],
])('media lie in %s', (_name, config, expected) => {
  const folders = mediaFoldersOf({ ...config, dataDir: '/data' }, DEMO);
  expect(folders).toEqual({ lessons: join(expected, 'lessons'), pictures: join(expected, 'pictures') });
});

test('the demo schools have their own, and a folder that is not there ends the start in one sentence', () => {
  expect(mediaFoldersOf({ mediaDir: null, isDemo: true, dataDir: '/data' }, DEMO)).toBe(DEMO);
  expect(() => mediaFoldersOf({ mediaDir: join(root, 'none'), isDemo: false, dataDir: '/data' }, DEMO)).toThrow(
    /^MEDIA_DIR .*none is no folder/,
  );
});
