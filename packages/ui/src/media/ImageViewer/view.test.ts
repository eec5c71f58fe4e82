import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIT, moved, SCALES, turned, zoomed } from './view.ts';

const picture = { width: 400, height: 300 };
const stage = { width: 600, height: 400 };

describe('a picture in its viewport', () => {
  it('zooms in steps and stops at the last', () => {
    const steps = [FIT];
    for (let at = 0; at < 5; at += 1) steps.push(zoomed(steps.at(-1) ?? FIT, 1));
    expect(steps.map((view) => view.scale)).toEqual([...SCALES, 4]);
    expect(zoomed(FIT, -1)).toEqual(FIT);
  });

  it('keeps its centre when it zooms', () => {
    expect(zoomed({ ...FIT, scale: 2, x: 10, y: -20 }, 1)).toMatchObject({ scale: 3, x: 15, y: -30 });
  });

  it('is unchanged after four rotations, or one there and back', () => {
    const view = { scale: 2, x: 30, y: -10, turns: 0 };
    expect(turned(turned(turned(turned(view, 1), 1), 1), 1)).toEqual(view);
    expect(turned(turned(view, 1), -1)).toEqual(view);
  });

  it('cannot be panned while all of it is visible', () => {
    expect(moved(FIT, 50, 50, picture, stage)).toEqual(FIT);
  });

  it('is panned until its edge meets the edge of the viewport, also when rotated', () => {
    const near = { ...FIT, scale: 2 };
    expect(moved(near, 500, -500, picture, stage)).toMatchObject({ x: 100, y: -100 });
    expect(moved({ ...near, turns: 1 }, 500, -500, picture, stage)).toMatchObject({ x: 0, y: -200 });
  });

  it('never shows more background than necessary', () => {
    const offset = fc.integer({ min: -2_000, max: 2_000 });
    fc.assert(
      fc.property(fc.constantFrom(...SCALES), offset, offset, fc.nat(3), (scale, dx, dy, turns) => {
        const { x, y } = moved({ scale, x: 0, y: 0, turns }, dx, dy, picture, stage);
        const [width, height] = turns % 2 ? [300 * scale, 400 * scale] : [400 * scale, 300 * scale];
        expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (width - 600) / 2));
        expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (height - 400) / 2));
      }),
    );
  });
});
