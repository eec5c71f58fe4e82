import { circle, ellipse, group, linear, n, path, radial, range, rect, rng, svg } from '../drawing.ts';

const W = 480;
const H = 360;
const GLYPH = 17;

interface Note {
  seed: number;
  desk: readonly [light: string, dark: string];
  ink: string;
  turn: number;
  pen?: string;
  /** Lines of the page beside which the drawing stands, its height, and what is drawn. */
  figure?: { from: number; to: number; y: number; draw: string };
}

/** One Latin letter, digit or sign: a few strokes without meaning. */
function latin(kind: number, x: number, y: number, w: number): string {
  const [top, foot, middle] = [y + GLYPH * 0.3, y + GLYPH * 0.82, y + GLYPH * 0.56];
  if (kind === 0)
    return `M${n(x)} ${n(top)}L${n(x + w * 0.8)} ${n(foot)}M${n(x + w * 0.8)} ${n(top)}L${n(x)} ${n(foot)}`;
  if (kind === 1) return `M${n(x)} ${n(middle - 2)}h${n(w * 0.8)}M${n(x)} ${n(middle + 3)}h${n(w * 0.8)}`;
  if (kind === 2) return `M${n(x)} ${n(top)}q${n(w * 0.9)} -3.4 ${n(w * 0.7)} 4.3q${n(-w * 0.7)} 5 0 4.8`;
  if (kind === 3) return `M${n(x + w * 0.4)} ${n(top)}V${n(foot)}M${n(x)} ${n(middle)}h${n(w * 0.8)}`;
  return `M${n(x)} ${n(top + 2)}q${n(w * 0.2)} 8.5 ${n(w * 0.5)} 4.3T${n(x + w * 0.7)} ${n(foot + 3)}`;
}

/** One character: strokes across, one down, two to the sides. */
function character(random: () => number, x: number, y: number, w: number): string {
  const rows = 2 + Math.floor(random() * 2);
  const across = range(0, rows - 1).map(
    (row) => `M${n(x)} ${n(y + GLYPH * (0.14 + (0.62 * row) / rows))}h${n(w * (0.5 + random() * 0.36))}`,
  );
  const down = `M${n(x + w * (0.3 + random() * 0.2))} ${n(y)}v${n(GLYPH * (0.6 + random() * 0.24))}`;
  const left = random() < 0.6 ? `M${n(x + w * 0.42)} ${n(y + GLYPH * 0.4)}l${n(-w * 0.34)} 7.1` : '';
  const right = random() < 0.6 ? `M${n(x + w * 0.46)} ${n(y + GLYPH * 0.44)}l${n(w * 0.38)} 6.5` : '';
  return across.join('') + down + left + right;
}

/** A line of handwriting: only its grain, nothing can be read. */
function hand(random: () => number, x: number, y: number, width: number, latinShare: number): string {
  let d = '';
  for (let at = x; at < x + width - GLYPH; ) {
    const isLatin = random() < latinShare;
    const w = GLYPH * (isLatin ? 0.55 : 0.92);
    d += isLatin ? latin(Math.floor(random() * 5), at, y, w) : character(random, at, y, w);
    at += w + GLYPH * (random() < 0.14 ? 0.7 : 0.14);
  }
  return d;
}

function page(note: Note): string {
  const random = rng(note.seed);
  const pencil = `fill="none" stroke="${note.ink}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"`;
  const rules = range(52, 340, 26)
    .map((y) => path(`M0 ${y}H344`, 'stroke="#bcd0e6" opacity=".7"'))
    .join('');
  const lines = range(0, 9).map((row) => {
    const isShort = note.figure && row >= note.figure.from && row < note.figure.to;
    const width = (row % 4 === 3 ? 130 : 240) + random() * 30;
    return hand(random, row % 3 ? 70 : 56, 30 + row * 26, isShort ? Math.min(width, 118) : width, row % 2 ? 0.75 : 0.3);
  });
  const figure = note.figure && group(`transform="translate(190 ${note.figure.y})" ${pencil}`, note.figure.draw);
  return (
    rect(6, 10, 344, 470, 'rx="3" opacity=".2"') +
    rect(0, 0, 344, 470, 'rx="3" fill="#fdfaf3"') +
    rules +
    path('M44 0V470', 'stroke="#e8a0a0" opacity=".8"') +
    path(lines.join(''), pencil) +
    (figure ?? '')
  );
}

