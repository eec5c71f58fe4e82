import { describe, expect, it } from 'vitest';
import { type Crop, cropOf, matrixOf, panned, scaleOf, turnedRight, ZOOM_MAX, zoomed } from './crop.ts';

const crop = cropOf({ width: 400, height: 300 }, { width: 100, height: 100 });
/** Position of a point of the stored picture in the frame. */
const seen = (of: Crop, x: number, y: number) => {
  const [a, b, c, d, e, f] = matrixOf(of);
  return [a * x + c * y + e, b * x + d * y + f].map((value) => Math.round(value * 100) / 100);
};

describe('a crop', () => {
  it('fills the frame with the centre of the picture', () => {
    expect(scaleOf(crop)).toBeCloseTo(1 / 3);
    expect(seen(crop, 200, 150)).toEqual([50, 50]);
    expect(seen(crop, 50, 0)).toEqual([0, 0]);
  });

  it('is clamped to the edges of the picture', () => {
    expect(panned(crop, 1000, 1000)).toMatchObject({ x: 150, y: 150 });
    expect(panned(crop, -1000, -1000)).toMatchObject({ x: 250, y: 150 });
  });

  it('zooms around the centre, within its bounds', () => {
    expect(seen(zoomed(crop, 2), 200, 150)).toEqual([50, 50]);
    expect(zoomed(crop, 99).zoom).toBe(ZOOM_MAX);
    expect(zoomed(panned(zoomed(crop, 4), 1000, 1000), 1)).toMatchObject({ x: 150, y: 150 });
  });

  it('rotates around the centre; four rotations are the identity', () => {
    const near = panned(zoomed(crop, 2), 20, 10);
    const point = [near.x, near.y] as const;
    expect(seen(turnedRight(near), ...point)).toEqual([50, 50]);
    const whole = turnedRight(turnedRight(turnedRight(turnedRight(near))));
    expect(whole).toMatchObject({ turns: 0, x: near.x, y: near.y });
  });

  it.each([
    [1, [100, 0]],
    [2, [100, 100]],
    [3, [0, 100]],
  ])('moves the upper left corner correctly with %d rotations', (turns, corner) => {
    let square = cropOf({ width: 200, height: 200 }, { width: 100, height: 100 });
    for (let turn = 0; turn < turns; turn++) square = turnedRight(square);
    expect(seen(square, 0, 0)).toEqual(corner);
  });
});
