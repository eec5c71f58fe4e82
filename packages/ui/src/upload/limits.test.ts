import { mimesOf, UPLOADS } from '@shuyuan/rules';
import { describe, expect, it, vi } from 'vitest';
import { fileOf } from '../fixtures/uploadFiles.ts';
import { fakeUploads } from '../fixtures/uploadTransport.ts';
import { limited, policiesOf, policyOf, type Refusal, type UploadLimits, type UploadPlace } from './core/pickedFile.ts';
import { limitOf } from './core/room.ts';
import { UploadQueue } from './core/uploadQueue.ts';
import { acceptedTypes, hintOf, reasonOf } from './describe.ts';
import { uploadLabels } from './upload.labels.ts';

const MB = 1_048_576;
const { cn, en } = uploadLabels;

/** What a place with these limits stores and refuses of some files; a redrawn picture has `redrawn` bytes. */
async function picked(place: UploadPlace, files: readonly File[], redrawn = 5) {
  const transport = fakeUploads();
  const queue = new UploadQueue({
    place,
    transport: () => transport,
    compress: async () => new Blob([new Uint8Array(redrawn)]),
    now: () => 0,
    isOnline: () => true,
    onFiles: () => undefined,
    wait: () => Promise.resolve(),
  });
  await queue.add(files);
  await vi.waitFor(() => expect(queue.list.entries.every(({ status }) => status === 'done')).toBe(true));
  const lines = queue.list.refusals.map((refusal) => `${refusal.name}: ${reasonOf(refusal, place, cn)}`);
  return { stored: queue.list.entries.map(({ name, total }) => `${name} ${total}`), lines };
}

