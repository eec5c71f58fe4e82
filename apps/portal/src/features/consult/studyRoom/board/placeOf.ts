import { BOARD } from './marks.ts';

/** Longest sides of a photo that is put on the board, in its units: it leaves room to write beside it. */
const MOST = { width: 900, height: 760 } as const;
/** Of a picture whose size is unknown. */
const UNKNOWN = { width: 600, height: 450 } as const;

/** Where a photo stands on a page: around a point, whole, in its own proportions. */
export function placeOf(
  { width = UNKNOWN.width, height = UNKNOWN.height }: { width?: number | undefined; height?: number | undefined },
  { x, y }: { x: number; y: number },
) {
  const scale = Math.min(MOST.width / width, MOST.height / height);
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const inside = (middle: number, side: number, most: number) =>
    Math.round(Math.min(most - side, Math.max(0, middle - side / 2)));
  return { x: inside(x, size.width, BOARD.width), y: inside(y, size.height, BOARD.height), ...size };
}
