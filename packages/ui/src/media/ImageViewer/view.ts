/** View of a picture in its viewport: centre offset in px, scale of 1 = fits, quarter turns. */
export interface View {
  scale: number;
  x: number;
  y: number;
  /** 0 to 3 clockwise quarter turns. */
  turns: number;
}

export const FIT: View = { scale: 1, x: 0, y: 0, turns: 0 };
export const SCALES = [1, 1.5, 2, 3, 4] as const;
/** Pixels that an arrow key pans. */
export const STEP_PX = 48;

/** A size in px. */
export interface Box {
  width: number;
  height: number;
}

/** Zooms by one step around the centre. */
export function zoomed(view: View, way: 1 | -1): View {
  const known: readonly number[] = SCALES;
  const { scale } = view;
  const next =
    way === 1 ? (known.find((step) => step > scale) ?? scale) : (known.findLast((step) => step < scale) ?? scale);
  const by = next / scale;
  return { ...view, scale: next, x: view.x * by, y: view.y * by };
}

/** Rotates by a quarter turn, including the offset. */
export function turned(view: View, way: 1 | -1): View {
  const turns = (view.turns + (way === 1 ? 1 : 3)) % 4;
  const { x, y } = view;
  return way === 1 ? { ...view, turns, x: -y || 0, y: x } : { ...view, turns, x: y, y: -x || 0 };
}

/** Pans by pixels, until an edge of the picture meets the edge of its viewport. */
export function moved(view: View, dx: number, dy: number, picture: Box, stage: Box): View {
  const lies = view.turns % 2 === 1;
  const width = (lies ? picture.height : picture.width) * view.scale;
  const height = (lies ? picture.width : picture.height) * view.scale;
  return {
    ...view,
    x: within(view.x + dx, Math.max(0, (width - stage.width) / 2)),
    y: within(view.y + dy, Math.max(0, (height - stage.height) / 2)),
  };
}

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));
