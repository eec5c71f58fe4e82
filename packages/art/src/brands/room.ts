import { circle, ellipse, group, path, poly, rect } from '../drawing.ts';
import type { BrandArt } from './brands.ts';
import type { Palette } from './palette.ts';

function desk(c: Palette) {
  const drawers = [150, 760, 1370].map(
    (x) =>
      rect(x, 926, 560, 220, `rx="10" fill="none" stroke="${c.p800}" stroke-width="4"`) +
      rect(x + 244, 968, 72, 12, `rx="6" fill="${c.a400}"`),
  );
  return (
    rect(-100, 850, 2200, 30, `fill="${c.p800}"`) +
    rect(-100, 880, 2200, 320, `fill="${c.p900}"`) +
    rect(-100, 880, 2200, 14, 'fill="#000" opacity=".2"') +
    ellipse(560, 862, 430, 10, `fill="${c.a300}" opacity=".28"`) +
    drawers.join('')
  );
}

const lamp = (c: Palette) =>
  path('M150 326L288 264L640 850H0Z', 'fill="url(#glow)"') +
  path('M96 840V560Q96 320 190 268', `fill="none" stroke="${c.p950}" stroke-width="15" stroke-linecap="round"`) +
  rect(36, 832, 128, 18, `rx="9" fill="${c.p950}"`) +
  path('M118 300Q150 196 268 222L292 262Q196 276 150 330Z', `fill="${c.p600}"`) +
  path('M150 330Q196 276 292 262Q270 318 214 330T150 330Z', `fill="${c.a100}"`);

function books(c: Palette) {
  const book = (x: number, y: number, w: number, h: number, colour: string, band: string) =>
    rect(x, y, w, h, `rx="5" fill="${colour}"`) +
    rect(x + w - 46, y, 12, h, `fill="${band}" opacity=".9"`) +
    rect(x + 22, y + h / 2 - 3, w * 0.36, 6, 'rx="3" fill="#fff" opacity=".6"');
  return (
    book(196, 808, 250, 42, c.p700, c.a300) +
    book(214, 768, 214, 40, c.a400, '#ffffff') +
    book(204, 732, 232, 36, '#fffdf9', c.p500) +
    book(226, 700, 184, 32, c.p500, c.a200)
  );
}

/** Asleep on the books. */
const cat = (c: Palette) =>
  path('M238 700C228 650 258 622 312 622C366 622 402 652 398 700Z', `fill="${c.p950}"`) +
  path('M352 640L350 598L378 618H396L418 596L420 640C428 672 412 694 386 694S344 672 352 640Z', `fill="${c.p950}"`) +
  path(
    'M366 658Q374 664 382 658M394 658Q402 664 410 658',
    `fill="none" stroke="${c.p300}" stroke-width="4" stroke-linecap="round"`,
  ) +
  path(
    'M386 668l5 4l5-4',
    `fill="none" stroke="${c.p300}" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round"`,
  ) +
  path('M246 690C206 700 200 740 224 764', `fill="none" stroke="${c.p950}" stroke-width="20" stroke-linecap="round"`);

const openBook = (c: Palette) =>
  path('M476 832Q560 792 640 828Q720 792 804 832L816 852H464Z', `fill="${c.p700}"`) +
  path('M492 828Q566 792 640 824V846Q566 814 492 846Z', 'fill="#fffdfa"') +
  path('M788 828Q714 792 640 824V846Q714 814 788 846Z', 'fill="#f6efe8"') +
  path(
    'M520 826Q566 808 618 824M662 824Q714 808 760 826',
    `fill="none" stroke="${c.p300}" stroke-width="4" stroke-linecap="round"`,
  );

const cup = (c: Palette) =>
  path('M860 772H948V812Q948 850 904 850T860 812Z', 'fill="#fffdfa"') +
  path('M922 772H948V812Q948 850 904 850Q930 840 922 772Z', `fill="${c.p200}"`) +
  path('M860 790H948V804H860Z', `fill="${c.p500}"`) +
  path('M948 784Q982 784 978 808T944 824', `fill="none" stroke="${c.p200}" stroke-width="10"`) +
  path(
    'M886 752Q874 730 888 712T886 676M918 752Q930 732 916 716T920 686',
    'fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".75"',
  );

/** Where the twig blooms: x, y and size. */
const BLOOMS = [
  [1180, 300, 1.15],
  [1152, 372, 0.8],
  [1028, 402, 1.2],
  [1058, 466, 0.75],
  [1226, 388, 1.05],
  [1132, 470, 0.9],
  [1186, 430, 0.7],
  [1110, 540, 0.8],
] as const;

const blossom = (c: Palette, x: number, y: number, s: number) =>
  poly(x, y, 13 * s, 5, x)
    .map(([px, py]) => circle(px, py, 11 * s, `fill="${s > 1 ? c.p400 : c.p300}"`))
    .join('') + circle(x, y, 6 * s, `fill="${c.a400}"`);

function leaf(c: Palette, x: number, y: number, s: number) {
  const half = (turn: number, scale: number, colour: string) =>
    path(
      'M0 0Q30-26 74-8Q40 22 0 0Z',
      `transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" fill="${colour}"`,
    );
  return half(-60 + (x % 7) * 22, s, s > 1 ? c.p500 : c.p400) + half(100 + (y % 9) * 16, s * 0.9, c.p600);
}

function vase(c: Palette, twig: BrandArt['twig']) {
  const bloom = twig === 'leaf' ? leaf : blossom;
  const branch = path(
    'M1082 700Q1070 560 1130 470T1180 300M1104 540Q1040 480 1030 400M1132 470Q1190 440 1226 390',
    `fill="none" stroke="${c.p950}" stroke-width="9" stroke-linecap="round"`,
  );
  const blooms = BLOOMS.map(([x, y, s]) => bloom(c, x, y, s)).join('');
  return (
    path(
      'M1058 690H1102Q1098 716 1122 752Q1140 788 1122 850H1038Q1020 788 1038 752Q1062 716 1058 690Z',
      `fill="${c.p600}"`,
    ) +
    path(
      'M1058 690H1074Q1072 716 1058 752Q1046 790 1056 850H1038Q1020 788 1038 752Q1062 716 1058 690Z',
      'fill="#fff" opacity=".16"',
    ) +
    path('M1030 776Q1080 796 1130 776L1131 800Q1080 822 1029 800Z', `fill="${c.a300}"`) +
    group('transform="translate(2164 0) scale(-1 1)"', branch + blooms)
  );
}

const rightSide = (c: Palette) =>
  rect(1480, 812, 210, 38, `rx="5" fill="${c.p600}"`) +
  rect(1500, 776, 176, 36, `rx="5" fill="#fffdf9"`) +
  rect(1500, 790, 176, 8, `fill="${c.a300}"`) +
  path('M1740 850V742H1796V850Z', `fill="${c.p300}"`) +
  path(
    'M1752 742L1742 640M1768 742V622M1784 742L1796 650',
    `stroke="${c.a400}" stroke-width="9" stroke-linecap="round"`,
  );

/** The desk and what stands on it, from left to right; the login box covers the part between cup and pencils. */
export const drawDesk = (c: Palette, twig: BrandArt['twig']) =>
  desk(c) +
  lamp(c) +
  books(c) +
  cat(c) +
  openBook(c) +
  group('transform="translate(176 0)"', cup(c)) +
  group('transform="translate(-168 0)"', vase(c, twig)) +
  rightSide(c);
