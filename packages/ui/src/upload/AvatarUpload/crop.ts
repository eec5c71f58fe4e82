/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a picture that is visible in a frame. */
export interface Crop {
  /** Size of the stored picture. */
  readonly picture: Size;
  /** Size of the frame on the screen. */
  readonly frame: Size;
  /** Centre of the frame in pixels of the rotated picture. */
  readonly x: number;
  readonly y: number;
  /** At 1 the picture just covers the frame. */
  readonly zoom: number;
  /** Clockwise quarter turns, 0 to 3. */
  readonly turns: number;
}

export const ZOOM_MAX = 4;
/** Zoom factor of the + and − keys. */
export const ZOOM_STEP = 0.1;
/** Screen pixels per arrow key, and with Shift. */
export const MOVE_STEP = 8;
export const MOVE_STEP_LARGE = 32;

/** The whole picture, centred. */
export function cropOf(picture: Size, frame: Size): Crop {
  return { picture, frame, x: picture.width / 2, y: picture.height / 2, zoom: 1, turns: 0 };
}

/** Size of the picture after rotation. */
function turnedSize({ picture, turns }: Crop): Size {
  return turns % 2 === 0 ? picture : { width: picture.height, height: picture.width };
}

/** Screen pixels per picture pixel; the frame is always covered. */
export function scaleOf(crop: Crop): number {
  const { width, height } = turnedSize(crop);
  return Math.max(crop.frame.width / width, crop.frame.height / height) * crop.zoom;
}

/** Clamps the crop to the picture, so that no edge enters the frame. */
function clamped(crop: Crop): Crop {
  const { width, height } = turnedSize(crop);
  const scale = scaleOf(crop);
  const within = (at: number, whole: number, seen: number) => Math.min(Math.max(at, seen / 2), whole - seen / 2);
  return {
    ...crop,
    x: within(crop.x, width, crop.frame.width / scale),
    y: within(crop.y, height, crop.frame.height / scale),
  };
}

/** Moves the picture by screen pixels. */
export function panned(crop: Crop, right: number, down: number): Crop {
  const scale = scaleOf(crop);
  return clamped({ ...crop, x: crop.x - right / scale, y: crop.y - down / scale });
}

/** Zooms around the centre. */
export function zoomed(crop: Crop, zoom: number): Crop {
  return clamped({ ...crop, zoom: Math.min(ZOOM_MAX, Math.max(1, zoom)) });
}

/** Rotates clockwise by a quarter turn around the centre. */
export function turnedRight(crop: Crop): Crop {
  const { height } = turnedSize(crop);
  return clamped({ ...crop, turns: (crop.turns + 1) % 4, x: height - crop.y, y: crop.x });
}

/** Transforms the stored picture so that the crop fills a box `k` times as large as the frame: a matrix of six numbers. */
export function matrixOf(crop: Crop, k = 1): [number, number, number, number, number, number] {
  const { picture, frame, turns } = crop;
  const scale = scaleOf(crop) * k;
  const [cos, sin] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][turns] ?? [1, 0];
  // Position of the stored corner on the rotated picture.
  const corner = [
    [0, 0],
    [picture.height, 0],
    [picture.width, picture.height],
    [0, picture.width],
  ][turns] ?? [0, 0];
  const left = (frame.width * k) / 2 + ((corner[0] ?? 0) - crop.x) * scale;
  const top = (frame.height * k) / 2 + ((corner[1] ?? 0) - crop.y) * scale;
  const [a = 1, b = 0] = [cos, sin];
  return [a * scale, b * scale, -b * scale, a * scale, left, top];
}
