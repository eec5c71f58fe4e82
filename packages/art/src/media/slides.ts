import { circle, ellipse, group, line, n, type Point, path, rect, svg } from '../drawing.ts';

/** Length of the drawn lesson, in seconds. */
export const LESSON_S = 48;
/** Size of a frame in pixels: the best quality; the others are scaled from it. */
const FRAME = { width: 1280, height: 720 } as const;

const INK = '#24324a';
const SOFT = '#6b7a94';
const LINE = '#c9d2e0';
const ACCENT = '#c2573f';
const BLUE = '#2f6db5';
const [CX, CY, A, B] = [800, 390, 340, 210];
const FOCUS = Math.sqrt(A * A - B * B);
/** Seconds of one turn of the point. */
const TURN_S = 24;

const text = (x: number, y: number, size: number, words: string, attributes = '') =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${size}" font-family="Noto Sans CJK SC, DejaVu Sans, sans-serif" ${attributes}>${words}</text>`;

const stroke = (colour: string, width = 3) => `fill="none" stroke="${colour}" stroke-width="${width}"`;

/** What the board says from a second on. */
const STEPS: readonly (readonly [from: number, words: string])[] = [
  [2, 'Two foci: F₁ and F₂'],
  [9, 'P moves on the curve'],
  [16, '|PF₁| + |PF₂| = 2a'],
  [26, 'c² = a² − b²'],
  [36, 'e = c / a,  0 &lt; e &lt; 1'],
];

/** The slide at a second: an ellipse with its foci, a point that moves on it, and what has been written so far. */
export function drawSlide(second: number): string {
  const angle = (second / TURN_S) * 2 * Math.PI;
  const p: Point = [CX + A * Math.cos(angle), CY - B * Math.sin(angle)];
  const left: Point = [CX - FOCUS, CY];
  const right: Point = [CX + FOCUS, CY];
  const sums = [left, right].map(([x, y]) => Math.hypot(p[0] - x, p[1] - y) / 100);
  const written = STEPS.filter(([from]) => second >= from)
    .map(([, words], place) => text(64, 210 + place * 66, 28, words, `fill="${INK}"`))
    .join('');
  const figure = [
    path(
      line([
        [CX - A - 60, CY],
        [CX + A + 60, CY],
      ]),
      stroke(LINE, 2),
    ),
    path(
      line([
        [CX, CY - B - 60],
        [CX, CY + B + 60],
      ]),
      stroke(LINE, 2),
    ),
    ellipse(CX, CY, A, B, stroke(INK, 4)),
    path(line([left, p]), stroke(ACCENT, 3)),
    path(line([right, p]), stroke(BLUE, 3)),
    ...[left, right].map(([x, y]) => circle(x, y, 7, `fill="${INK}"`)),
    text(left[0] - 14, CY + 38, 24, 'F₁', `fill="${INK}"`),
    text(right[0] - 10, CY + 38, 24, 'F₂', `fill="${INK}"`),
    circle(p[0], p[1], 11, `fill="${ACCENT}"`),
    text(p[0] + 16, p[1] - 16, 26, 'P', `fill="${ACCENT}" font-weight="700"`),
    second >= 16
      ? text(
          CX - 190,
          680,
          26,
          `${sums.map((sum) => sum.toFixed(2)).join(' + ')} = ${((2 * A) / 100).toFixed(2)}`,
          `fill="${SOFT}"`,
        )
      : '',
  ].join('');
  const done = (FRAME.width * second) / LESSON_S;
  return svg(
    FRAME.width,
    FRAME.height,
    rect(0, 0, FRAME.width, FRAME.height, 'fill="#fbfaf6"') +
      rect(0, 0, FRAME.width, 96, 'fill="#24324a"') +
      text(64, 62, 36, 'The ellipse', 'fill="#ffffff" font-weight="700"') +
      group('', figure + written) +
      rect(0, FRAME.height - 6, done, 6, `fill="${ACCENT}"`),
  );
}
