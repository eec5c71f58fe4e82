import { expect, it } from 'vitest';
import { buildStorage } from '../../../testing/services.ts';
import { readSpeed, writeSpeed } from './speedSetting.ts';

it('keeps the speed of each student for the next lesson, and ignores what is none (B6, product.md 4.3)', () => {
  const storage = buildStorage();
  expect(readSpeed(storage, 7)).toBeUndefined();
  writeSpeed(storage, 7, 1.5);
  writeSpeed(storage, 8, 0.75);
  writeSpeed(storage, undefined, 2);
  expect([readSpeed(storage, 7), readSpeed(storage, 8), readSpeed(storage, undefined)]).toEqual([1.5, 0.75, 2]);
  for (const broken of ['{', '1.5', '{"7":"fast"}', '{"7":9}', '{"7":0}', '[]']) {
    expect(readSpeed(buildStorage({ player_speed: broken }), 7)).toBeUndefined();
  }
});
