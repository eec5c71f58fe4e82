/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What of a picture is seen in a frame. */
export interface Crop {
  /** The picture as it is stored. */
  readonly picture: Size;
  /** The frame on the screen. */
  readonly frame: Size;
  /** Middle of the frame on the turned picture, in its own pixels. */
  readonly x: number;
  readonly y: number;
  /** 1 fills the frame just so. */
  readonly zoom: number;
  /** Quarter turns to the right, 0 to 3. */
  readonly turns: number;
}

export const ZOOM_MAX = 4;
/** A step of the + and − keys. */
export const ZOOM_STEP = 0.1;
/** Pixels of the screen that an arrow key moves, and with Shift. */
export const MOVE_STEP = 8;
export const MOVE_STEP_LARGE = 32;

/** The whole picture in the middle. */
export function cropOf(picture: Size, frame: Size): Crop {
  return { picture, frame, x: picture.width / 2, y: picture.height / 2, zoom: 1, turns: 0 };
}

/** The picture as it stands after its turns. */
function turnedSize({ picture, turns }: Crop): Size {
  return turns % 2 === 0 ? picture : { width: picture.height, height: picture.width };
}

/** Pixels of the screen for one of the picture; the frame is always filled. */
export function scaleOf(crop: Crop): number {
  const { width, height } = turnedSize(crop);
  return Math.max(crop.frame.width / width, crop.frame.height / height) * crop.zoom;
}

/** Kept inside the picture, so that no edge comes into the frame. */
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

/** The picture carried by so many pixels of the screen. */
export function panned(crop: Crop, right: number, down: number): Crop {
  const scale = scaleOf(crop);
  return clamped({ ...crop, x: crop.x - right / scale, y: crop.y - down / scale });
}

/** Nearer or farther, around the middle. */
export function zoomed(crop: Crop, zoom: number): Crop {
  return clamped({ ...crop, zoom: Math.min(ZOOM_MAX, Math.max(1, zoom)) });
}

/** A quarter to the right; what was in the middle stays there. */
export function turnedRight(crop: Crop): Crop {
  const { height } = turnedSize(crop);
  return clamped({ ...crop, turns: (crop.turns + 1) % 4, x: height - crop.y, y: crop.x });
}

/** Places the stored picture so that the crop fills a box `k` times as large as the frame: six numbers of a matrix. */
export function matrixOf(crop: Crop, k = 1): [number, number, number, number, number, number] {
  const { picture, frame, turns } = crop;
  const scale = scaleOf(crop) * k;
  const [cos, sin] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][turns] ?? [1, 0];
  // Where the stored corner comes to lie on the turned picture.
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
