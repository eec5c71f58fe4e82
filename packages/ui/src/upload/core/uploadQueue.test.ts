import type { UploadSlot } from '@shuyuan/rules';
import { describe, expect, it, vi } from 'vitest';
import { fileOf } from '../../fixtures/uploadFiles.ts';
import { type FakeUploads, fakeUploads } from '../../fixtures/uploadTransport.ts';
import type { StoredFile } from '../../foundations/uploadTransport.ts';
import type { Compress } from '../compress/compressPicture.ts';
import type { UploadQueueOptions } from './uploadJob.ts';
import { UploadQueue } from './uploadQueue.ts';

const MB = 1_048_576;

function setUp(transport: FakeUploads, more: Partial<UploadQueueOptions> = {}) {
  const network = { isOnline: true };
  const told: string[][] = [];
  const queue = new UploadQueue({
    place: 'articleAttachment',
    transport: () => transport,
    compress: () => Promise.reject(new Error('none')),
    now: () => 0,
    isOnline: () => network.isOnline,
    onFiles: (files) => void told.push(files.map(({ name }) => name)),
    wait: () => Promise.resolve(),
    ...more,
  });
  const states = () => Object.fromEntries(queue.list.entries.map(({ name, status }) => [name, status]));
  const settled = (wanted: Record<string, string>) => vi.waitFor(() => expect(states()).toEqual(wanted));
  const keyOf = (name: string) => queue.list.entries.find((entry) => entry.name === name)?.key ?? '';
  return { queue, network, told, states, settled, keyOf };
}

const refused = (queue: UploadQueue) => queue.list.refusals.map(({ name, reason }) => `${name}: ${reason}`);
const stored = (name: string): StoredFile => ({ id: name, name, size: 1, mime: 'application/pdf' });

describe('the line of a refused file', () => {
  it('goes once there is room again, and the file is not counted as missing', async () => {
    const { queue, settled, keyOf } = setUp(fakeUploads(), { max: 2 });
    await queue.add([fileOf('1.pdf'), fileOf('2.pdf'), fileOf('3.pdf'), fileOf('4.zip')]);
    await settled({ '1.pdf': 'done', '2.pdf': 'done' });
    expect(refused(queue)).toEqual(['3.pdf: count', '4.zip: type']);
    queue.remove(keyOf('1.pdf'));
    expect(refused(queue)).toEqual(['4.zip: type']);
  });

  it('goes when the page takes files away', async () => {
    const { queue, settled } = setUp(fakeUploads(), { max: 1 });
    await queue.add([fileOf('1.pdf'), fileOf('2.pdf')]);
    await settled({ '1.pdf': 'done' });
    queue.accept([]);
    expect(refused(queue)).toEqual([]);
  });

  it('goes when the same file comes in a form that is accepted', async () => {
    const { queue } = setUp(fakeUploads());
    await queue.add([fileOf('讲解.mov'), fileOf('别的.zip')]);
    await queue.add([fileOf('讲解.mp4')]);
    expect(refused(queue)).toEqual(['别的.zip: type']);
  });

  it('of a place for one file goes with the next file', async () => {
    const { queue } = setUp(fakeUploads(), { place: 'articleCover' });
    await queue.add([fileOf('a.gif')], true);
    await queue.add([fileOf('b.png')], true);
    expect(refused(queue)).toEqual([]);
  });
});