function pen(colour: string): string {
  return group(
    'transform="translate(418 240) rotate(28)"',
    rect(4, 6, 13, 170, 'rx="6" opacity=".18"') +
      rect(0, 0, 13, 170, `rx="6" fill="${colour}"`) +
      rect(0, 26, 13, 5, 'fill="#f2c35a"') +
      path('M0 4L6.500 -18L13 4Z', 'fill="#e9d8c0"') +
      path('M5 -10L6.500 -18L8 -10Z', 'fill="#333"'),
  );
}

/** A photo of a page of working on a desk, lit from the upper left. */
function draw(note: Note): string {
  const [light, dark] = note.desk;
  const desk = radial(
    'd',
    [
      [0, light],
      [1, dark],
    ],
    'cx=".2" cy=".1" r="1.2"',
  );
  const shine = linear(
    'l',
    [
      [0, '#fff', 0.55],
      [0.6, '#fff', 0],
      [1, '#000', 0.12],
    ],
    'x2="1" y2="1"',
  );
  return svg(
    W,
    H,
    `<defs>${desk}${shine}</defs>` +
      rect(0, 0, W, H, 'fill="url(#d)"') +
      range(20, H, 34)
        .map((y) =>
          path(
            `M0 ${y}C160 ${y + 6} 300 ${y - 6} ${W} ${y + 4}`,
            'fill="none" stroke="#000" stroke-opacity=".06" stroke-width="2"',
          ),
        )
        .join('') +
      group(`transform="translate(240 242) rotate(${note.turn}) scale(1.06) translate(-172 -235)"`, page(note)) +
      (note.pen ? pen(note.pen) : '') +
      rect(0, 0, W, H, 'fill="url(#l)"'),
  );
}

const CONIC =
  path('M-8 52H150M66 -4V112', '') +
  ellipse(66, 52, 62, 40) +
  path('M28 84L128 22', 'stroke="#c2331f"') +
  circle(84, 49, 2.4, 'fill="#27406f"');
const GRAPH =
  path('M-4 92H140M20 -4V112', '') +
  path('M4 84C40 -40 60 20 78 62S118 100 134 10', '') +
  path('M40 112L128 18', 'stroke-dasharray="4 4"');

/** Photos of handwriting that students send: working with a conic, an essay's draft, working with a graph; then answers to practices. */
export const notes = [
  () =>
    draw({
      seed: 4,
      desk: ['#c79263', '#8a5a37'],
      ink: '#27406f',
      turn: -3,
      pen: '#2b2b33',
      figure: { from: 2, to: 6, y: 92, draw: CONIC },
    }),
  () => draw({ seed: 58, desk: ['#957488', '#5a3f4f'], ink: '#1f2a33', turn: 2 }),
  () =>
    draw({
      seed: 37,
      desk: ['#e6cda4', '#b58f62'],
      ink: '#2a3c2c',
      turn: -5,
      pen: '#c2452f',
      figure: { from: 1, to: 5, y: 62, draw: GRAPH },
    }),
  () =>
    draw({
      seed: 71,
      desk: ['#b9a58c', '#7a6650'],
      ink: '#23324f',
      turn: 1,
      figure: { from: 3, to: 7, y: 118, draw: CONIC },
    }),
  () => draw({ seed: 92, desk: ['#d8c6a8', '#9c8663'], ink: '#27406f', turn: -2, pen: '#3d5a80' }),
  () =>
    draw({
      seed: 113,
      desk: ['#a7b3b8', '#66767d'],
      ink: '#1f2a33',
      turn: 3,
      figure: { from: 2, to: 6, y: 92, draw: GRAPH },
    }),
];

/** The ellipse with its foci in the stem of a question. */
export const drawEllipse = () =>
  svg(
    W,
    300,
    rect(0, 0, W, 300, 'fill="#fff"') +
      group(
        'fill="none" stroke="#27406f" stroke-width="2"',
        path('M30 150H450M240 20V280', 'stroke-opacity=".5"') +
          ellipse(240, 150, 170, 102) +
          path('M104 150L330 64L376 150', 'stroke="#c2331f"'),
      ) +
      group(
        'fill="#27406f" font-family="serif" font-style="italic" font-size="22"',
        circle(104, 150, 4) +
          circle(376, 150, 4) +
          circle(330, 64, 4) +
          '<text x="92" y="178">F₁</text><text x="366" y="178">F₂</text><text x="338" y="56">P</text>',
      ),
  );
