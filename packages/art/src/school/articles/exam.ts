import { at, circle, group, linear, path, rect } from '../../drawing.ts';
import { article, many, stroke } from './article.ts';

/** The morning of an examination: clock, paper, two pens. */
export function drawExam() {
  return article(
    rect(0, 0, 640, 460, 'fill="url(#a)"') +
      path('M0 318H640V460H0Z', 'fill="#d8a873"') +
      path('M0 318H640V332H0Z', 'fill="#b98552"') +
      circle(206, 152, 104, 'fill="#fff"') +
      circle(206, 152, 104, 'fill="none" stroke="#35535c" stroke-width="14"') +
      many(12, (i) =>
        path(
          `M206 66v${i % 3 ? 9 : 18}`,
          `stroke="#35535c" stroke-width="${i % 3 ? 4 : 7}" stroke-linecap="round" transform="rotate(${i * 30} 206 152)"`,
        ),
      ) +
      stroke('M206 152V98', '#35535c', 9) +
      stroke('M206 152L248 176', '#35535c', 9) +
      stroke('M206 170V76', '#dd6a44', 4) +
      circle(206, 152, 9, 'fill="#dd6a44"') +
      group(
        'transform="rotate(4 440 300)"',
        path('M338 132h208v276H338Z', 'fill="#000" opacity=".1" transform="translate(10 12)"') +
          path('M338 132h208v276H338Z', 'fill="#fffdf6"') +
          rect(366, 158, 96, 14, 'rx="4" fill="#35535c"') +
          rect(480, 156, 42, 42, 'rx="6" fill="none" stroke="#dd6a44" stroke-width="4"') +
          many(
            6,
            (i) =>
              circle(
                374,
                220 + i * 28,
                7,
                `fill="${i % 3 === 1 ? '#35535c' : 'none'}" stroke="#35535c" stroke-width="3"`,
              ) +
              path(
                `M394 ${220 + i * 28}h${at([120, 92, 128, 104, 116, 70], i)}`,
                'stroke="#b9c6c4" stroke-width="6" stroke-linecap="round"',
              ),
          ),
      ) +
      group(
        'transform="translate(76 396) rotate(-8)"',
        rect(0, 0, 190, 18, 'rx="9" fill="#35535c"') +
          path('M0 2L-28 9L0 16Z', 'fill="#e6d4b8"') +
          rect(140, 0, 10, 18, 'fill="#dd6a44"'),
      ) +
      group(
        'transform="translate(92 432) rotate(-4)"',
        rect(0, 0, 180, 16, 'rx="8" fill="#4f86b5"') + path('M0 2L-26 8L0 14Z', 'fill="#e6d4b8"'),
      ),
    linear('a', [
      [0, '#dcebea'],
      [1, '#c6dedb'],
    ]),
  );
}