describe('picking', () => {
  it('accepts the valid ones of eight files and gives each of the others a line with its reason (§5, U1)', async () => {
    const transport = fakeUploads();
    const { queue, settled } = setUp(transport);
    await queue.add([
      fileOf('1.pdf'),
      fileOf('2.zip'),
      fileOf('3.docx', 50 * MB + 1),
      fileOf('4.mp3', 2048, 'mp4'),
      fileOf('5.png', 0),
      fileOf('6.mp4'),
      fileOf('7.xlsx'),
      new File(['x'], '8.png', { type: 'image/svg+xml' }),
    ]);
    await settled({ '1.pdf': 'done', '6.mp4': 'done', '7.xlsx': 'done' });
    expect(refused(queue)).toEqual([
      '2.zip: type',
      '3.docx: size',
      '4.mp3: mismatch',
      '5.png: empty',
      '8.png: mismatch',
    ]);
    expect(transport.log).toEqual(['send 1.pdf', 'send 6.mp4', 'send 7.xlsx']);
  });

  it('counts the attachments of all types together: six, the seventh is rejected (§5)', async () => {
    const { queue, states } = setUp(fakeUploads(), { initial: [stored('a'), stored('b')] });
    await queue.add(['1.pdf', '2.doc', '3.png', '4.mp3', '5.mp4', '6.ppt'].map((name) => fileOf(name)));
    expect(Object.keys(states())).toHaveLength(6);
    expect(refused(queue)).toEqual(['5.mp4: count', '6.ppt: count']);
  });

  it('accepts nine pictures, over two picks at once, and not the tenth (§5)', async () => {
    const { queue } = setUp(fakeUploads(), { place: 'exercisePicture' });
    const pick = (from: number, to: number) =>
      queue.add(Array.from({ length: to - from }, (_, at) => fileOf(`${from + at}.jpg`)));
    await Promise.all([pick(0, 5), pick(5, 10)]);
    expect(queue.list.entries).toHaveLength(9);
    expect(refused(queue)).toEqual(['9.jpg: count']);
  });

  it.each([
    ['articleCover', 'jpg', 10 * MB],
    ['attachImage', 'png', 5 * MB],
    ['attachDoc', 'pdf', 50 * MB],
    ['attachAudio', 'mp3', 100 * MB],
    ['attachVideo', 'mp4', 200 * MB],
    ['exerciseAudio', 'mp3', 30 * MB],
    ['exerciseVideo', 'mp4', 100 * MB],
    ['avatar', 'png', 3 * MB],
  ] satisfies [UploadSlot, string, number][])(
    '%s accepts a .%s of %d bytes and not one more (§5)',
    async (place, extension, most) => {
      const { queue } = setUp(fakeUploads(), { place, max: 1, compress: async () => new Blob(['small']) });
      await queue.add([fileOf(`over.${extension}`, most + 1), fileOf(`exact.${extension}`, most)]);
      expect(refused(queue)).toEqual([`over.${extension}: size`]);
      expect(queue.list.entries).toHaveLength(1);
    },
  );

  it('replaces the old file with a valid one, and keeps the old one when the new is rejected', async () => {
    const { queue, told } = setUp(fakeUploads(), { place: 'articleCover', initial: [stored('old.png')] });
    await queue.add([fileOf('new.gif')], true);
    expect(queue.list.entries.map(({ name }) => name)).toEqual(['old.png']);
    await queue.add([fileOf('new.png')], true);
    await vi.waitFor(() => expect(told.at(-1)).toEqual(['new.png']));
    expect(queue.list.entries).toHaveLength(1);
  });

  it('removes the line of a rejected file', async () => {
    const { queue } = setUp(fakeUploads());
    await queue.add([fileOf('2.zip')]);
    queue.dismiss(queue.list.refusals[0]?.key ?? '');
    expect(queue.list.refusals).toEqual([]);
  });
});

