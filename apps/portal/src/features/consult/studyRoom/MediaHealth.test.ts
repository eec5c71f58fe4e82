import { expect, it } from 'vitest';
import { FROZEN_MS, MediaHealth } from './MediaHealth.ts';
import { readQuality } from './quality.ts';

const report = (framesDecoded: number) =>
  new Map([['v', { type: 'inbound-rtp', kind: 'video', trackIdentifier: 'face', framesDecoded }]]);

function build() {
  const health = new MediaHealth();
  const measure = (frames: number, now: number) => {
    health.note(readQuality(report(frames)).frames, now);
    return health.isStill('face', { ms: FROZEN_MS, now });
  };
  return measure;
}

it('a picture without new frames for seconds is frozen, and moves again with the next one (product.md 4.17)', () => {
  const measure = build();
  expect([measure(10, 0), measure(60, 2_000), measure(60, 4_000)]).toEqual([false, false, false]);
  expect([measure(60, 6_000), measure(61, 8_000)]).toEqual([true, false]);
});

it('a picture that has never begun is none that has stopped', () => {
  const measure = build();
  expect([measure(0, 0), measure(0, 60_000)]).toEqual([false, false]);
});
