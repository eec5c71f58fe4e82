import { describe, expect, it } from 'vitest';
import { pictureFacts, seenSize } from './pictureFacts.ts';

/** A JPEG header: an EXIF block with an orientation, then the frame of 4000 by 3000. */
function jpeg(orientation: number | null, order: 'II' | 'MM' = 'MM'): Uint8Array {
  const exif = new Uint8Array(36);
  const view = new DataView(exif.buffer);
  const little = order === 'II';
  view.setUint16(0, 0xffe1);
  view.setUint16(2, 34);
  exif.set(new TextEncoder().encode(`Exif\0\0${order}`), 4);
  view.setUint16(12, 42, little);
  view.setUint32(14, 8, little);
  view.setUint16(18, 1, little);
  view.setUint16(20, 0x0112, little);
  view.setUint16(22, 3, little);
  view.setUint32(24, 1, little);
  view.setUint16(28, orientation ?? 1, little);
  const frame = [0xff, 0xc0, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3];
  return new Uint8Array([0xff, 0xd8, ...(orientation === null ? [] : exif), ...frame]);
}

describe('the metadata of a picture', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('reads orientation %d in both byte orders', (orientation) => {
    for (const order of ['II', 'MM'] as const) {
      expect(pictureFacts(jpeg(orientation, order))).toEqual({ kind: 'jpeg', width: 4000, height: 3000, orientation });
    }
  });

  it('treats a picture without EXIF, or with invalid EXIF, as upright', () => {
    expect(pictureFacts(jpeg(null))?.orientation).toBe(1);
    expect(pictureFacts(jpeg(9))?.orientation).toBe(1);
  });

  it('reads the size of a PNG', () => {
    const png = new Uint8Array(24);
    png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
    new DataView(png.buffer).setUint32(16, 1080);
    new DataView(png.buffer).setUint32(20, 9000);
    expect(pictureFacts(png)).toEqual({ kind: 'png', width: 1080, height: 9000, orientation: 1 });
  });

  it('is null for truncated or other files', () => {
    expect(pictureFacts(new Uint8Array())).toBeNull();
    expect(pictureFacts(jpeg(6).subarray(0, 30))).toBeNull();
    expect(pictureFacts(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
  });

  it('swaps width and height for a quarter turn', () => {
    expect(seenSize({ width: 4000, height: 3000, orientation: 6 })).toEqual({ width: 3000, height: 4000 });
    expect(seenSize({ width: 4000, height: 3000, orientation: 3 })).toEqual({ width: 4000, height: 3000 });
  });
});
