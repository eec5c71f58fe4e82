import { expect, it } from 'vitest';
import { buildStorage } from '../../../testing/services.ts';
import { readCaptions, writeCaptions } from './captionSetting.ts';

it('keeps how captions are shown for the next lesson, and ignores what is no setting (B6)', () => {
  const storage = buildStorage();
  expect(readCaptions(storage)).toBeUndefined();
  writeCaptions(storage, { on: false, size: 'lg' });
  expect(readCaptions(storage)).toEqual({ on: false, size: 'lg' });
  for (const broken of ['on', 'maybe lg', 'on huge', '{}']) {
    expect(readCaptions(buildStorage({ player_captions: broken }))).toBeUndefined();
  }
});
