/** A part of the page that the popup must not cover, in pixels of the window. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
/** Where the popup stands between the edges of the window. */
export type Side = 'right' | 'left' | 'centre';

/** Pixels of the popup: its width, its height, its distance from the edge. */
export const POPUP = { width: 320, height: 96, gap: 24 } as const;

const SIDES: readonly Side[] = ['right', 'left', 'centre'];

/**
 * Where the popup, whose distance from the top is fixed (§4), covers neither title nor price nor, on the page as it opens, a main action: at
 * the right as a rule; else where no title or price scrolls past below it; else where none is.
 */
export function clearSide(boxes: readonly Box[], actions: readonly Box[], top: number, windowWidth: number): Side {
  const isOver = (side: Side, box: Box) => meets(rangeOf(side, windowWidth), [box.left, box.right]);
  const isAt = (box: Box) => meets([top, top + POPUP.height], [box.top, box.bottom]);
  const sides = SIDES.filter((side) => !actions.some((box) => isOver(side, box) && isAt(box)));
  const isBeside = (side: Side) => !boxes.some((box) => isOver(side, box));
  const isClear = (side: Side) => !boxes.some((box) => isOver(side, box) && isAt(box));
  return sides.find(isBeside) ?? sides.find(isClear) ?? SIDES.find(isClear) ?? 'right';
}

/** Left and right end of the popup. */
export function rangeOf(side: Side, windowWidth: number): [number, number] {
  const left = {
    right: windowWidth - POPUP.gap - POPUP.width,
    left: POPUP.gap,
    centre: (windowWidth - POPUP.width) / 2,
  }[side];
  return [left, left + POPUP.width];
}

function meets([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  return from < end && start < to;
}
