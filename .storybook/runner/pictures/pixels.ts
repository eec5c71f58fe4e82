/** A decoded picture: one number a pixel, red in the lowest byte, from left to right and from top to bottom. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint32Array;
}

/** A pixel that differs between two pictures of one size. */
export interface ChangedPixel {
  /** Position in the data. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** Inside a run of one colour in both pictures; otherwise it belongs to an edge, a gradient or a photo. */
  readonly isFlat: boolean;
  /** The largest difference of a channel. */
  readonly levels: number;
}

/** Half of a run: a pixel with two of its colour on both sides, in a row or in a column, is flat, a border of 1 px included. */
const REACH = 2;

/** The largest difference of a channel between two colours. */
export function levelsBetween(a: number, b: number): number {
  let most = 0;
  for (let shift = 0; shift < 32; shift += 8) {
    most = Math.max(most, Math.abs(((a >>> shift) & 0xff) - ((b >>> shift) & 0xff)));
  }
  return most;
}

/** Whether the pixel lies in a run of its colour. */
export function isFlat({ data, width, height }: Picture, at: number): boolean {
  const [x, y] = [at % width, Math.floor(at / width)];
  const hasRun = (place: number, length: number, step: number) => {
    if (place < REACH || place >= length - REACH) return false;
    for (let by = 1; by <= REACH; by += 1) {
      if (data[at + by * step] !== data[at] || data[at - by * step] !== data[at]) return false;
    }
    return true;
  };
  return hasRun(x, width, 1) || hasRun(y, height, width);
}

/** The pixels that differ between two pictures of one size. */
export function* changedPixels(baseline: Picture, actual: Picture): Generator<ChangedPixel> {
  for (let at = 0; at < baseline.data.length; at += 1) {
    const [from = 0, to = 0] = [baseline.data[at], actual.data[at]];
    if (from === to) continue;
    yield { at, from, to, isFlat: isFlat(baseline, at) && isFlat(actual, at), levels: levelsBetween(from, to) };
  }
}

const [RED, ORANGE] = [0xff_00_00_ff, 0xff_00_9d_ff];

/** The picture of today, pale, with flat changes in red and those of edges in orange. */
export function difference(baseline: Picture, actual: Picture): Picture {
  const data = actual.data.map((pixel) => {
    const grey = ((pixel & 0xff) + ((pixel >>> 8) & 0xff) + ((pixel >>> 16) & 0xff)) / 3;
    const pale = 208 + Math.round(grey * 0.184);
    return 0xff_00_00_00 + pale * 0x01_01_01;
  });
  for (const { at, isFlat: flat } of changedPixels(baseline, actual)) data[at] = flat ? RED : ORANGE;
  return { ...actual, data };
}
