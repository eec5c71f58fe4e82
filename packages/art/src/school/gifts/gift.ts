import { ellipse, linear, path, svg } from '../../drawing.ts';

/** Every gift is 4:3 and stands in the middle of a table: wall, one soft beam from the upper left, table, the thing. */
export const gift = (wall: string, table: string, thing: string, defs = '') =>
  svg(
    640,
    480,
    `<defs>${linear('l', [
      [0, '#fff', 0.55],
      [1, '#fff', 0],
    ])}${defs}</defs><rect width="640" height="480" fill="${wall}"/>${path(
      'M0 0H250L520 480H60Z',
      'fill="url(#l)" opacity=".6"',
    )}${path('M0 356Q320 338 640 356V480H0Z', `fill="${table}"`)}${thing}`,
  );

/** The shadow on the table below a thing. */
export const shadow = (x: number, y: number, width: number) =>
  ellipse(x, y, width, width * 0.09, 'fill="#3a2b20" opacity=".2"');
