import { group, path, rect } from '../../drawing.ts';
import { article, many } from './article.ts';

/** Chang'an as a grid of wards. */
export function drawWards() {
  return article(
    rect(0, 0, 640, 460, 'fill="#f0dfbd"') +
      group(
        'transform="rotate(-6 320 230)"',
        rect(76, 26, 488, 410, 'fill="#e2c793"') +
          rect(76, 26, 488, 410, 'fill="none" stroke="#8a5a2c" stroke-width="12"') +
          group(
            'fill="#f8ecd2"',
            many(9, (r) =>
              many(10, (c) =>
                c > 3 && c < 6 && r < 3
                  ? ''
                  : rect(
                      92 + c * 46.6 + (c > 4 ? 6 : 0),
                      42 + r * 43,
                      c === 4 ? 38 : 36,
                      34,
                      `rx="3" fill="${(r * 10 + c) % 13 === 5 ? '#e3a35f' : (r + c * 3) % 11 === 0 ? '#b9c79a' : '#f8ecd2'}"`,
                    ),
              ),
            ),
          ) +
          rect(276, 40, 96, 120, 'fill="#b0472f"') +
          path('M268 78q56 4 56-34q0 38 56 34l-10 12H278Z', 'fill="#6c2a20"') +
          rect(312, 104, 24, 56, 'fill="#f8ecd2"') +
          path('M324 166V430', 'stroke="#c39a5b" stroke-width="14"') +
          rect(156, 214, 84, 78, 'fill="#cf6a4b"') +
          rect(412, 214, 84, 78, 'fill="#4f8a80"') +
          path('M560 90q-60 40-44 120t-40 226', 'fill="none" stroke="#7fb0c4" stroke-width="10" opacity=".8"'),
      ),
  );
}
