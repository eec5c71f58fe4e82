import { circle, group, path, poly, range } from '../../drawing.ts';
import { cover } from './cover.ts';

/** A rank of waves, each a crest of three arcs, as on old sea charts. */
function waves(y: number, shift: number, dark: string, light: string) {
  return range(-1, 9)
    .map((i) => {
      const x = i * 96 + shift;
      return (
        path(`M${x - 62} ${y + 130}V${y}a62 62 0 0 1 124 0V${y + 130}Z`, `fill="${dark}"`) +
        [46, 30, 14]
          .map((r) =>
            path(`M${x - r} ${y + 4}a${r} ${r} 0 0 1 ${2 * r} 0`, `fill="none" stroke="${light}" stroke-width="5"`),
          )
          .join('')
      );
    })
    .join('');
}

/** A sail of battens: points of its outline and the battens across. */
const sail = (d: string, battens: string, fill: string) =>
  path(d, `fill="${fill}"`) + path(battens, 'stroke="#7a2f22" stroke-width="4" fill="none" stroke-linecap="round"');

/** A treasure ship on charted waves: five hundred years of meeting. */
export function ship() {
  const rose = poly(0, 0, 168, 16)
    .map(([x, y]) => `M0 0L${Math.round(x)} ${Math.round(y)}`)
    .join('');
  const hull =
    path(
      'M206 268Q236 344 300 352H500Q560 344 592 250L540 262Q520 290 470 292H320Q262 292 246 262Z',
      'fill="#5a2a1c"',
    ) +
    path(
      'M206 268Q230 326 262 330H540Q570 312 592 250L582 252Q560 302 520 306H300Q250 306 232 266Z',
      'fill="#8a4a2c"',
    ) +
    path('M540 262L592 250L600 214L556 222Z', 'fill="#8a4a2c"') +
    path('M206 268L246 262L240 232L196 240Z', 'fill="#8a4a2c"') +
    range(0, 6)
      .map((i) => circle(306 + i * 32, 318, 6, 'fill="#f0c46a"'))
      .join('');
  const masts = path('M292 296V86M396 296V44M496 296V104', 'stroke="#3e1c14" stroke-width="9" stroke-linecap="round"');
  const sails =
    sail(
      'M396 56Q470 92 488 232L326 248Q340 140 396 56Z',
      'M374 92L440 100M356 132L466 140M342 176L480 178M332 216L486 208',
      '#e8583c',
    ) +
    sail(
      'M292 98Q336 130 344 226L238 238Q250 160 292 98Z',
      'M276 124L318 132M260 160L336 164M246 200L342 196',
      '#f2a33a',
    ) +
    sail(
      'M496 114Q544 140 556 218L466 228Q470 160 496 114Z',
      'M486 138L528 146M476 170L546 172M470 202L552 198',
      '#f2a33a',
    );
  const b =
    circle(384, 190, 176, 'fill="#fff3cf" opacity=".75"') +
    group(
      'transform="translate(384 190)"',
      path(rose, 'stroke="#b9803a" stroke-opacity=".35" stroke-width="2"') +
        circle(
          0,
          0,
          168,
          'fill="none" stroke="#b9803a" stroke-opacity=".5" stroke-width="2.500" stroke-dasharray="2 8" stroke-linecap="round"',
        ),
    ) +
    path('M396 44Q430 26 452 42Q430 46 396 58Z', 'fill="#3f7d86"') +
    waves(318, 10, '#5aa3a5', '#cfe9df') +
    masts +
    sails +
    hull +
    waves(352, 58, '#2f7f8c', '#a9d9d4') +
    waves(402, 10, '#1b5c6c', '#7fbfc2');
  return cover('#e8cf9c', '#f9ebcb', b);
}
