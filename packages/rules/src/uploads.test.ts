import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attachmentSlotOf,
  checkFile,
  extensionOf,
  FILE_NAME_MAX,
  fitsCount,
  mimesOf,
  UPLOADS,
  type UploadSlot,
  uploadPolicy,
} from './uploads.ts';

const MB = 1_048_576;
const SLOTS = Object.keys(UPLOADS) as UploadSlot[];

/** The rows of §5, repeated by hand: slot, extensions, megabytes, count, a matching type. */
const ROWS: [UploadSlot, string[], number, number | null, string][] = [
  ['image', ['jpg', 'jpeg', 'png'], 3, 9, 'image/png'],
  ['file', ['xlsx', 'pptx', 'docx', 'ppt', 'doc', 'pdf'], 50, 1, 'application/pdf'],
  ['avatar', ['jpg', 'jpeg', 'png'], 3, 1, 'image/png'],
  ['articleCover', ['jpg', 'jpeg', 'png'], 10, 1, 'image/png'],
  ['articleImage', ['jpg', 'jpeg', 'png'], 10, null, 'image/png'],
  ['exercisePicture', ['jpg', 'jpeg', 'png'], 3, 9, 'image/png'],
  ['exerciseAudio', ['mp3'], 30, 3, 'audio/mpeg'],
  ['exerciseVideo', ['mp4'], 100, 3, 'video/mp4'],
  ['attachDoc', ['xlsx', 'pptx', 'docx', 'ppt', 'doc', 'pdf'], 50, 6, 'application/pdf'],
  ['attachImage', ['jpeg', 'jpg', 'png'], 5, 6, 'image/png'],
  ['attachAudio', ['mpeg', 'mp3'], 100, 6, 'audio/mpeg'],
  ['attachVideo', ['mp4'], 200, 6, 'video/mp4'],
];

describe('the table of uploads', () => {
  it('has a row for every upload slot, and no other (§5)', () => {
    expect(SLOTS.toSorted()).toEqual(ROWS.map(([slot]) => slot).toSorted());
  });

  it.each(ROWS)('%s accepts %j up to %d MB, %j of them (§5)', (slot, extensions, megabytes, count) => {
    expect(uploadPolicy(slot).extensions).toEqual(extensions);
    expect(uploadPolicy(slot).maxBytes).toBe(megabytes * MB);
    expect(uploadPolicy(slot).maxCount).toBe(count);
  });

  it('lets the four kinds of attachment share one count of six (§5)', () => {
    expect(SLOTS.filter((slot) => uploadPolicy(slot).group === 'articleAttachment')).toEqual([
      'attachDoc',
      'attachImage',
      'attachAudio',
      'attachVideo',
    ]);
  });

  it('compresses pictures that may be over 3 MB, and checks only exercise and chat pictures afterwards (§5)', () => {
    expect(SLOTS.filter((slot) => uploadPolicy(slot).compress)).toEqual([
      'image',
      'articleCover',
      'articleImage',
      'exercisePicture',
      'attachImage',
    ]);
    expect(SLOTS.filter((slot) => uploadPolicy(slot).limitAppliesTo === 'result')).toEqual([
      'image',
      'exercisePicture',
    ]);
  });

  it('recommends 320x230 for a cover and nothing elsewhere (§5)', () => {
    expect(SLOTS.filter((slot) => uploadPolicy(slot).recommended)).toEqual(['articleCover']);
    expect(uploadPolicy('articleCover').recommended).toEqual({ width: 320, height: 230 });
  });

  it('never accepts types that can carry a script or an embedded file (U1)', () => {
    const all = SLOTS.flatMap((slot) => [...uploadPolicy(slot).extensions, ...uploadPolicy(slot).recorded] as string[]);
    for (const extension of ['svg', 'html', 'htm', 'xml', 'zip', 'js', 'exe', 'docm', 'gif'])
      expect(all).not.toContain(extension);
  });

  it('lists the types for a file picker, each once (§5)', () => {
    expect(mimesOf('exerciseVideo')).toEqual(['video/mp4']);
    for (const slot of SLOTS) expect(new Set(mimesOf(slot)).size).toBe(mimesOf(slot).length);
    expect(mimesOf('avatar')).toContain('image/jpeg');
  });
});

