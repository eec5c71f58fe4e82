import { circle, group, type Point, path, rect, smooth } from '../../drawing.ts';
import { article, many, stroke } from './article.ts';

/** A ring around a hill, wider on some sides than on others. */
function ring(x: number, y: number, radius: number, turn: number): Point[] {
  return Array.from({ length: 14 }, (_, i): Point => {
    const angle = (i * Math.PI) / 7;
    const r = radius * (1 + 0.16 * Math.sin(angle * 2 + turn) + 0.09 * Math.cos(angle * 3 - turn));
    return [x + r * 1.25 * Math.cos(angle), y + r * 0.82 * Math.sin(angle)];
  });
}

/** A map of hills by their contour lines, with a river and a path. */
export function drawContour() {
  const greens = ['#d9e3bd', '#c8d8a4', '#b4ca8c', '#9dba76', '#d8c78a', '#cfa86a'];
  return article(
    rect(0, 0, 640, 460, 'fill="#ebe6cf"') +
      greens
        .map((colour, i) =>
          path(
            smooth(ring(236, 214, 210 - i * 36, 0.4 + i * 0.1), true),
            `fill="${colour}" stroke="#8c6f45" stroke-width="2.5"`,
          ),
        )
        .join('') +
      greens
        .slice(1, 5)
        .map((colour, i) =>
          path(smooth(ring(492, 150, 108 - i * 27, 1.5), true), `fill="${colour}" stroke="#8c6f45" stroke-width="2.5"`),
        )
        .join('') +
      stroke('M640 330C560 300 520 352 450 330S370 264 398 214S420 110 388 0', '#5f9fc4', 12) +
      stroke('M640 330C560 300 520 352 450 330S370 264 398 214S420 110 388 0', '#9cc9e2', 4) +
      stroke('M40 460C80 380 150 400 168 330S214 260 232 214', '#b3422f', 4, 'stroke-dasharray="12 10"') +
      path('M232 214V160l38 14-38 14', 'fill="#b3422f" stroke="#7d2a1c" stroke-width="3"') +
      group(
        'transform="translate(560 386)"',
        circle(0, 0, 40, 'fill="#fffdf4" stroke="#6b5a3a" stroke-width="3"') +
          path('M0-32L10 0 0 8-10 0Z', 'fill="#b3422f"') +
          path('M0 32L10 0 0-8-10 0Z', 'fill="#6b5a3a" opacity=".5"'),
      ) +
      many(5, (i) =>
        rect(40 + i * 30, 36, 30, 10, `fill="${i % 2 ? '#fffdf4' : '#6b5a3a'}" stroke="#6b5a3a" stroke-width="2"`),
      ),
  );
}
