import { circle, ellipse, group, linear, path, radial, range, rect } from '../../drawing.ts';
import { cover } from './cover.ts';

const DARK = '#4b3312';
const BELLY = 'M232 146H536Q544 236 516 286Q484 322 384 322T252 286Q224 236 232 146Z';

/** A cloud-and-thunder spiral, square as on old bronze. */
const SPIRAL = 'M0 0V-24H34V-4H10V-15H24';

/** A band of spirals that face the middle, and bosses in a lattice below. */
function ornament() {
  const spirals = range(0, 2)
    .flatMap((i) => [
      path(SPIRAL, `transform="translate(${396 + i * 44} 196)"`),
      path(SPIRAL, `transform="translate(${372 - i * 44} 196) scale(-1 1)"`),
    ])
    .join('');
  const lattice = range(-6, 5)
    .map((i) => `M${360 + i * 48} 209l96 68M${408 + i * 48} 209l-96 68`)
    .join('');
  const boss = (x: number, y: number, r: number) =>
    circle(x, y + 2, r + 1.5, `fill="${DARK}" opacity=".55"`) + circle(x, y, r, 'fill="url(#p)"');
  const odd = [226, 260].flatMap((y) => range(-3, 2).map((i) => boss(408 + i * 48, y, 8)));
  const even = range(-2, 2).map((i) => boss(384 + i * 48, 243, 9.5));
  const bosses = [...odd, ...even].join('');
  const lines = group(
    `fill="none" stroke="${DARK}" stroke-linecap="round" stroke-linejoin="round"`,
    group('stroke-width="6" opacity=".85"', spirals) + path(lattice, 'stroke-width="2.500" opacity=".4"'),
  );
  return group('clip-path="url(#y)"', lines + bosses);
}

/** A bronze tripod of the Shang, green with age. */
export function ding() {
  const b =
    circle(384, 204, 188, 'fill="#f3dfae" opacity=".16"') +
    circle(384, 204, 150, 'fill="#f3dfae" opacity=".14"') +
    rect(0, 374, 768, 60, 'fill="#0e2a27"') +
    rect(0, 374, 768, 4, 'fill="#5c9a88" opacity=".6"') +
    ellipse(384, 384, 214, 14, 'fill="#051513" opacity=".6"') +
    // handles behind the rim
    path(
      'M262 132V74Q262 54 282 54H304Q324 54 324 74V132H302V86Q302 76 293 76Q284 76 284 86V132ZM506 132V74Q506 54 486 54H464Q444 54 444 74V132H466V86Q466 76 475 76Q484 76 484 86V132Z',
      'fill="url(#m)"',
    ) +
    // legs
    path('M366 300H402L398 366Q398 384 384 384T370 366Z', 'fill="#6d4c1c"') +
    path(
      'M262 288L308 306L296 372Q292 388 276 386T262 368ZM506 288L460 306L472 372Q476 388 492 386T506 368Z',
      'fill="url(#m)"',
    ) +
    // belly and rim
    path(BELLY, 'fill="url(#m)"') +
    path('M246 160Q240 236 264 278Q278 296 300 304Q262 250 268 160Z', 'fill="#fff3cd" opacity=".32"') +
    path('M250 284Q300 310 384 310T518 284Q486 322 384 322T250 284Z', 'fill="#3b260b" opacity=".35"') +
    rect(218, 126, 332, 26, 'rx="9" fill="url(#r)"') +
    path(
      'M238 162H530M240 208H528M252 278Q300 296 384 296T516 278',
      `fill="none" stroke="${DARK}" stroke-width="5" opacity=".7"`,
    ) +
    ornament() +
    // patina
    group(
      'fill="#4fae94" opacity=".55"',
      path(
        'M500 168q30 6 34 40t-14 50q-14-20-10-42t-10-48ZM240 250q14 16 16 36q-20-10-16-36ZM300 310q30 6 44 12q-32 2-44-12ZM466 330q14 10 10 34q-14-8-10-34Z',
        '',
      ) +
        circle(476, 300, 8) +
        circle(458, 308, 5) +
        circle(312, 62, 6) +
        circle(540, 138, 6) +
        circle(520, 142, 4) +
        circle(228, 140, 4),
    );
  return cover(
    '#173b37',
    '#3f7d6d',
    b,
    linear(
      'm',
      [
        [0, '#8a6426'],
        [0.28, '#dcb45f'],
        [0.5, '#b98a3e'],
        [1, '#6d4c1c'],
      ],
      '',
    ) +
      linear(
        'r',
        [
          [0, '#a67a33'],
          [0.3, '#f4d791'],
          [1, '#7d5a24'],
        ],
        '',
      ) +
      radial(
        'p',
        [
          [0, '#fdebb8'],
          [0.6, '#cfa14f'],
          [1, '#8a6426'],
        ],
        'cx=".35" cy=".3"',
      ) +
      `<clipPath id="y"><path d="${BELLY}"/></clipPath>`,
  );
}
