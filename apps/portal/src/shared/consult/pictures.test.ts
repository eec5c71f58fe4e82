import { describe, expect, it } from 'vitest';
import { preparePicture } from './pictures.ts';

const MB = 1_048_576;
const picture = (bytes: number, name = 'a.jpg') => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const png = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/png' });
const never = () => Promise.reject(new Error('not to be redrawn'));

describe('pictures of a talk (§5)', () => {
  it('leaves a picture of 3 MB as it is', async () => {
    const file = picture(3 * MB);
    expect(await preparePicture(file, never)).toEqual({ kind: 'image', name: 'a.jpg', blob: file });
  });

  it('redraws a larger one as PNG and judges the result', async () => {
    const small = png(1000);
    expect(await preparePicture(picture(3 * MB + 1), async () => small)).toEqual({
      kind: 'image',
      name: 'a.png',
      blob: small,
    });
    expect(await preparePicture(picture(5 * MB), async () => png(4 * MB))).toBe('size');
  });

  it('refuses a large one that cannot be redrawn', async () => {
    expect(await preparePicture(picture(4 * MB), never)).toBe('size');
  });
});
