import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extensionOf, type FileExtension, mimesOf, UPLOADS } from '../uploads.ts';
import type { ContentFault } from './fault.ts';
import { formatOf } from './formatOf.ts';
import { inspectFile } from './inspectFile.ts';
import {
  boxOf,
  joined,
  madeCompound,
  madeFiles,
  madeFrame,
  madeId3,
  madeJpeg,
  madeMp3,
  madeMp4,
  madePng,
  madeZip,
} from './madeFiles.ts';

/** Reads a made file, and counts what is read. */
function reading(bytes: Uint8Array, size = bytes.length) {
  const counted = { bytes: 0 };
  const read = async (from: number, length: number) => {
    const slice = bytes.subarray(from, Math.min(size, from + length));
    counted.bytes += slice.length;
    return slice;
  };
  return { read, counted };
}

const inspect = (kind: FileExtension, bytes: Uint8Array) => inspectFile(reading(bytes).read, bytes.length, kind);
const zeros = (bytes: number) => new Uint8Array(bytes);
const page = madeFiles.html;
const ape = joined('APETAGEX', [0xd0, 7, 0, 0, 40, 0, 0, 0], zeros(16), zeros(40));
const id3v1 = joined('TAG', zeros(125));
const frames = madeMp3();
/** Sound of layer II at 48 kHz, and of version 2 at 22.05 kHz: frames of another length. */
const layerII = joined(
  [0xff, 0xfd, 0x84, 0],
  zeros(380),
  [0xff, 0xfd, 0x84, 0],
  zeros(380),
  [0xff, 0xfd, 0x84, 0],
  zeros(380),
);
const halfRate = joined(
  [0xff, 0xf3, 0x80, 0],
  zeros(204),
  [0xff, 0xf3, 0x80, 0],
  zeros(204),
  [0xff, 0xf3, 0x80, 0],
  zeros(204),
);

describe('what players and readers open is taken (U1)', () => {
  it.each([
    ['jpg', 'jpg', madeFiles.jpg],
    ['jpg with a film behind it, as phones write it', 'jpeg', joined(madeJpeg(), madeMp4())],
    ['png', 'png', madeFiles.png],
    ['png with zeros behind it', 'png', joined(madePng(), zeros(900))],
    ['pdf', 'pdf', madeFiles.pdf],
    ['pdf behind a line of a printer', 'pdf', joined('\x1b%-12345X@PJL\r\n', madeFiles.pdf)],
    ['docx', 'docx', madeFiles.docx],
    ['xlsx', 'xlsx', madeFiles.xlsx],
    ['pptx', 'pptx', madeFiles.pptx],
    ['doc', 'doc', madeFiles.doc],
    ['doc whose directory stands far behind', 'doc', joined(madeCompound(['WordDocument'], 120), zeros(400_000))],
    [
      'doc with a long directory',
      'doc',
      madeCompound([...Array.from({ length: 30 }, (_, at) => `Stream${at}`), 'WordDocument'], 90),
    ],
    ['ppt', 'ppt', madeFiles.ppt],
    ['mp3', 'mp3', frames],
    ['mp3 with a tag', 'mp3', madeMp3(3, madeId3(900))],
    ['mp3 with a tag of a cover, longer than what is read', 'mp3', madeMp3(3, madeId3(400_000))],
    ['mp3 with two tags', 'mp3', madeMp3(3, joined(madeId3(40), madeId3(40)))],
    ['mp3 with zeros behind the tag', 'mp3', madeMp3(3, joined(madeId3(40), zeros(4_000)))],
    [
      'mp3 with junk before its first frame',
      'mp3',
      madeMp3(4, joined(zeros(30).fill(0xff), 'junk \xff\xfbwithout frames', zeros(20_000))),
    ],
    ['mp3 with an APE tag before it', 'mp3', madeMp3(3, ape)],
    ['mp3 with an APE tag behind it', 'mp3', joined(madeMp3(2), ape)],
    ['mp3 with an ID3v1 tag behind it', 'mp3', joined(madeMp3(1), id3v1)],
    [
      'mp3 with a header of a variable rate',
      'mp3',
      joined([0xff, 0xfb, 0x50, 0], zeros(32), 'Xing', zeros(168), frames),
    ],
    ['mp3 that was cut in a frame', 'mp3', frames.subarray(0, frames.length - 100)],
    ['sound of layer II', 'mpeg', layerII],
    ['sound of version 2', 'mp3', halfRate],
    ['mp4', 'mp4', madeFiles.mp4],
    ['mp4 of a camera', 'mp4', madeMp4('XAVC', 'XAVCmp42iso2')],
    ['mp4 of an unknown maker that agrees with a known one', 'mp4', madeMp4('zzzz', 'zzzzisom')],
    ['mp4 with zeros behind it', 'mp4', joined(madeMp4(), zeros(4_096))],
    ['mp4 with fewer zeros than a box', 'mp4', joined(madeMp4(), zeros(3))],
    ['mp4 in fragments', 'mp4', joined(madeMp4(), ...Array.from({ length: 3_000 }, () => boxOf('moof', [])))],
    ['mp4 whose media has no length', 'mp4', joined(madeMp4(), [0, 0, 0, 0], 'mdat', zeros(99).fill(7))],
    ['m4a of a recorder', 'm4a', madeFiles.m4a],
    ['webm of a recorder', 'webm', madeFiles.webm],
  ] as const)('%s', async (_, kind, bytes) => {
    expect(await inspect(kind, bytes)).toBeNull();
  });
});