describe('a file', () => {
  it.each(ROWS)(
    'for %s passes at its limit and not a byte above (§5, U2)',
    (slot, extensions, megabytes, _count, mime) => {
      const name = `a.${extensions.at(-1)}`;
      for (const size of [1, megabytes * MB]) expect(checkFile({ slot, name, mime, size, stage: 'sent' })).toBeNull();
      expect(checkFile({ slot, name, mime, size: megabytes * MB + 1, stage: 'sent' })).toBe('size');
      expect(checkFile({ slot, name, mime, size: 0, stage: 'sent' })).toBe('empty');
    },
  );

  it.each(ROWS)('for %s must have one of its extensions, in any case of letters (§5, U1)', (slot, extensions) => {
    for (const extension of [...extensions, ...extensions.map((each) => each.toUpperCase())]) {
      expect(checkFile({ slot, name: `作业 1.final.${extension}`, mime: '', size: 1 })).toBeNull();
    }
    for (const name of [
      'a.exe',
      'a.svg',
      'a.webm',
      'a',
      '.png',
      'a.',
      `a.${extensions[0]}.exe`,
      `a.${extensions[0]} `,
      'png',
    ]) {
      expect(checkFile({ slot, name, mime: '', size: 1 })).toBe('type');
    }
  });

  it('must not be declared as something else than its name says (U1)', () => {
    expect(checkFile({ slot: 'avatar', name: 'a.png', mime: 'image/jpeg', size: 1 })).toBe('mismatch');
    expect(checkFile({ slot: 'avatar', name: 'a.png', mime: 'text/html', size: 1 })).toBe('mismatch');
    expect(checkFile({ slot: 'attachDoc', name: 'a.pdf', mime: 'application/msword', size: 1 })).toBe('mismatch');
    expect(checkFile({ slot: 'exerciseVideo', name: 'a.mp4', mime: 'audio/mp4', size: 1 })).toBe('mismatch');
    expect(checkFile({ slot: 'avatar', name: 'a.JPG', mime: 'IMAGE/JPEG', size: 1 })).toBeNull();
    expect(checkFile({ slot: 'attachAudio', name: 'a.mpeg', mime: 'video/mpeg', size: 1 })).toBeNull();
  });

  it('may have a generic declared type: its first bytes decide then (U1)', () => {
    for (const mime of ['', 'application/octet-stream']) {
      expect(checkFile({ slot: 'attachDoc', name: 'a.docx', mime, size: 1 })).toBeNull();
    }
  });

  it('has a name without control characters, of at most 255 (X8)', () => {
    expect(FILE_NAME_MAX).toBe(255);
    const file = { slot: 'avatar', mime: '', size: 1 } as const;
    expect(checkFile({ ...file, name: `${'a'.repeat(FILE_NAME_MAX - 4)}.png` })).toBeNull();
    expect(checkFile({ ...file, name: `${'a'.repeat(FILE_NAME_MAX - 3)}.png` })).toBe('name');
    expect(checkFile({ ...file, name: 'a\u202egnp.exe.png' })).toBe('name');
    expect(checkFile({ ...file, name: 'a\0.png' })).toBe('name');
  });

  it('for an exercise is checked by its size after compression, or no phone photo could be handed in (§5)', () => {
    const photo = { slot: 'exercisePicture', name: 'IMG_1.jpg', mime: 'image/jpeg', size: 12 * MB } as const;
    expect(checkFile(photo)).toBeNull();
    expect(checkFile({ ...photo, stage: 'sent' })).toBe('size');
    expect(checkFile({ ...photo, slot: 'avatar' })).toBe('size');
    expect(checkFile({ ...photo, slot: 'articleCover' })).toBe('size');
  });

  it('recorded in the page keeps the format of its browser, up to 30 MB; a picked one must be mp3 (§5)', () => {
    const recording = { slot: 'exerciseAudio', name: 'r.webm', mime: 'audio/webm;codecs=opus', size: 30 * MB } as const;
    expect(checkFile({ ...recording, recorded: true })).toBeNull();
    expect(checkFile({ ...recording, recorded: true, name: 'r.mp4', mime: 'audio/mp4' })).toBeNull();
    expect(checkFile({ ...recording, recorded: true, name: 'r.m4a', mime: 'audio/mp4' })).toBeNull();
    expect(checkFile({ ...recording, recorded: true, name: 'r.mp3', mime: 'audio/mpeg' })).toBeNull();
    expect(checkFile({ ...recording, recorded: true, size: 30 * MB + 1 })).toBe('size');
    expect(checkFile({ ...recording, recorded: true, name: 'r.mp4', mime: 'video/mp4' })).toBe('mismatch');
    expect(checkFile(recording)).toBe('type');
    expect(checkFile({ ...recording, slot: 'attachAudio', recorded: true })).toBe('type');
  });

  it('passes only with an extension of its slot and a size within it, whatever is offered (§5, U1)', () => {
    const names = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a.png', 'a.PNG', 'a.exe', 'a.mp4', 'a.pdf'));
    fc.assert(
      fc.property(
        fc.constantFrom(...SLOTS),
        names,
        fc.string(),
        fc.integer({ max: 300 * MB }),
        (slot, name, mime, size) => {
          if (checkFile({ slot, name, mime, size, stage: 'sent' }) !== null) return;
          const { extensions, maxBytes } = uploadPolicy(slot);
          expect(extensions).toContain(extensionOf(name));
          expect(size).toBeGreaterThan(0);
          expect(size).toBeLessThanOrEqual(maxBytes);
        },
      ),
    );
  });
});

