import { circle, group, path, rect } from '../../drawing.ts';
import { article, many, stroke } from './article.ts';

/** A mended radio on its circuit diagram. */
export function drawRadio() {
  return article(
    rect(0, 0, 640, 460, 'fill="#d9e4df"') +
      path('M0 330H640V460H0Z', 'fill="#c79a6b"') +
      path('M0 330H640V344H0Z', 'fill="#a67a4d"') +
      path('M70 348l230-26 60 84-250 36Z', 'fill="#fbf7ea"') +
      stroke('M112 372h62l10-12 12 24 10-12h70M140 404h48v-16h40v16h60', '#4f86b5', 4) +
      stroke('M452 150L560 38', '#8fa0a6', 7) +
      circle(562, 36, 8, 'fill="#6d7f86"') +
      rect(196, 146, 330, 214, 'rx="26" fill="#c25b43"') +
      rect(196, 146, 330, 60, 'rx="26" fill="#d6755c"') +
      rect(222, 176, 278, 158, 'rx="14" fill="#f4e6cc"') +
      circle(302, 256, 60, 'fill="#6b4b38"') +
      many(5, (i) => many(5, (j) => circle(270 + i * 16, 224 + j * 16, 4.5, 'fill="#f4e6cc"'))) +
      rect(382, 196, 102, 46, 'rx="6" fill="#fff8e8"') +
      many(7, (i) => path(`M${392 + i * 14} ${i % 2 ? 214 : 206}V232`, 'stroke="#6b4b38" stroke-width="3"')) +
      path('M428 200V238', 'stroke="#d6452f" stroke-width="4"') +
      circle(406, 288, 24, 'fill="#6b4b38"') +
      path('M406 288l10-14', 'stroke="#f4e6cc" stroke-width="5" stroke-linecap="round"') +
      circle(464, 288, 24, 'fill="#6b4b38"') +
      path('M464 288l-12-10', 'stroke="#f4e6cc" stroke-width="5" stroke-linecap="round"') +
      path('M236 146q0-46 50-46h150q50 0 50 46', 'fill="none" stroke="#8d3b2c" stroke-width="14"') +
      group(
        'transform="translate(70 266) rotate(-18)"',
        rect(0, 0, 92, 38, 'rx="8" fill="#3f5f95"') +
          rect(92, 11, 9, 16, 'fill="#cfd3d6"') +
          rect(14, 0, 22, 38, 'fill="#f0a24a"'),
      ),
  );
}
