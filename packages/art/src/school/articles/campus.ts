import { at, circle, linear, n, path, rect, rng, svg } from '../../drawing.ts';

const GINKGO = ['#f2a93b', '#f6bd4e', '#e58f2c', '#fbd06d'] as const;

/** Lead picture of the headlines, 762 × 320: a campus path under ginkgo trees. */
export function drawCampus() {
  const r = rng(64);
  let b =
    rect(0, 0, 762, 320, 'fill="url(#s)"') +
    circle(560, 86, 50, 'fill="#fff6dc"') +
    circle(560, 86, 80, 'fill="#fff6dc" opacity=".4"');
  b +=
    path('M0 214Q190 150 380 196T762 170V320H0Z', 'fill="#b9cbb1"') +
    rect(96, 118, 226, 112, 'fill="#d9694f"') +
    path('M76 122Q150 104 209 78Q268 104 342 122L326 134H92Z', 'fill="#6e2a20"') +
    rect(186, 164, 46, 66, 'rx="23" fill="#6e2a20"');
  for (const x of [116, 150, 248, 282])
    b += rect(x, 150, 22, 34, 'rx="3" fill="#ffe6c2"') + rect(x, 196, 22, 26, 'rx="3" fill="#ffe6c2"');
  b +=
    path('M0 246Q240 214 420 236T762 220V320H0Z', 'fill="#8fae8d"') +
    path('M330 236Q400 262 330 290Q280 310 300 330H560Q560 300 500 282Q420 258 372 234Z', 'fill="#f6e7cd"');
  const tree = (x: number, y: number, s: number) => {
    let t = path(
      `M${x - 5 * s} ${y}Q${x} ${y - 60 * s} ${x - 2 * s} ${y - 110 * s}H${x + 5 * s}Q${x + 2 * s} ${y - 60 * s} ${x + 8 * s} ${y}Z`,
      'fill="#5a3a28"',
    );
    for (let i = 0; i < 24; i++) {
      const a = r() * 6.28,
        q = Math.sqrt(r()) * 62 * s;
      t += circle(
        x + q * Math.cos(a),
        y - 128 * s + q * 0.82 * Math.sin(a),
        (13 + r() * 14) * s,
        `fill="${at(GINKGO, i % 4)}"`,
      );
    }
    return t;
  };
  b += tree(452, 240, 0.72) + tree(640, 268, 1.2) + tree(36, 268, 1.15) + tree(540, 232, 0.55);
  for (let i = 0; i < 60; i++)
    b += path(
      'M0 0Q5-6 10 0Q5 3 0 0Z',
      `transform="translate(${n(r() * 762)} ${n(236 + r() * 80)}) rotate(${n(r() * 360)})" fill="#f2b24a"`,
    );
  const kid = (x: number, y: number, c1: string, c2: string) =>
    rect(x - 8, y - 34, 16, 24, `rx="7" fill="${c1}"`) +
    circle(x, y - 43, 8.5, 'fill="#f1c7a4"') +
    path(`M${x - 9} ${y - 44}a9 9 0 0 1 18 0l-3-3h-11Z`, 'fill="#2a2022"') +
    rect(x - 13, y - 32, 7, 17, `rx="3.5" fill="${c2}"`) +
    path(
      `M${x - 4} ${y - 12}V${y}M${x + 4} ${y - 12}V${y}`,
      'stroke="#33415c" stroke-width="5.500" stroke-linecap="round"',
    );
  b += kid(392, 296, '#3f6fc4', '#e4572e') + kid(422, 292, '#e07a8c', '#2f6b5e');
  return svg(
    762,
    320,
    `<defs>${linear('s', [
      [0, '#cfe3ea'],
      [0.6, '#fbe9cf'],
      [1, '#fbdcb4'],
    ])}</defs>${b}`,
  );
}
