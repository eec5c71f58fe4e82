import { circle, ellipse, group, path, range, rect, rng } from '../../drawing.ts';
import { cover } from './cover.ts';

/** One of two tanks; `share` of its particles are of the second kind. */
function tank(x: number, seed: number, share: number) {
  const random = rng(seed);
  const balls = range(0, 19).map((i) => {
    const [col, row] = [i % 4, Math.floor(i / 4)];
    const [bx, by] = [x + 32 + col * 45 + random() * 12, 138 + row * 41 + random() * 12];
    return (
      circle(bx, by, 14, `fill="${random() < share ? '#f28a2e' : '#2f7f8f'}"`) +
      circle(bx - 4, by - 5, 3.6, 'fill="#fff" opacity=".7"')
    );
  });
  return (
    rect(x, 112, 210, 236, 'rx="24" fill="#fff" fill-opacity=".62"') +
    balls.join('') +
    rect(x, 112, 210, 236, 'rx="24" fill="none" stroke="#3a2f3f" stroke-width="6"') +
    path(`M${x + 20} 146V300`, 'stroke="#fff" stroke-width="6" stroke-opacity=".8" stroke-linecap="round"')
  );
}

/** There and back at one pace: the two arrows of an equilibrium. */
export function balance() {
  const b =
    circle(384, 216, 206, 'fill="#fff" opacity=".25"') +
    rect(0, 366, 768, 70, 'fill="#c96f58" opacity=".45"') +
    ellipse(384, 368, 320, 12, 'fill="#5f2a22" opacity=".25"') +
    tank(96, 5, 0.35) +
    tank(462, 9, 0.62) +
    rect(300, 180, 168, 100, 'rx="20" fill="#3a2f3f"') +
    group(
      'fill="none" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"',
      path('M322 206H446L430 190', 'stroke="#ffd08a"') + path('M446 254H322L338 270', 'stroke="#8fe0e0"'),
    ) +
    group(
      'transform="translate(384 92)"',
      circle(0, 0, 50, 'fill="#fffaf0" stroke="#3a2f3f" stroke-width="7"') +
        path('M-10-62H10M0-62V-52M38-44L46-52', 'stroke="#3a2f3f" stroke-width="8" stroke-linecap="round"') +
        path('M0 0L0-42A42 42 0 0 1 36 22Z', 'fill="#f28a2e" opacity=".85"') +
        path('M0-40V-34M0 40V34M-40 0H-34M40 0H34', 'stroke="#3a2f3f" stroke-width="4" stroke-linecap="round"') +
        path('M0 0L25 15', 'stroke="#3a2f3f" stroke-width="6" stroke-linecap="round"') +
        circle(0, 0, 6, 'fill="#3a2f3f"'),
    );
  return cover('#f0a08a', '#fcd5c4', b);
}