describe('what the server refuses is refused with its reason before a byte is sent (§5, U1, U4)', () => {
  const huge = joined(madeMp4(), [0, 0, 0, 1], 'mdat', [0, 0, 0, 9, 0, 0, 0, 0], zeros(500));
  it.each([
    ['an animation called a picture', 'png', madeFiles.apng, 'animated', 'png'],
    ['a picture of 20000 by 20000', 'png', madePng(20_000, 20_000), 'pixels', 'png'],
    ['a jpg of 60 megapixels', 'jpg', madeJpeg(10_000, 6_000), 'pixels', 'jpg'],
    ['a png that was cut', 'png', madePng().subarray(0, 40), 'cut', 'png'],
    ['a png without a size', 'png', joined([0x89], 'PNG\r\n\x1a\n', zeros(40)), 'damaged', 'png'],
    ['a film behind a film', 'mp4', joined(madeMp4(), page), 'trailing', 'mp4'],
    ['a film that was cut in its media', 'mp4', madeMp4('isom', 'isom', 90).subarray(0, 200), 'cut', 'mp4'],
    ['a film that was cut before its table', 'mp4', madeMp4().subarray(0, 28), 'cut', 'mp4'],
    ['a film whose length is beyond all', 'mp4', huge, 'cut', 'mp4'],
    ['a tag that is longer than its file', 'mp3', madeId3(900).subarray(0, 500), 'cut', 'mp3'],
    ['a page behind a tag', 'mp3', joined(madeId3(40), page), 'format', null],
    ['one frame and a page', 'mp3', joined(madeFrame(), page), 'format', null],
    [
      'a document with macros',
      'docx',
      madeZip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
      'macros',
      'docx',
    ],
    [
      'a document that leads out',
      'docx',
      madeZip('[Content_Types].xml', 'word/document.xml', '../a'),
      'damaged',
      'docx',
    ],
    ['a document that was cut', 'docx', madeFiles.docx.subarray(0, 150), 'damaged', 'docx'],
    ['an older document with a password', 'doc', madeCompound(['WordDocument', 'EncryptedSummary']), 'locked', 'doc'],
    ['a newer document with a password', 'docx', madeCompound(['EncryptedPackage']), 'locked', 'docx'],
    ['an older document with macros', 'ppt', madeCompound(['PowerPoint Document', '_VBA_PROJECT']), 'macros', 'ppt'],
  ] as const)('%s', async (_, kind, bytes, why, format) => {
    expect(await inspect(kind, bytes)).toEqual({ why, format } satisfies ContentFault);
  });

  it.each([
    ['heic', 'jpg'],
    ['webp', 'jpg'],
    ['avif', 'png'],
    ['gif', 'png'],
    ['bmp', 'png'],
    ['tiff', 'jpg'],
    ['svg', 'png'],
    ['psd', 'jpg'],
    ['png', 'jpg'],
    ['jpg', 'png'],
    ['mov', 'mp4'],
    ['webm', 'mp4'],
    ['mkv', 'mp4'],
    ['avi', 'mp4'],
    ['flv', 'mp4'],
    ['mp3', 'mp4'],
    ['m4a', 'mp3'],
    ['wav', 'mp3'],
    ['aac', 'mp3'],
    ['flac', 'mp3'],
    ['ogg', 'mp3'],
    ['amr', 'mp3'],
    ['wma', 'mp3'],
    ['mp4', 'mp3'],
    ['mpeg', 'mpeg'],
    ['docx', 'doc'],
    ['doc', 'docx'],
    ['xlsx', 'docx'],
    ['xls', 'xlsx'],
    ['ppt', 'pptx'],
    ['pptx', 'ppt'],
    ['zip', 'docx'],
    ['odf', 'docx'],
    ['iwork', 'pptx'],
    ['epub', 'pdf'],
    ['rtf', 'doc'],
    ['rar', 'docx'],
    ['7z', 'pdf'],
    ['html', 'doc'],
    ['html', 'pdf'],
    ['text', 'pdf'],
    ['exe', 'pdf'],
  ] as const)('%s that is called .%s, by the name of what it is', async (format, kind) => {
    expect(await inspect(kind, madeFiles[format])).toEqual({ why: 'format', format });
  });
});

