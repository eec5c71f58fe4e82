import { circle, group, linear, path, rect } from '../../drawing.ts';
import { cover } from './cover.ts';

/** A page being built: its parts hang in front of the window. */
export function webPage() {
  const window =
    rect(150, 62, 468, 310, 'rx="18" fill="#3a1f5c" opacity=".22" transform="translate(10 16)"') +
    rect(150, 62, 468, 310, 'rx="18" fill="#fffdfa"') +
    path('M150 80Q150 62 168 62H600Q618 62 618 80V104H150Z', 'fill="#2f2450"') +
    circle(176, 83, 7, 'fill="#ff6f61"') +
    circle(198, 83, 7, 'fill="#ffc145"') +
    circle(220, 83, 7, 'fill="#4fc78a"') +
    rect(250, 73, 270, 20, 'rx="10" fill="#52437d"') +
    rect(264, 80, 96, 6, 'rx="3" fill="#b9a9e8"');
  const hero =
    rect(174, 126, 420, 116, 'rx="12" fill="url(#h)"') +
    circle(520, 160, 20, 'fill="#fff3c9"') +
    path('M390 242L452 168L492 214L516 188L574 242Z', 'fill="#fff" opacity=".55"') +
    rect(196, 152, 140, 16, 'rx="8" fill="#fff"') +
    rect(196, 178, 100, 10, 'rx="5" fill="#fff" opacity=".7"') +
    rect(196, 202, 74, 24, 'rx="12" fill="#2f2450"');
  const cards = [
    [174, '#ffd9c9', '#ff7f5c'],
    [318, '#d6efe2', '#3fae7c'],
    [462, '#dfe2fb', '#6a6fe0'],
  ] as const;
  const columns = cards
    .map(
      ([x, pale, deep]) =>
        rect(x, 260, 132, 90, `rx="10" fill="${pale}"`) +
        circle(x + 28, 288, 14, `fill="${deep}"`) +
        rect(x + 52, 280, 62, 8, `rx="4" fill="${deep}" opacity=".7"`) +
        rect(x + 52, 294, 42, 7, `rx="3.500" fill="${deep}" opacity=".4"`) +
        rect(x + 16, 316, 100, 7, `rx="3.500" fill="${deep}" opacity=".4"`) +
        rect(x + 16, 330, 76, 7, `rx="3.500" fill="${deep}" opacity=".4"`),
    )
    .join('');
  const tag = (x: number, y: number, turn: number, fill: string, d: string) =>
    group(
      `transform="translate(${x} ${y}) rotate(${turn})"`,
      rect(-50, -30, 100, 60, 'rx="16" fill="#3a1f5c" opacity=".25" transform="translate(4 8)"') +
        rect(-50, -30, 100, 60, `rx="16" fill="${fill}"`) +
        path(d, 'fill="none" stroke="#fff" stroke-width="6.500" stroke-linecap="round" stroke-linejoin="round"'),
    );
  const b =
    circle(96, 360, 150, 'fill="#fff" opacity=".12"') +
    circle(690, 60, 130, 'fill="#fff" opacity=".12"') +
    window +
    hero +
    columns +
    tag(146, 318, -9, '#2f2450', 'M-16-12L-30 0L-16 12M16-12L30 0L16 12M6-16L-6 16') +
    tag(630, 128, 8, '#3fae7c', 'M-24-10V10M-24 0H-6M-6-10V10M10-10H30M20-10V10') +
    path(
      'M560 232L560 318L580 300L594 332L610 325L596 294L622 292Z',
      'fill="#fffdfa" stroke="#2f2450" stroke-width="7" stroke-linejoin="round"',
    );
  return cover(
    '#c9569a',
    '#f39ac0',
    b,
    linear(
      'h',
      [
        [0, '#ff9f6b'],
        [0.5, '#ff6f8f'],
        [1, '#8f5fe0'],
      ],
      'x2="1" y2="1"',
    ),
  );
}
