import { describe, expect, it } from 'vitest';
import { fileOf, heads } from '../../fixtures/uploadFiles.ts';
import { agreedMime, type Content, sniff } from './sniff.ts';

const KINDS: [keyof typeof heads, Content][] = [
  ['jpg', 'jpeg'],
  ['png', 'png'],
  ['pdf', 'pdf'],
  ['docx', 'docx'],
  ['xlsx', 'xlsx'],
  ['pptx', 'pptx'],
  ['doc', 'doc'],
  ['ppt', 'ppt'],
  ['id3', 'mpegAudio'],
  ['mp3', 'mpegAudio'],
  ['mpeg', 'mpegVideo'],
  ['mp4', 'mp4'],
  ['m4a', 'm4a'],
  ['webm', 'webm'],
  ['zip', 'unknown'],
  ['mov', 'unknown'],
  ['heic', 'unknown'],
  ['aac', 'unknown'],
  ['gif', 'unknown'],
  ['html', 'unknown'],
];

describe('a file detected by its first bytes (U1)', () => {
  it.each(KINDS)('%s is %s, whatever its name', async (head, content) => {
    expect(await sniff(fileOf('anything.bin', 4096, head))).toBe(content);
  });

  it('detects an office file whose own parts come after others', async () => {
    const late = new Uint8Array(300_000);
    late.set(heads.zip);
    const entry = new Uint8Array(64);
    entry.set([0x50, 0x4b, 0x01, 0x02]);
    entry.set(new TextEncoder().encode('word/document.xml'), 46);
    late.set(entry, 290_000);
    expect(await sniff(new Blob([late]))).toBe('docx');
  });

  it('detects a transport stream by three packets', async () => {
    const stream = new Uint8Array(1024);
    for (const at of [0, 188, 376]) stream[at] = 0x47;
    expect(await sniff(new Blob([stream]))).toBe('mpegVideo');
    stream[376] = 0;
    expect(await sniff(new Blob([stream]))).toBe('unknown');
  });

  it('does not mistake text or an empty file for audio', async () => {
    expect(await sniff(new Blob([new Uint8Array([0xff, 0xfe, 0x41, 0x00])]))).toBe('unknown');
    expect(await sniff(new Blob([]))).toBe('unknown');
    expect(await sniff(new Blob([heads.doc.subarray(0, 20)]))).toBe('unknown');
  });
});

describe('extension and content together (U1)', () => {
  it.each([
    ['jpg', 'jpeg', 'image/jpeg'],
    ['jpeg', 'jpeg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['mp3', 'mpegAudio', 'audio/mpeg'],
    ['mpeg', 'mpegAudio', 'audio/mpeg'],
    ['mpeg', 'mpegVideo', 'video/mpeg'],
    ['mp4', 'mp4', 'video/mp4'],
  ] as const)('.%s containing %s is sent as %s', (extension, content, mime) => {
    expect(agreedMime(extension, content)).toBe(mime);
  });

  it.each([
    ['png', 'jpeg'],
    ['docx', 'xlsx'],
    ['doc', 'docx'],
    ['mp3', 'mpegVideo'],
    ['pdf', 'unknown'],
    ['exe', 'unknown'],
    ['constructor', 'unknown'],
  ] as const)('.%s containing %s is rejected', (extension, content) => {
    expect(agreedMime(extension, content)).toBeNull();
  });
});