describe('compressing', () => {
  const redrawn =
    (bytes: number): Compress =>
    async () =>
      new Blob([new Uint8Array(bytes)]);

  it('leaves 3 MB exactly unchanged and redraws a byte more, as a PNG (§5)', async () => {
    const compress = vi.fn(redrawn(1000));
    const transport = fakeUploads();
    const { queue, settled } = setUp(transport, { place: 'articleImage', compress });
    await queue.add([fileOf('exact.jpg', 3 * MB), fileOf('over.jpg', 3 * MB + 1)]);
    await settled({ 'exact.jpg': 'done', 'over.png': 'done' });
    expect(compress).toHaveBeenCalledOnce();
    expect(queue.list.entries[1]).toMatchObject({ mime: 'image/png', total: 1000, redrawn: 'compressed' });
  });

  it('sends the original if the PNG exceeds the limit of the slot, and reports "compression failed" if the original does too (§5, §8)', async () => {
    const cover = setUp(fakeUploads(), { place: 'articleCover', compress: redrawn(10 * MB + 1) });
    await cover.queue.add([fileOf('tall.png', 4 * MB)]);
    await cover.settled({ 'tall.png': 'done' });
    expect(cover.queue.list.entries[0]).toMatchObject({ redrawn: 'original', total: 4 * MB });

    const answer = setUp(fakeUploads(), { place: 'exercisePicture', compress: redrawn(3 * MB + 1) });
    await answer.queue.add([fileOf('tall.png', 4 * MB)]);
    await vi.waitFor(() => expect(answer.queue.list.refusals).toHaveLength(1));
    expect(answer.queue.list.refusals[0]).toMatchObject({ reason: 'compression', resultBytes: 3 * MB + 1 });
    expect(answer.queue.list.entries).toEqual([]);
  });

  it('rejects a picture that cannot be opened', async () => {
    const { queue } = setUp(fakeUploads(), { place: 'exercisePicture' });
    await queue.add([fileOf('broken.jpg', 4 * MB)]);
    await vi.waitFor(() => expect(refused(queue)).toEqual(['broken.jpg: broken']));
  });

  it('aborts when the picture is removed, and continues with the next', async () => {
    const signals: AbortSignal[] = [];
    const compress: Compress = (_, signal) => {
      signals.push(signal);
      return signals.length > 1
        ? Promise.resolve(new Blob(['small']))
        : new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    };
    const { queue, settled, keyOf } = setUp(fakeUploads(), { place: 'articleImage', compress });
    await queue.add([fileOf('1.jpg', 4 * MB), fileOf('2.jpg', 4 * MB)]);
    await settled({ '1.jpg': 'compressing', '2.jpg': 'queued' });
    queue.remove(keyOf('1.jpg'));
    await settled({ '2.png': 'done' });
    expect(signals[0]?.aborted).toBe(true);
  });
});

