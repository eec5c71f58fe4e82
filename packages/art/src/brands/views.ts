import { circle, ellipse, group, mix, path, range, rect } from '../drawing.ts';
import type { View } from './brands.ts';
import type { Palette } from './palette.ts';

/** A colour with warm paper shining through, so that far things look far. */
export const hazy = (colour: string, share: number) => mix(colour, '#fff4ea', share);

function pagoda(c: Palette) {
  const x = 420;
  const tiers = range(0, 4).map((i) => {
    const [y, w] = [366 + i * 46, 40 + i * 10];
    const roof = `M${x - w - 14} ${y + 12}Q${x - w * 0.5} ${y + 12} ${x - 9} ${y - 6}H${x + 9}Q${x + w * 0.5} ${y + 12} ${x + w + 14} ${y + 12}L${x + w} ${y + 22}H${x - w}Z`;
    return (
      path(roof, `fill="${c.p700}"`) +
      rect(x - w * 0.6, y + 21, w * 1.2, 26, `fill="${c.p600}"`) +
      rect(x - 6, y + 27, 12, 16, `rx="5" fill="${c.a200}"`)
    );
  });
  const hill = path('M220 690Q420 560 640 660T1010 640V830H190Z', `fill="${c.p600}"`);
  return path(`M${x} 330l4 34h-8Z`, `fill="${c.p700}"`) + tiers.join('') + hill;
}

function bridge(c: Palette) {
  const posts = range(390, 810, 42).map((x) =>
    rect(x - 3, 512 + Math.abs(x - 600) ** 2 / 520, 6, 34, `fill="${c.p700}"`),
  );
  const ripples = (
    [
      [330, 722, 120],
      [540, 744, 190],
      [800, 720, 100],
      [420, 776, 150],
      [690, 786, 160],
    ] as const
  ).map(([x, y, w]) => rect(x, y, w, 5, `rx="2.5" fill="${c.p400}" opacity=".55"`));
  const arches =
    'M230 668Q300 660 360 610Q460 520 600 520Q740 520 840 610Q900 660 970 668V690H880Q860 640 820 640Q780 640 764 690H690Q674 590 600 590Q526 590 510 690H436Q420 640 380 640Q340 640 320 690H230Z';
  return (
    rect(190, 640, 820, 190, `fill="${mix(c.p200, '#ffffff', 0.2)}"`) +
    path(arches, `fill="${c.p700}"`) +
    path('M360 600Q460 506 600 506T840 600', `fill="none" stroke="${c.p700}" stroke-width="7"`) +
    posts.join('') +
    ripples.join('')
  );
}

function lake(c: Palette) {
  const pad = path('M-60 0A60 15 0 0 0 60 0L8 -2Z', `fill="${c.p700}"`);
  const petals =
    'M0-6C-22-20-22-40 0-56C22-40 22-20 0-6ZM-6-6C-34-10-42-24-40-40C-20-38-8-24-6-6ZM6-6C34-10 42-24 40-40C20-38 8-24 6-6Z';
  const lotus = (
    [
      [300, 770, 1],
      [900, 760, 1.2],
      [640, 790, 0.9],
    ] as const
  ).map(([x, y, s]) => group(`transform="translate(${x} ${y}) scale(${s})"`, pad + path(petals, `fill="${c.p200}"`)));
  return (
    rect(190, 620, 820, 210, `fill="${hazy(c.p400, 0.25)}"`) +
    path('M700 640H820L800 656H720ZM716 672H804L792 684H728ZM732 700H790L780 710H742Z', 'fill="#fffaf0" opacity=".8"') +
    path('M360 690Q450 730 560 690Q540 722 460 724Q380 722 360 690Z', `fill="${c.p800}"`) +
    path('M456 690V560L540 672ZM448 690V580L396 676Z', 'fill="#fff"') +
    lotus.join('')
  );
}

function stars(c: Palette, random: () => number) {
  const towers = (
    [
      [230, 150],
      [300, 220],
      [366, 170],
      [440, 260],
      [520, 190],
      [596, 230],
      [676, 150],
      [746, 210],
      [830, 170],
      [900, 120],
    ] as const
  ).map(([x, h], i) => {
    let tower = rect(x, 760 - h, 62, h + 70, `rx="5" fill="${i % 2 ? c.p700 : c.p600}"`);
    for (const row of range(0, Math.floor(h / 34) - 1))
      for (const col of [0, 1, 2])
        if (random() < 0.55) {
          const lit = `fill="${random() < 0.3 ? c.a300 : '#fff'}" opacity="${random() < 0.5 ? 0.9 : 0.45}"`;
          tower += rect(x + 11 + col * 15, 774 - h + row * 32, 8, 13, `rx="2" ${lit}`);
        }
    return tower;
  });
  return (
    towers.join('') +
    path('M300 210L500 150', 'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".75"') +
    circle(300, 210, 8, 'fill="#fff"') +
    ellipse(
      760,
      300,
      160,
      34,
      `transform="rotate(-16 760 300)" fill="none" stroke="${c.a300}" stroke-width="9" opacity=".9"`,
    ) +
    path('M682 268A86 86 0 0 1 842 274Q770 268 682 320Z', 'fill="#fffaf0"')
  );
}

function bamboo(c: Palette) {
  const stems = (
    [
      [290, 20, c.p600],
      [352, 26, c.p700],
      [438, 16, hazy(c.p500, 0.1)],
      [884, 24, c.p700],
      [938, 18, c.p600],
    ] as const
  ).flatMap(([x, w, colour]) =>
    range(60, 780, 92).map(
      (y) =>
        rect(x, y, w, 88, `rx="6" fill="${colour}"`) + rect(x + 4, y + 6, 4, 74, 'rx="2" fill="#fff" opacity=".22"'),
    ),
  );
  const leaves = (
    [
      [360, 200, 30, 1],
      [360, 200, 62, 0.9],
      [372, 330, 10, 1],
      [372, 330, 44, 1.1],
      [300, 260, 150, 0.8],
      [884, 180, 150, 1.1],
      [884, 180, 118, 1],
      [890, 330, 172, 1],
      [890, 330, 140, 0.9],
      [446, 420, 24, 0.8],
      [372, 470, -8, 0.9],
      [890, 480, 196, 0.9],
    ] as const
  ).map(([x, y, turn, s]) =>
    path(
      'M0 0Q46-20 112 6Q50 20 0 0Z',
      `transform="translate(${x} ${y}) rotate(${turn}) scale(${s})" fill="${s > 1 ? c.p700 : c.p600}"`,
    ),
  );
  return stems.join('') + leaves.join('');
}

/** The foreground before the mountains, one view per brand. */
export const views: Record<View, (c: Palette, random: () => number) => string> = {
  pagoda,
  bridge,
  lake,
  stars,
  bamboo,
};

/** Views at night have a moon and stars. */
export const isNight = (view: View) => view === 'lake' || view === 'stars';
