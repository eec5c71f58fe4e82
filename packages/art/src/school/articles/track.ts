import { circle, group, path, rect } from '../../drawing.ts';
import { article, many, scatter, stroke } from './article.ts';

/** A number painted on a lane. */
const numeral = (x: number, y: number, digit: string) =>
  `<text x="${x}" y="${y}" transform="rotate(-8 ${x} ${y})">${digit}</text>`;

/** The last leg: a baton on the track. */
export function drawTrack() {
  const place = scatter(15);
  return article(
    rect(0, 0, 640, 460, 'fill="#cf6a4b"') +
      path('M0 0H640V90Q320 40 0 120Z', 'fill="#7fae72"') +
      many(6, (i) =>
        path(
          `M-20 ${150 + i * 66}Q320 ${62 + i * 66} 660 ${112 + i * 66}`,
          'fill="none" stroke="#fff3e4" stroke-width="6" opacity=".92"',
        ),
      ) +
      many(60, () => circle(place(0, 640), place(120, 450), place(1, 2.4), 'fill="#000" opacity=".1"')) +
      group(
        'fill="#fff3e4" font-family="Arial, sans-serif" font-weight="700" font-size="54"',
        numeral(84, 184, '3') + numeral(84, 252, '4') + numeral(84, 320, '5'),
      ) +
      group(
        'transform="translate(246 288) rotate(-16)"',
        rect(8, 16, 270, 40, 'rx="20" fill="#000" opacity=".18"') +
          rect(0, 0, 270, 40, 'rx="20" fill="#ffd257"') +
          rect(0, 0, 270, 14, 'rx="7" fill="#fff" opacity=".35"') +
          rect(60, 0, 26, 40, 'fill="#2f5f8f"') +
          rect(184, 0, 26, 40, 'fill="#2f5f8f"'),
      ) +
      path('M430 430q40-30 96-22l26 10q8 8-2 14l-112 6Z', 'fill="#f4f6f8"') +
      path('M430 430l120-2 2 8-118 6Z', 'fill="#2f5f8f"') +
      stroke('M466 416l14-10M482 414l14-10', '#2f5f8f', 4),
  );
}