describe('sending', () => {
  it('sends three at a time', async () => {
    const transport = fakeUploads();
    const { queue, told } = setUp(transport);
    await queue.add(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'].map((name) => fileOf(name)));
    await vi.waitFor(() => expect(told.at(-1)).toHaveLength(5));
    expect(transport.busiest()).toBe(3);
  });

  it('sends large files in chunks and resumes at the offset after a lost chunk', async () => {
    const transport = fakeUploads({
      fromBytes: 10,
      chunkBytes: 4,
      steps: () => ({ fail: 'unreachable', at: 0.8, times: 1 }),
    });
    const { queue, settled } = setUp(transport);
    await queue.add([fileOf('notes.pdf', 12)]);
    await settled({ 'notes.pdf': 'done' });
    expect(transport.log).toEqual([
      'create notes.pdf',
      'append notes.pdf 0+4',
      'append notes.pdf 4+4',
      'append notes.pdf 8+4',
      'offset notes.pdf',
      'append notes.pdf 8+4',
      'finish notes.pdf',
    ]);
  });

  it('waits while offline and resumes automatically', async () => {
    const transport = fakeUploads({ fromBytes: 10, steps: () => ({ stopAt: 0.5 }) });
    const { queue, network, settled } = setUp(transport);
    await queue.add([fileOf('notes.pdf', 16)]);
    await vi.waitFor(() => expect(queue.list.entries[0]?.sent).toBe(8));
    network.isOnline = false;
    queue.networkChanged();
    await settled({ 'notes.pdf': 'offline' });
    expect(queue.list.entries[0]?.sent).toBe(8);
    network.isOnline = true;
    queue.networkChanged();
    await settled({ 'notes.pdf': 'sending' });
    expect(transport.log.at(-1)).toBe('append notes.pdf 8+4');
  });

  it('pauses and resumes on request', async () => {
    const transport = fakeUploads({ fromBytes: 10, steps: () => ({ stopAt: 0.5 }) });
    const { queue, settled, keyOf } = setUp(transport);
    await queue.add([fileOf('notes.pdf', 16)]);
    await settled({ 'notes.pdf': 'sending' });
    queue.pause(keyOf('notes.pdf'));
    await settled({ 'notes.pdf': 'paused' });
    queue.resume(keyOf('notes.pdf'));
    await settled({ 'notes.pdf': 'sending' });
    await vi.waitFor(() => expect(transport.log).toContain('offset notes.pdf'));
    expect(transport.log.filter((line) => line.startsWith('create'))).toHaveLength(1);
  });

  it('announces a file again when the server has forgotten it', async () => {
    const transport = fakeUploads({ fromBytes: 4, chunkBytes: 64, steps: () => ({ fail: 'missing', times: 1 }) });
    const { queue, settled } = setUp(transport);
    await queue.add([fileOf('notes.pdf', 16)]);
    await settled({ 'notes.pdf': 'done' });
    expect(transport.log.filter((line) => line.startsWith('create'))).toHaveLength(2);
  });

  it('retries an unreachable server three times automatically, then leaves it to the student', async () => {
    const transport = fakeUploads({ steps: () => ({ fail: 'unreachable', times: 4 }) });
    const { queue, settled, keyOf } = setUp(transport);
    await queue.add([fileOf('1.pdf')]);
    await settled({ '1.pdf': 'failed' });
    expect(transport.log).toHaveLength(4);
    expect(queue.list.entries[0]?.problem).toEqual({ kind: 'unreachable', message: '' });
    queue.retry(keyOf('1.pdf'));
    await settled({ '1.pdf': 'done' });
  });

  it('shows the message of a server that rejects, without a retry', async () => {
    const transport = fakeUploads({ steps: () => ({ fail: 'refused', message: 'The file is encrypted.' }) });
    const { queue, settled } = setUp(transport);
    await queue.add([fileOf('1.pdf')]);
    await settled({ '1.pdf': 'failed' });
    expect(transport.log).toHaveLength(1);
    expect(queue.list.entries[0]?.problem?.message).toBe('The file is encrypted.');
  });

  it('discards the received part of a removed file (U2)', async () => {
    const transport = fakeUploads({ fromBytes: 10, steps: () => ({ stopAt: 0.5 }) });
    const { queue, keyOf } = setUp(transport);
    await queue.add([fileOf('notes.pdf', 16)]);
    await vi.waitFor(() => expect(queue.list.entries[0]?.sent).toBe(8));
    queue.remove(keyOf('notes.pdf'));
    expect(transport.discarded).toEqual(['notes.pdf']);
    expect(queue.list.entries).toEqual([]);
  });

  it('aborts everything when it is closed, and keeps stored files', async () => {
    const transport = fakeUploads({ fromBytes: 10, steps: () => ({ stopAt: 0.5 }) });
    const { queue, told } = setUp(transport, { initial: [stored('a.pdf')] });
    await queue.add([fileOf('notes.pdf', 16), fileOf('2.zip')]);
    queue.close();
    await Promise.resolve();
    expect(queue.list.entries.map(({ name }) => name)).toEqual(['a.pdf']);
    expect(queue.list.refusals).toEqual([]);
    expect(told).toEqual([]);
  });
});

describe('the stored files', () => {
  it('are reported in order when one is added, moved or removed', async () => {
    const { queue, told, settled } = setUp(fakeUploads(), { initial: [stored('a.pdf'), stored('b.pdf')] });
    await queue.add([fileOf('c.pdf')]);
    await settled({ 'a.pdf': 'done', 'b.pdf': 'done', 'c.pdf': 'done' });
    queue.move('b.pdf', 0);
    queue.remove('a.pdf');
    expect(told).toEqual([
      ['a.pdf', 'b.pdf', 'c.pdf'],
      ['b.pdf', 'a.pdf', 'c.pdf'],
      ['b.pdf', 'c.pdf'],
    ]);
  });

  it('have their object URLs revoked on removal', async () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const { queue, keyOf, settled } = setUp(fakeUploads(), { place: 'exercisePicture' });
    await queue.add([fileOf('1.jpg')]);
    await settled({ '1.jpg': 'done' });
    const address = queue.list.entries[0]?.preview;
    expect(address).toMatch(/^blob:/);
    queue.remove(keyOf('1.jpg'));
    expect(revoked).toHaveBeenCalledWith(address);
    revoked.mockRestore();
  });
});
