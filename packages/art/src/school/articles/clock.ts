import { circle, ellipse, group, linear, path, rect } from '../../drawing.ts';
import { article, many, stroke } from './article.ts';

/** A sundial of cardboard on a balcony, plants around it, the morning sun. */
export function drawClock() {
  return article(
    rect(0, 0, 640, 460, 'fill="url(#a)"') +
      circle(548, 84, 46, 'fill="#fff0b8"') +
      many(12, (i) =>
        path(
          'M548 18v-14',
          `stroke="#fff0b8" stroke-width="6" stroke-linecap="round" transform="rotate(${i * 30} 548 84)"`,
        ),
      ) +
      path('M0 236l60-40 70 30 90-60 80 50 110-40 90 46 140-50V330H0Z', 'fill="#8fb59a"') +
      path('M0 318H640V460H0Z', 'fill="#d9c7a6"') +
      path('M0 318H640V336H0Z', 'fill="#b99f74"') +
      many(9, (i) => rect(10 + i * 78, 196, 10, 126, 'fill="#f7f1e3" opacity=".9"')) +
      rect(0, 188, 640, 14, 'fill="#f7f1e3"') +
      ellipse(330, 410, 190, 26, 'fill="#000" opacity=".12"') +
      path('M232 404L428 404 400 380 258 380Z', 'fill="#a97c4d"') +
      group(
        'transform="translate(330 270)"',
        ellipse(0, 0, 168, 128, 'fill="#c7a06a"') +
          ellipse(0, -8, 168, 128, 'fill="#fbf4e0"') +
          ellipse(0, -8, 146, 110, 'fill="none" stroke="#8a6a3c" stroke-width="3"') +
          many(13, (i) => {
            const angle = Math.PI + (i * Math.PI) / 12;
            const [c, s] = [Math.cos(angle), -Math.sin(angle)];
            const [x1, y1, x2, y2] = [c * 104, s * 78 - 8, c * 142, s * 107 - 8].map((value) => Math.round(value));
            return stroke(`M${x1} ${y1}L${x2} ${y2}`, '#8a6a3c', i % 3 ? 3 : 6);
          }) +
          path('M0-8L-92 48-84 58Z', 'fill="#5c5346" opacity=".6"') +
          stroke('M0-8L40-150', '#9a5a2e', 9) +
          circle(0, -8, 9, 'fill="#9a5a2e"'),
      ) +
      group(
        'transform="translate(70 300)"',
        path('M-40 60h90l-12 80h-66Z', 'fill="#c2603f"') +
          many(5, (i) =>
            path(
              'M4 62q-30-60-6-110q26 50 6 110Z',
              `fill="${i % 2 ? '#5d8f58' : '#46774a'}" transform="rotate(${-50 + i * 25} 4 62)"`,
            ),
          ),
      ),
    linear('a', [
      [0, '#8fc3dd'],
      [0.6, '#e3efe6'],
      [1, '#f5ead0'],
    ]),
  );
}