const KINDS = [
  'jpg',
  'jpeg',
  'png',
  'xlsx',
  'pptx',
  'docx',
  'ppt',
  'doc',
  'pdf',
  'mp3',
  'mpeg',
  'mp4',
  'webm',
  'm4a',
] as const;

it('every extension of the table is inspected (§5)', () => {
  const known = new Set<string>(KINDS);
  for (const policy of Object.values(UPLOADS)) {
    for (const each of [...policy.extensions, ...policy.recorded]) expect(known).toContain(each);
    expect(mimesOf(policy).length).toBeGreaterThan(0);
  }
  expect(extensionOf('a.JPG')).toBe('jpg');
});

describe('whatever a file holds', () => {
  const kinds = fc.constantFrom<FileExtension>(...KINDS);
  const starts = fc.constantFrom(...Object.values(madeFiles));

  it('it is judged without an error, random bytes and cuts of every format', async () => {
    await fc.assert(
      fc.asyncProperty(
        kinds,
        starts,
        fc.nat(2_000),
        fc.uint8Array({ maxLength: 600 }),
        async (kind, made, cut, more) => {
          const bytes = joined(made.subarray(0, cut), more);
          const fault = await inspect(kind, bytes);
          expect(await inspect(kind, bytes)).toEqual(fault);
          await formatOf(reading(bytes).read, bytes.length);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('no noise is taken for a sound, a film or a document', async () => {
    await fc.assert(
      fc.asyncProperty(kinds, fc.uint8Array({ maxLength: 4_000 }), async (kind, bytes) => {
        expect(await inspect(kind, bytes)).not.toBeNull();
      }),
    );
  });

  it('some hundred kilobytes are read of it at most, whatever its size', async () => {
    const size = 200 * 1_048_576;
    for (const kind of KINDS) {
      for (const made of Object.values(madeFiles)) {
        let counted = 0;
        const read = async (from: number, length: number) => {
          const slice = new Uint8Array(Math.max(0, Math.min(length, size - from)));
          slice.set(made.subarray(from, from + length).subarray(0, slice.length));
          counted += slice.length;
          return slice;
        };
        await inspectFile(read, size, kind);
        expect(counted).toBeLessThan(800_000);
      }
    }
  });

  it('a sound of zeros and ones is judged by one look at each place', async () => {
    const bytes = zeros(131_072);
    bytes.fill(0xff, 65_536);
    expect(await inspect('mp3', bytes)).not.toBeNull();
  });
});
