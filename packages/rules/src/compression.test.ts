import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COMPRESS_OVER_BYTES,
  COMPRESS_WIDTH,
  COMPRESSED_TYPE,
  compressedSize,
  compressionDecision,
  compressionOutcome,
  compressOverBytes,
} from './compression.ts';
import { checkFile, UPLOADS, type UploadPolicy } from './uploads.ts';

const MB = 1_048_576;

describe('a picture', () => {
  it.each(['articleCover', 'articleImage', 'exercisePicture', 'attachImage'] as const)(
    'for %s is kept up to 3 MB and redrawn above (§5)',
    (slot) => {
      expect(compressionDecision(slot, 3 * MB)).toBe('keep');
      expect(compressionDecision(slot, 3 * MB + 1)).toBe('compress');
    },
  );

  it.each(['avatar', 'exerciseAudio', 'exerciseVideo', 'attachDoc', 'attachVideo'] as const)(
    'is never redrawn for %s (§5)',
    (slot) => {
      expect(compressionDecision(slot, 100 * MB)).toBe('keep');
    },
  );

  it('becomes a PNG of width 800 (§5)', () => {
    expect([COMPRESS_OVER_BYTES, COMPRESS_WIDTH]).toEqual([3_145_728, 800]);
    expect(
      checkFile({
        slot: 'articleCover',
        name: `a.${COMPRESSED_TYPE.extension}`,
        mime: COMPRESSED_TYPE.mime,
        size: 1,
        stage: 'sent',
      }),
    ).toBeNull();
  });
});

describe('the size of a redrawn picture', () => {
  it.each([
    [4000, 3000, 600],
    [1080, 9000, 6667],
    [800, 123, 123],
    [400, 300, 600],
    [1600, 1, 1],
    [100_000, 1, 1],
    [3, 1, 267],
    [1600, 3, 2],
  ])('of %d x %d has width 800 and height %d, also for narrower originals (§5)', (width, height, scaled) => {
    expect(compressedSize(width, height)).toEqual({ width: 800, height: scaled });
  });

  it.each([
    [0, 1],
    [1, 0],
    [-1, 1],
    [Number.NaN, 1],
  ])('of %d x %d throws', (width, height) => {
    expect(() => compressedSize(width, height)).toThrow(RangeError);
  });

  it('keeps the proportion to the nearest pixel (§5)', () => {
    const side = fc.integer({ min: 1, max: 16_384 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const scaled = compressedSize(width, height);
        expect(scaled.width).toBe(800);
        expect(Number.isInteger(scaled.height) && scaled.height >= 1).toBe(true);
        expect(Math.abs(scaled.height - Math.max(1, (height * 800) / width))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('a widget with limits of its own', () => {
  const small: UploadPolicy = { ...UPLOADS.exercisePicture, maxBytes: MB };

  it('redraws above its limit where that is below 3 MB, and above 3 MB as §5 does otherwise', () => {
    expect(compressionDecision(small, MB)).toBe('keep');
    expect(compressionDecision(small, MB + 1)).toBe('compress');
    expect(compressionDecision({ ...small, maxBytes: 8 * MB }, 3 * MB)).toBe('keep');
    expect(compressionDecision({ ...small, maxBytes: 8 * MB }, 3 * MB + 1)).toBe('compress');
    expect([compressOverBytes(small), compressOverBytes('exercisePicture')]).toEqual([MB, 3 * MB]);
  });

  it('sends a redrawn picture that fits that limit, not that of §5', () => {
    expect(compressionOutcome(small, 2 * MB, MB)).toBe('result');
    expect(compressionOutcome(small, 2 * MB, MB + 1)).toBe('failed');
    expect(checkFile({ slot: small, name: 'a.png', mime: '', size: MB + 1, stage: 'sent' })).toBe('size');
  });
});

describe('what is sent after redrawing', () => {
  it.each([
    ['the result, where it fits', 'articleCover', 4.75 * MB, 1.1 * MB, 'result'],
    ['the result at its very limit', 'articleCover', 4 * MB, 10 * MB, 'result'],
    ['the original, where the PNG outgrew the limit', 'articleCover', 3.9 * MB, 11.5 * MB, 'original'],
    ['the result, however small', 'attachImage', 4 * MB, 1, 'result'],
    ['the original, a byte above the limit', 'articleCover', 4 * MB, 10 * MB + 1, 'original'],
    ['nothing, where neither fits', 'exercisePicture', 3.9 * MB, 3 * MB + 1, 'failed'],
    ['the result of a photo too large itself', 'exercisePicture', 12 * MB, 3 * MB, 'result'],
    ['the original, where redrawing failed and it fits', 'articleCover', 4 * MB, null, 'original'],
    ['nothing, where redrawing failed and it does not fit', 'exercisePicture', 4 * MB, null, 'failed'],
    ['the original, where redrawing gave nothing', 'attachImage', 4 * MB, 0, 'original'],
  ] as const)('is %s (§5, §8)', (_, slot, original, result, outcome) => {
    expect(compressionOutcome(slot, original, result)).toBe(outcome);
  });

  it('is always valid for the server, or null (§5)', () => {
    const bytes = fc.integer({ min: 1, max: 30 * MB });
    const slots = fc.constantFrom('articleCover', 'articleImage', 'exercisePicture', 'attachImage');
    fc.assert(
      fc.property(slots, bytes, fc.option(bytes), (slot, original, result) => {
        const outcome = compressionOutcome(slot, original, result);
        const sent = outcome === 'result' ? (result ?? 0) : original;
        const passes = checkFile({ slot, name: 'a.png', mime: 'image/png', size: sent, stage: 'sent' }) === null;
        expect(passes).toBe(outcome !== 'failed');
      }),
    );
  });
});
