import { at, circle, group, linear, path, range, rect, rng, svg } from '../../drawing.ts';

const SPINES = ['#c8503c', '#2f6f73', '#e0a23c', '#4a5a9c', '#8a4a6b', '#e8d9bc', '#5f8f5a', '#b5713f'] as const;

/** A row of books between two x on a shelf; some lean. */
function books(from: number, to: number, y: number, seed: number) {
  const random = rng(seed);
  let x = from;
  let b = '';
  while (x < to - 14) {
    const [w, h] = [10 + random() * 13, 46 + random() * 22];
    if (random() < 0.08) {
      x += 20;
      continue;
    }
    const colour = at(SPINES, Math.floor(random() * SPINES.length));
    const lean = random() < 0.07 ? ` transform="rotate(-9 ${x.toFixed(0)} ${y})"` : '';
    b += rect(x, y - h, w, h, `rx="2" fill="${colour}"${lean}`);
    if (random() < 0.6) b += rect(x + w * 0.25, y - h + 9, w * 0.5, 4, 'fill="#fff4dc" opacity=".7"');
    x += w + 1.5;
  }
  return b;
}

/** Lead picture, 762 × 320: shelves to the ceiling, a window and a reader on the ladder. */
export function drawLibrary() {
  const shelf = (x: number, w: number, seed: number) =>
    rect(x, -10, w, 300, 'fill="#5a3426"') +
    range(0, 3)
      .map(
        (row) =>
          rect(x + 10, 8 + row * 74, w - 20, 66, 'fill="#3a2019"') +
          books(x + 14, x + w - 14, 74 + row * 74, seed + row),
      )
      .join('');
  const window =
    path('M290 296V92Q290 20 381 20T472 92V296Z', 'fill="#7a4a34"') +
    path('M302 292V96Q302 34 381 34T460 96V292Z', 'fill="url(#w)"') +
    circle(420, 92, 28, 'fill="#fff6dc"') +
    path('M302 236Q340 204 388 224T460 212V292H302Z', 'fill="#8fb58a"') +
    path('M302 262Q360 240 460 258V292H302Z', 'fill="#6b9a72"') +
    path('M381 34V292M302 128H460M302 206H460', 'stroke="#7a4a34" stroke-width="7"');
  const ladder = group(
    'stroke="#d9a25c" stroke-width="7" stroke-linecap="round"',
    path('M546 14L514 300M586 14L554 300', '') +
      range(0, 6)
        .map((i) => path(`M${541 - i * 4.6} ${54 + i * 40}h40`, ''))
        .join(''),
  );
  const reader =
    path('M528 190L522 246M552 190L556 226', 'stroke="#33415c" stroke-width="15" stroke-linecap="round"') +
    path('M514 250h18M548 230h18', 'stroke="#2a2022" stroke-width="9" stroke-linecap="round"') +
    path('M518 196Q512 130 540 126T566 196Z', 'fill="#e8a53c"') +
    path('M556 142Q588 150 592 122', 'fill="none" stroke="#e8a53c" stroke-width="13" stroke-linecap="round"') +
    circle(592, 118, 7, 'fill="#f1c7a4"') +
    rect(586, 92, 13, 34, 'rx="2" fill="#c8503c"') +
    circle(542, 108, 17, 'fill="#f1c7a4"') +
    path('M524 110a18 18 0 0 1 36-4q-10-8-20-4t-6 22q-10-2-10-14Z', 'fill="#2a2022"');
  const b =
    rect(0, 0, 762, 320, 'fill="#8a5a3f"') +
    shelf(-20, 150, 3) +
    shelf(136, 150, 11) +
    window +
    shelf(476, 150, 23) +
    shelf(632, 150, 37) +
    path('M302 292L180 320H600L460 292Z', 'fill="#ffe7b0" opacity=".22"') +
    rect(0, 288, 762, 40, 'fill="#4a2a20"') +
    path('M302 288L220 320H560L460 288Z', 'fill="#e8b878" opacity=".35"') +
    ladder +
    reader;
  return svg(
    762,
    320,
    `<defs>${linear('w', [
      [0, '#cfe6ea'],
      [0.7, '#fdeccb'],
    ])}</defs>${b}`,
  );
}
