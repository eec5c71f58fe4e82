import { circle, group, linear, n, path, poly, range, rect, svg } from '../drawing.ts';

const [W, H] = [640, 448];
const SERIF = `font-family="'Songti SC', SimSun, 'Noto Serif SC', 'Noto Sans SC', serif"`;
const SANS = `font-family="'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif"`;

/** Colours of one kind of certificate. */
interface Look {
  title: string;
  english: string;
  /** Names of the rows; their values are masked. */
  rows: readonly string[];
  paper: string;
  glow: string;
  ink: string;
  line: string;
  seal: string;
  hasPhoto: boolean;
}

/** Certificates that a lecturer may show: teacher, degree, professional title, other. */
const LOOKS: readonly Look[] = [
  {
    title: '教师资格证书',
    english: 'TEACHER CERTIFICATE',
    rows: ['持证人', '资格种类', '任教学科', '证书号码', '认定机构'],
    paper: '#fbeee6',
    glow: '#fffaf4',
    ink: '#6e2a22',
    line: '#c4695a',
    seal: '#c8372d',
    hasPhoto: true,
  },
  {
    title: '学位证书',
    english: 'DEGREE CERTIFICATE',
    rows: ['姓名', '学科门类', '学位', '证书编号'],
    paper: '#f6efdc',
    glow: '#fffdf5',
    ink: '#24365e',
    line: '#b18a3f',
    seal: '#c8372d',
    hasPhoto: false,
  },
  {
    title: '专业技术资格证书',
    english: 'PROFESSIONAL TITLE',
    rows: ['姓名', '专业', '资格名称', '证书编号', '批准部门'],
    paper: '#e6f1ea',
    glow: '#fafffb',
    ink: '#1f4d43',
    line: '#5b9a83',
    seal: '#c8372d',
    hasPhoto: true,
  },
  {
    title: '培训合格证书',
    english: 'CERTIFICATE OF COMPLETION',
    rows: ['学员', '项目', '学时', '证书编号'],
    paper: '#e9eef8',
    glow: '#ffffff',
    ink: '#2f3d73',
    line: '#7b8fc9',
    seal: '#3b62c4',
    hasPhoto: false,
  },
];

/** Fine waves along the edge, as on printed securities. */
function border({ line }: Look, seed: number) {
  const wave = (phase: number, length: number, at: (t: number, off: number) => string) => {
    const steps = Math.round(length / 4);
    return `M${range(0, steps)
      .map((i) => at((i / steps) * length, 5 * Math.sin((i / steps) * length * 0.157 + phase)))
      .join('L')}`;
  };
  const lines = range(0, 2)
    .map((k) => {
      const phase = (k * 2 * Math.PI) / 3 + seed;
      return (
        wave(phase, W - 48, (t, off) => `${n(24 + t)} ${n(26 + off)}`) +
        wave(phase, W - 48, (t, off) => `${n(24 + t)} ${n(H - 26 + off)}`) +
        wave(phase, H - 48, (t, off) => `${n(26 + off)} ${n(24 + t)}`) +
        wave(phase, H - 48, (t, off) => `${n(W - 26 + off)} ${n(24 + t)}`)
      );
    })
    .join('');
  const frame = `fill="none" stroke="${line}"`;
  return (
    path(lines, `${frame} stroke-width="1" opacity=".7"`) +
    rect(14, 14, W - 28, H - 28, `rx="6" ${frame} stroke-width="2.500"`) +
    rect(38, 38, W - 76, H - 76, `rx="3" ${frame} stroke-width="1"`)
  );
}

/** A rosette of turned ellipses, printed pale in the middle. */
const rosette = ({ line }: Look, petals: number) =>
  group(
    `transform="translate(${W / 2} 250)" fill="none" stroke="${line}" opacity=".2"`,
    range(0, petals - 1)
      .map((i) => `<ellipse rx="118" ry="42" transform="rotate(${n((i * 180) / petals)})"/>`)
      .join(''),
  );