describe('limits of a widget’s own', () => {
  it('take the place of those of §5 one by one', () => {
    expect(limited('exercisePicture', undefined)).toBe('exercisePicture');
    const place = limited('exercisePicture', { maxCount: 20, maxBytes: 512_000 });
    expect(policyOf(place, 'exercisePicture')).toEqual({
      ...UPLOADS.exercisePicture,
      maxCount: 20,
      maxBytes: 512_000,
    });
    expect([limitOf(place), limitOf(place, 4), limitOf(limited('avatar', { maxBytes: MB }))]).toEqual([20, 4, 1]);
    expect(limitOf(limited('articleAttachment', { maxCount: Number.POSITIVE_INFINITY }))).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  it.each<UploadLimits>([
    {},
    { maxBytes: Number.NaN },
    { maxBytes: -1, maxCount: 0 },
    { maxCount: Number.NaN },
    { extensions: [] },
    { extensions: ['pdf'] },
    { maxBytes: undefined, maxCount: undefined, extensions: undefined },
  ])('%j limit nothing: the rules of §5 stay', (limits) => {
    const place = limited('exercisePicture', limits);
    expect(policyOf(place, 'exercisePicture')).toEqual(UPLOADS.exercisePicture);
    expect(hintOf(place, cn)).toEqual(hintOf('exercisePicture', cn));
  });

  it('accept exactly their bytes and name them to the one with a byte more', async () => {
    const place = limited('avatar', { maxBytes: 512_000 });
    expect(await picked(place, [fileOf('多.png', 512_001), fileOf('正好.png', 512_000)])).toEqual({
      stored: ['正好.png 512000'],
      lines: ['多.png: 500 KB多1字节，超过500 KB'],
    });
  });

  it('accept a file that §5 would refuse', async () => {
    const place = limited('attachDoc', { maxBytes: 60 * MB, maxCount: 1 });
    expect(await picked(place, [fileOf('讲义.pdf', 55 * MB)])).toEqual({ stored: [`讲义.pdf ${55 * MB}`], lines: [] });
  });

  it('count the files, and name their number to the one beyond', async () => {
    const place = limited('articleAttachment', { maxCount: 2 });
    const { stored, lines } = await picked(place, [fileOf('1.pdf'), fileOf('2.png'), fileOf('3.mp3')]);
    expect(stored).toHaveLength(2);
    expect(lines).toEqual(['3.mp3: 附件最多2个，这是第3个']);
  });

  it('accept only their types, whichever way a JPG is spelt, and name them', async () => {
    const place = limited('exercisePicture', { extensions: ['jpg'] });
    expect(await picked(place, [fileOf('a.jpeg'), fileOf('b.png'), fileOf('c.jpg')])).toEqual({
      stored: ['a.jpeg 2048', 'c.jpg 2048'],
      lines: ['b.png: 只支持JPG'],
    });
  });

  it('accept only their types of attachments, and name them', async () => {
    const place = limited('articleAttachment', { extensions: ['pdf', 'png'], maxBytes: 2.5 * MB });
    const { stored, lines } = await picked(place, [
      fileOf('a.docx'),
      fileOf('b.pdf'),
      fileOf('c.mp4'),
      fileOf('d.png', 3 * MB),
    ]);
    expect(stored).toEqual(['b.pdf 2048']);
    expect(lines).toEqual(['a.docx: 只支持pdf、PNG', 'c.mp4: 只支持pdf、PNG', 'd.png: 3.0 MB，图片上限2.5 MB']);
    expect(policiesOf(place).flatMap(mimesOf)).toEqual(['application/pdf', 'image/png']);
  });
});

describe('a picture over its widget’s own limit', () => {
  it('is redrawn and measured afterwards, where its place does so (§5)', async () => {
    const place = limited('exercisePicture', { maxBytes: MB });
    expect((await picked(place, [fileOf('a.jpg', MB), fileOf('b.jpg', 2 * MB)], MB)).stored).toEqual([
      `a.jpg ${MB}`,
      `b.png ${MB}`,
    ]);
    expect((await picked(place, [fileOf('b.jpg', 2 * MB)], 1.5 * MB)).lines).toEqual([
      'b.jpg: 压缩失败：压完1.5 MB，仍超过1 MB',
    ]);
  });

  it('is not redrawn as a PNG where those are not accepted: the limit holds for the file as picked', async () => {
    const place = limited('exercisePicture', { extensions: ['jpg'], maxBytes: 4 * MB });
    expect(await picked(place, [fileOf('a.jpg', 4 * MB), fileOf('b.jpg', 4 * MB + 1)])).toEqual({
      stored: [`a.jpg ${4 * MB}`],
      lines: ['b.jpg: 4 MB多1字节，超过4 MB'],
    });
  });
});

describe('the texts of a place with limits of its own', () => {
  const line = (place: UploadPlace, reason: Refusal['reason']) =>
    reasonOf({ name: 'a.gif', size: 9 * MB, reason, slot: null }, place, cn);

  it.each<[UploadPlace, string[]]>([
    [{ slot: 'avatar', maxBytes: 512_000, extensions: ['png'] }, ['PNG，不超过500 KB']],
    [{ slot: 'articleCover', maxBytes: 2.5 * MB }, ['推荐320×230，JPG、PNG，不超过2.5 MB']],
    [{ slot: 'exercisePicture', maxCount: 1 }, ['JPG、PNG，不超过3 MB']],
    [{ slot: 'articleAttachment', maxBytes: 8 * MB }, ['文档8 MB、图片8 MB', '音频8 MB、视频8 MB']],
    [{ slot: 'articleAttachment', extensions: ['pdf'] }, ['pdf，不超过50 MB']],
    [{ slot: 'articleAttachment', extensions: ['png', 'pdf'] }, ['pdf，不超过50 MB', 'PNG，不超过5 MB']],
  ])('%j are %j before picking', (place, lines) => {
    expect(hintOf(place, cn)).toEqual(lines);
  });

  it('are given in English too', () => {
    expect(hintOf({ slot: 'exercisePicture', maxBytes: 512_000 }, en)).toEqual(['JPG, PNG, up to 500 KB each']);
  });

  it('name the types in force to a rejected file, also where only one kind of attachment is left', () => {
    expect(line({ slot: 'articleAttachment', extensions: ['jpg', 'png'] }, 'type')).toBe('只支持JPG、PNG');
    expect(acceptedTypes({ slot: 'articleAttachment', extensions: ['mp4', 'doc'] }, cn)).toBe('doc、mp4');
    expect(acceptedTypes({ slot: 'articleAttachment', maxBytes: MB }, cn)).toBeNull();
    expect(line('articleAttachment', 'type')).toBe('不支持这种格式');
  });
});
