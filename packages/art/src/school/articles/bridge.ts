import { group, linear, path, rect } from '../../drawing.ts';
import { article, many } from './article.ts';

/** A bridge made of sheets of paper, loaded with books. */
export function drawBridge() {
  return article(
    rect(0, 0, 640, 460, 'fill="url(#a)"') +
      path('M0 392H640V460H0Z', 'fill="#c99a63"') +
      path('M0 392H640V404H0Z', 'fill="#a87a47"') +
      rect(36, 268, 112, 126, 'fill="#e6d3b3"') +
      rect(492, 268, 112, 126, 'fill="#e6d3b3"') +
      many(4, (i) => path(`M36 ${292 + i * 26}h112M492 ${292 + i * 26}h112`, 'stroke="#c9b28b" stroke-width="5"')) +
      group(
        'fill="none" stroke="#fff" stroke-linejoin="round"',
        path('M96 256H544M150 150H490M96 256L150 150M544 256L490 150', 'stroke-width="13"') +
          many(5, (i) =>
            path(`M${150 + i * 68} 150L${184 + i * 68} 256L${218 + i * 68} 150`, 'stroke-width="8" opacity=".95"'),
          ),
      ) +
      path('M84 248h472v18H84Z', 'fill="#f4f7fb"') +
      path('M84 262h472v6H84Z', 'fill="#b9c8da"') +
      group(
        '',
        rect(262, 66, 124, 26, 'rx="4" fill="#e0705a"') +
          rect(254, 92, 136, 28, 'rx="4" fill="#e6b455"') +
          rect(266, 120, 112, 26, 'rx="4" fill="#7aa37c"') +
          rect(278, 74, 44, 6, 'fill="#fff" opacity=".7"') +
          rect(270, 102, 52, 6, 'fill="#fff" opacity=".7"') +
          rect(282, 130, 40, 6, 'fill="#fff" opacity=".7"'),
      ) +
      group(
        'stroke="#ffd98a" stroke-width="3" opacity=".9"',
        path('M148 330H492', '') + path('M148 320v20M492 320v20', ''),
      ),
    linear('a', [
      [0, '#33507a'],
      [1, '#4a6d9c'],
    ]),
  );
}
