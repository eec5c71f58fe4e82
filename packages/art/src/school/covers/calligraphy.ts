import { circle, ellipse, group, path, range, rect } from '../../drawing.ts';
import { brush, type Touch } from './brush.ts';
import { cover } from './cover.ts';

/** A square of the practice sheet, with its cross and diagonals. */
const cell = (x: number, y: number, size: number) =>
  path(`M${x} ${y}h${size}v${size}h-${size}Z`, 'fill="none" stroke="#d8543f" stroke-width="3"') +
  path(
    `M${x} ${y}l${size} ${size}M${x + size} ${y}l-${size} ${size}M${x + size / 2} ${y}v${size}M${x} ${y + size / 2}h${size}`,
    'stroke="#d8543f" stroke-opacity=".5" stroke-width="1.500" stroke-dasharray="7 7"',
  );

/** Drawn at twice its size, so that the brush's rough edge stays fine. */
const larger = ([x, y, width]: Touch): Touch => [2 * x, 2 * y, 2 * width];

/** 永, whose eight strokes are all that regular script needs; written in a square of 220. */
function eternal() {
  const strokes = [
    [
      [
        [98, 18, 8],
        [112, 30, 22],
        [122, 46, 20],
        [116, 54, 5],
      ],
      3,
    ],
    [
      [
        [70, 78, 12],
        [84, 74, 16],
        [112, 72, 14],
        [120, 78, 20],
        [118, 110, 17],
        [116, 170, 18],
        [114, 196, 20],
        [100, 190, 12],
        [88, 178, 3],
      ],
      5,
    ],
    [
      [
        [22, 108, 10],
        [44, 104, 13],
        [72, 98, 12],
        [84, 100, 15],
        [70, 130, 12],
        [46, 162, 9],
        [18, 186, 2],
      ],
      7,
    ],
    [
      [
        [184, 62, 16],
        [172, 80, 14],
        [150, 98, 9],
        [126, 112, 3],
      ],
      8,
    ],
    [
      [
        [122, 104, 6],
        [140, 130, 13],
        [166, 160, 20],
        [188, 180, 27],
        [202, 184, 16],
        [218, 184, 2],
      ],
      9,
    ],
  ] as const;
  return `<g fill="#1f1a1c">${strokes.map(([touches, seed]) => brush(touches.map(larger), seed)).join('')}</g>`;
}

function inkstone(x: number, y: number) {
  return group(
    `transform="translate(${x} ${y}) rotate(-6)"`,
    rect(-62, -92, 124, 184, 'rx="20" fill="#2b2a33" opacity=".25" transform="translate(8 12)"') +
      rect(-62, -92, 124, 184, 'rx="20" fill="#45434f"') +
      rect(-50, -80, 100, 160, 'rx="14" fill="#35333e"') +
      ellipse(0, -36, 38, 32, 'fill="#17151c"') +
      ellipse(-10, -46, 14, 7, 'fill="#fff" opacity=".22" transform="rotate(-24 -10 -46)"') +
      path('M-34 22Q0 10 34 22V62Q34 70 26 70H-26Q-34 70-34 62Z', 'fill="#3f3d49"'),
  );
}

function writingBrush(x: number, y: number, turn: number) {
  return group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    path('M-9-56V-330Q-9-340 0-340T9-330V-56Z', 'fill="#b5772f"') +
      path('M-4-60V-330', 'stroke="#e0ad62" stroke-width="4" stroke-linecap="round"') +
      rect(-11, -70, 22, 20, 'rx="4" fill="#7a2f22"') +
      path('M-11-50Q-18-20 0 12Q18-20 11-50Z', 'fill="#e9dcc6"') +
      path('M-13-26Q-12-6 0 12Q12-6 13-26Q6-32 0-24T-13-26Z', 'fill="#1f1a1c"') +
      path('M0-340q-14-14 0-26q14 12 0 26', 'fill="none" stroke="#c8372d" stroke-width="4"'),
  );
}

/** A sheet of regular script with brush and inkstone. */
export function calligraphy() {
  const b =
    range(0, 8)
      .map((i) =>
        path(`M${-40 + i * 110} 0L${-100 + i * 110} 432`, 'stroke="#8a4a2c" stroke-opacity=".13" stroke-width="3"'),
      )
      .join('') +
    group(
      'transform="rotate(3 330 216)"',
      rect(156, 40, 350, 360, 'rx="4" fill="#5a2c18" opacity=".25" transform="translate(8 12)"') +
        rect(156, 40, 350, 360, 'rx="4" fill="#fbf3e0"') +
        cell(202, 78, 258) +
        group('transform="translate(214 92) scale(.54)"', eternal()) +
        rect(172, 346, 34, 34, 'rx="4" fill="#d8432f"') +
        path('M180 354h18v18h-18ZM189 354v18M180 363h18', 'fill="none" stroke="#fff3e0" stroke-width="3"'),
    ) +
    inkstone(614, 262) +
    writingBrush(560, 320, 58) +
    circle(76, 380, 60, 'fill="#fff" opacity=".06"');
  return cover('#c98d5b', '#e7bd8c', b);
}