/** An open book in a ring: nobody's emblem. */
function seal({ seal: colour }: Look, x: number, y: number) {
  const teeth = poly(0, 0, 41, 40)
    .map(([px, py]) => circle(px, py, 1.8))
    .join('');
  return group(
    `transform="translate(${x} ${y}) rotate(-8)" opacity=".82"`,
    `<g fill="${colour}">${teeth}</g>` +
      circle(0, 0, 36, `fill="none" stroke="${colour}" stroke-width="3"`) +
      path(
        'M-2-8C-9-12-16-12-22-10V12C-16 10-9 10-2 14ZM2-8C9-12 16-12 22-10V12C16 10 9 10 2 14Z',
        `fill="${colour}"`,
      ) +
      path('M-12-19H12', `stroke="${colour}" stroke-width="3" stroke-linecap="round"`),
  );
}

/** A head without a face. */
const photo = ({ line, ink }: Look, x: number, y: number) =>
  rect(x, y, 104, 138, `rx="4" fill="#fff" stroke="${line}" stroke-width="1.500"`) +
  rect(x + 6, y + 6, 92, 126, `rx="2" fill="${line}" opacity=".28"`) +
  group(
    `fill="${ink}" opacity=".38"`,
    circle(x + 52, y + 58, 23) +
      path(`M${x + 14} ${y + 132}Q${x + 16} ${y + 90} ${x + 52} ${y + 90}T${x + 90} ${y + 132}Z`, ''),
  );

/** Rows with masked content; the number keeps its shape only. */
function rows(look: Look, x: number, y: number) {
  const widths = [92, 188, 150, 0, 210];
  return look.rows
    .map((name, i) => {
      const top = y + i * 34;
      const isNumber = /号码|编号/.test(name);
      const label = `<text x="${x}" y="${top}" ${SANS} font-size="16" fill="${look.ink}">${name}</text>`;
      const masked = `<text x="${x + 92}" y="${top}" ${SANS} font-size="16" letter-spacing="2" fill="${look.ink}">20** **** **** **</text>`;
      const bar = rect(x + 92, top - 14, widths[i] || 150, 17, `rx="3" fill="${look.ink}" opacity=".22"`);
      return label + (isNumber ? masked : bar);
    })
    .join('');
}

function draw(look: Look, index: number) {
  const middle = `x="${W / 2}" text-anchor="middle"`;
  const spacing = look.title.length > 6 ? 6 : 12;
  const left = look.hasPhoto ? 236 : 176;
  const watermark = group(
    `transform="rotate(-24 ${W / 2} ${H / 2})" ${SANS} font-size="25" letter-spacing="5" fill="${look.ink}" opacity=".17"`,
    range(-1, 5)
      .flatMap((row) =>
        range(-1, 3).map(
          (col) => `<text x="${col * 204 + (row % 2) * 100 - 30}" y="${row * 100 + 10}">仅供公示</text>`,
        ),
      )
      .join(''),
  );
  const ground = linear(
    'g',
    [
      [0, look.glow],
      [1, look.paper],
    ],
    'x2="1" y2="1"',
  );
  const body =
    `<defs>${ground}<clipPath id="p"><rect width="${W}" height="${H}"/></clipPath></defs>` +
    rect(0, 0, W, H, 'fill="url(#g)"') +
    border(look, index) +
    rosette(look, 12 + index * 4) +
    `<text ${middle} y="102" ${SERIF} font-size="38" font-weight="700" letter-spacing="${spacing}" fill="${look.ink}">${look.title}</text>` +
    `<text ${middle} y="130" ${SANS} font-size="12" letter-spacing="4" fill="${look.line}">${look.english}</text>` +
    (look.hasPhoto ? photo(look, 92, 168) : '') +
    rows(look, left, look.hasPhoto ? 190 : 204) +
    seal(look, look.hasPhoto ? 520 : 500, 344) +
    group('clip-path="url(#p)"', watermark);
  return svg(W, H, body);
}

/** The pictures of the qualifications page, by kind: 1 teacher, 2 degree, 3 title, 4 other; watermarked and masked. */
export const certificates = LOOKS.map((look, i) => () => draw(look, i));