describe('an attachment', () => {
  it.each([
    ['a.docx', 'attachDoc'],
    ['a.PDF', 'attachDoc'],
    ['a.jpeg', 'attachImage'],
    ['a.mpeg', 'attachAudio'],
    ['a.mp3', 'attachAudio'],
    ['a.mp4', 'attachVideo'],
    ['a.zip', null],
    ['a', null],
  ])('%s goes to %s (§5)', (name, slot) => {
    expect(attachmentSlotOf(name)).toBe(slot);
  });
});

describe('the count of files', () => {
  it.each([
    ['exercisePicture', 0, 9, 9],
    ['exercisePicture', 0, 10, 9],
    ['exercisePicture', 8, 1, 1],
    ['exercisePicture', 9, 1, 0],
    ['attachDoc', 0, 6, 6],
    ['attachDoc', 0, 8, 6],
    ['attachVideo', 5, 2, 1],
    ['attachImage', 6, 1, 0],
    ['avatar', 0, 2, 1],
    ['avatar', 1, 1, 0],
    ['articleImage', 500, 20, 20],
    ['avatar', 7, 1, 0],
  ] as const)('in %s, holding %d, of %d picked accepts %d (§5)', (slot, held, picked, fits) => {
    expect(fitsCount(slot, held, picked)).toBe(fits);
  });

  it('is never exceeded (§5)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SLOTS), fc.nat(12), fc.nat(12), (slot, held, picked) => {
        const fits = fitsCount(slot, held, picked);
        const most = uploadPolicy(slot).maxCount ?? Number.POSITIVE_INFINITY;
        expect(fits).toBeLessThanOrEqual(picked);
        if (fits > 0) expect(held + fits).toBeLessThanOrEqual(most);
        if (fits < picked) expect(held + fits).toBeGreaterThanOrEqual(most);
      }),
    );
  });
});
