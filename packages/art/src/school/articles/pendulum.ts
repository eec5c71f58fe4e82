import { circle, group, linear, path, rect } from '../../drawing.ts';
import { article, many, stroke } from './article.ts';

/** An experiment on the bench: a pendulum, its path, and a block with its forces. */
export function drawPendulum() {
  return article(
    rect(0, 0, 640, 460, 'fill="url(#a)"') +
      many(12, (i) => path(`M0 ${i * 40}H640M${i * 58} 0V460`, 'stroke="#fff" stroke-width="1.5" opacity=".28"')) +
      path('M0 372H640V460H0Z', 'fill="#8a6a4b"') +
      path('M0 372H640V386H0Z', 'fill="#6d5138"') +
      rect(60, 350, 200, 22, 'rx="6" fill="#40545f"') +
      rect(84, 40, 16, 314, 'fill="#5a707c"') +
      rect(84, 40, 160, 14, 'rx="5" fill="#5a707c"') +
      many(5, (i) => {
        const turn = -40 + i * 20;
        return group(
          `transform="rotate(${turn} 228 54)" opacity="${i === 0 ? 1 : 0.24}"`,
          stroke('M228 54V264', '#f7f2e6', 4) + circle(228, 282, 24, 'fill="#e0663f"'),
        );
      }) +
      stroke('M86 236A232 232 0 0 0 370 236', '#f7f2e6', 3, 'stroke-dasharray="4 10"') +
      path('M362 372L600 372 600 268Z', 'fill="#cdb48c"') +
      path('M362 372L600 372 600 268Z', 'fill="none" stroke="#8f7347" stroke-width="4"') +
      group(
        'transform="translate(492 287) rotate(-23.6)"',
        rect(-40, -34, 80, 60, 'rx="6" fill="#3f7f8c"') +
          stroke('M0-4V-104M-10-92l10-14 10 14', '#fff3cf', 6) +
          stroke('M0-4H104M92-14l14 10-14 10', '#ffd98a', 6),
      ) +
      stroke('M492 287V390M482 376l10 16 10-16', '#b3402c', 6) +
      circle(492, 283, 7, 'fill="#fff"'),
    linear('a', [
      [0, '#48788a'],
      [1, '#8fb3b1'],
    ]),
  );
}
