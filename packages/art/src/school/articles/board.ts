import { circle, group, path, rect } from '../../drawing.ts';
import { article, many, scatter, stroke } from './article.ts';

/** A derivative on the blackboard. */
export function drawBoard() {
  const place = scatter(12);
  return article(
    rect(0, 0, 640, 460, 'fill="#efe2cb"') +
      rect(38, 34, 564, 346, 'rx="10" fill="#8a5a34"') +
      rect(54, 50, 532, 314, 'fill="#2f5d4c"') +
      path('M54 50h532v314H54Z', 'fill="#fff" opacity=".03"') +
      many(16, () =>
        path(
          `M${place(70, 560)} ${place(70, 340)}q${place(20, 60)} ${place(-10, 10)} ${place(60, 120)} ${place(-8, 8)}`,
          `fill="none" stroke="#fff" stroke-width="${place(6, 16)}" opacity=".035" stroke-linecap="round"`,
        ),
      ) +
      stroke('M92 300H404M130 330V84', '#f3efe4', 4) +
      stroke('M394 292l12 8-12 8M122 96l8-13 8 13', '#f3efe4', 4) +
      stroke('M138 286C176 110 214 96 250 190S322 300 392 118', '#ffd98a', 7) +
      stroke('M158 152L306 128', '#f08a72', 4, 'stroke-dasharray="12 10"') +
      circle(221, 142, 9, 'fill="#f08a72"') +
      stroke('M221 150V298', '#f3efe4', 3, 'stroke-dasharray="4 9" opacity=".6"') +
      group(
        'fill="none" stroke="#f3efe4" stroke-width="4" stroke-linecap="round" opacity=".92"',
        path(
          'M448 118q10-16 20 0t-20 34M484 116l20 28M504 116l-20 28M522 124h24M522 136h24M448 186h88M448 214h60M448 242h96M448 270h42',
          '',
        ),
      ) +
      stroke('M444 300q50 12 98 0', '#f08a72', 5) +
      rect(38, 376, 564, 20, 'rx="4" fill="#a46d41"') +
      rect(118, 366, 58, 12, 'rx="5" fill="#fff"') +
      rect(188, 366, 38, 12, 'rx="5" fill="#ffd98a"') +
      rect(420, 354, 96, 24, 'rx="5" fill="#5c7f93"') +
      rect(420, 368, 96, 10, 'fill="#e9d9bd"') +
      path('M0 420H640V460H0Z', 'fill="#d9c3a0"'),
  );
}
