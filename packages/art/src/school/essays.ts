import { group, linear, n, path, radial, range, rect, rng, svg } from '../drawing.ts';

const W = 480;
const H = 360;
const GAP = 7;

interface Essay {
  seed: number;
  desk: readonly [light: string, dark: string];
  ink: string;
  turn: number;
  /** Colour of the printed squares. */
  squares?: string;
  columns?: number;
  cell?: number;
  /** The first page: a title in the middle of its first row. */
  hasTitle?: boolean;
  /** Share of the page that is written. */
  written?: number;
}

/** One character in its square: a few strokes that mean nothing, only the grain of a page of writing. */
function character(random: () => number, x: number, y: number, cell: number): string {
  const jitter = () => (random() - 0.5) * cell * 0.08;
  const place = (a: number, b: number) => `M${n(x + cell * a + jitter())} ${n(y + cell * b)}`;
  const across = (a: number, b: number, w: number) => `${place(a, b)}l${n(cell * w)} ${n(-cell * 0.05)}`;
  const down = (a: number, b: number, h: number) => `${place(a, b)}v${n(cell * h)}`;
  const slant = (a: number, b: number, w: number, h: number) => `${place(a, b)}l${n(cell * w)} ${n(cell * h)}`;
  const box = (a: number, b: number, w: number, h: number) =>
    `${place(a, b)}h${n(cell * w)}v${n(cell * h)}h${n(-cell * w)}Z`;
  const kinds = [
    () =>
      across(0.16, 0.3, 0.62) + down(0.47, 0.14, 0.68) + slant(0.45, 0.42, -0.3, 0.36) + slant(0.5, 0.42, 0.32, 0.34),
    () => slant(0.3, 0.12, -0.14, 0.26) + down(0.24, 0.34, 0.5) + across(0.42, 0.28, 0.42) + box(0.46, 0.46, 0.32, 0.3),
    () => slant(0.46, 0.1, 0.06, 0.1) + across(0.14, 0.28, 0.7) + across(0.26, 0.42, 0.46) + box(0.3, 0.56, 0.38, 0.26),
    () => box(0.2, 0.18, 0.56, 0.62) + across(0.3, 0.4, 0.36) + across(0.3, 0.58, 0.36),
    () => slant(0.16, 0.22, 0.1, 0.1) + slant(0.14, 0.82, 0.14, -0.24) + across(0.38, 0.3, 0.46) + down(0.6, 0.16, 0.6),
    () =>
      across(0.2, 0.2, 0.56) + across(0.14, 0.44, 0.68) + slant(0.46, 0.2, -0.28, 0.62) + slant(0.44, 0.48, 0.36, 0.34),
    () => down(0.26, 0.16, 0.66) + across(0.12, 0.34, 0.3) + across(0.5, 0.3, 0.36) + slant(0.8, 0.3, -0.34, 0.5),
    () => across(0.2, 0.26, 0.58) + down(0.48, 0.12, 0.28) + across(0.12, 0.5, 0.74) + down(0.6, 0.52, 0.26),
  ];
  return kinds.at(Math.floor(random() * kinds.length))?.() ?? '';
}

/** Whether a square of the page has writing in it: paragraphs begin two squares in and end before the margin. */
function isWritten(
  { hasTitle = false, written = 1 }: Essay,
  row: number,
  column: number,
  rows: number,
  columns: number,
) {
  const second = Math.floor(rows * 0.56);
  if (row / rows + column / columns / rows > written) return false;
  if (hasTitle && row === 0) return column >= 6 && column <= 11;
  if ((row === second || (hasTitle && row === 1)) && column < 2) return false;
  return row !== second - 1 || column <= columns * 0.6;
}

function sheet(essay: Essay): string {
  const { seed, ink, squares = '#9cc3a6', columns = 18, cell = 23 } = essay;
  const random = rng(seed);
  const rows = 11;
  const [w, h] = [columns * cell + 44, 104 + rows * (cell + GAP)];
  let [grid, pen] = ['', ''];
  for (const row of range(0, rows - 1)) {
    const y = 44 + row * (cell + GAP);
    grid += `M22 ${y}h${columns * cell}v${cell}h${-columns * cell}Z`;
    for (const column of range(0, columns - 1)) {
      const x = 22 + column * cell;
      if (column > 0) grid += `M${x} ${y}v${cell}`;
      if (!isWritten(essay, row, column, rows, columns)) continue;
      pen += random() < 0.07 ? `M${n(x + 5)} ${n(y + cell - 6)}q2 3 -1 5` : character(random, x, y, cell);
    }
  }
  return (
    rect(5, 8, w, h, 'rx="2" opacity=".2"') +
    rect(0, 0, w, h, 'rx="2" fill="#fdfcf7"') +
    path(grid, `fill="none" stroke="${squares}" stroke-width=".8"`) +
    path(pen, `fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round"`) +
    rect(0, 0, w, h, 'rx="2" fill="url(#l)"')
  );
}

/** A photo of a page of squared composition paper on a desk. */
function photo(essay: Essay): string {
  const [light, dark] = essay.desk;
  const random = rng(essay.seed);
  const grain = range(-20, H + 20, 34).map((y) => {
    const [from, low, high] = [y + random() * 8, y + random() * 10, y - random() * 10];
    return `M0 ${n(from)}C${W / 3} ${n(low)} ${W / 1.6} ${n(high)} ${W} ${n(from)}`;
  });
  const defs =
    radial(
      'd',
      [
        [0, light],
        [1, dark],
      ],
      'cx=".2" cy=".1" r="1.2"',
    ) +
    linear(
      'l',
      [
        [0, '#fff', 0.5],
        [0.6, '#fff', 0],
        [1, '#000', 0.1],
      ],
      'x2="1" y2="1"',
    );
  return svg(
    W,
    H,
    `<defs>${defs}</defs>` +
      rect(0, 0, W, H, 'fill="url(#d)"') +
      path(grain.join(''), 'fill="none" stroke="#000" stroke-opacity=".05" stroke-width="2"') +
      group(`transform="rotate(${essay.turn} ${W / 2} ${H / 2}) translate(34 26)"`, sheet(essay)),
  );
}

/** Pages of a handwritten composition, photographed: what a student hands in with a subjective assessment. */
export const essays = [
  () => photo({ seed: 11, desk: ['#d7ab7c', '#8a5f3c'], ink: '#2b3350', turn: -2, hasTitle: true }),
  () => photo({ seed: 23, desk: ['#a9c2c9', '#55707d'], ink: '#22304e', turn: 1.5 }),
  () => photo({ seed: 37, desk: ['#dcd8cd', '#8f8a80'], ink: '#2d2d3a', turn: -1, written: 0.72 }),
  () =>
    photo({
      seed: 41,
      desk: ['#c79a74', '#6a4a38'],
      ink: '#2b3350',
      turn: 2.5,
      squares: '#d9a0a0',
      columns: 15,
      cell: 27,
    }),
];
