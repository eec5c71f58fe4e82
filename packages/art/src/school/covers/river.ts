import { circle, ellipse, group, linear, path, range } from '../../drawing.ts';
import { cover } from './cover.ts';

const fish = (x: number, y: number, s: number, colour: string, fin: string) =>
  group(
    `transform="translate(${x} ${y}) scale(${s})"`,
    path('M-64 0Q-30-34 20-24T70 0Q44 24 16 26T-64 0Z', `fill="${colour}"`) +
      path('M-56 0L-96-28Q-86 0-96 28Z', `fill="${fin}"`) +
      path('M-6-26Q8-50 34-40Q26-28 22-22ZM0 24Q8 40 26 38Q24 28 20 24Z', `fill="${fin}"`) +
      path('M26-20Q36 0 24 22', 'fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"') +
      circle(48, -6, 5.5, 'fill="#fff"') +
      circle(49, -6, 3, 'fill="#15303a"'),
  );

/** A heron on the bank looks into the water. */
function heron(x: number, y: number) {
  return group(
    `transform="translate(${x} ${y}) scale(.8)"`,
    path('M-6 0V-74M14 0V-70', 'stroke="#d98a3c" stroke-width="5" stroke-linecap="round"') +
      path('M-70-66C-50-118 0-124 40-104C46-78 10-58-24-62Z', 'fill="#f6f7f2"') +
      path('M-70-66C-44-80-14-84 16-78C0-60-40-52-70-66Z', 'fill="#8fa3ae"') +
      path(
        'M22-104C46-128 8-150 26-186C34-200 52-198 56-186C60-170 38-158 46-134C50-116 44-104 36-98Z',
        'fill="#f6f7f2"',
      ) +
      path('M52-192L112-172L54-176Z', 'fill="#f0a53c"') +
      path('M52-196C34-206 14-202-6-188C14-192 30-190 44-184Z', 'fill="#26333f"') +
      circle(46, -186, 3.4, 'fill="#26333f"'),
  );
}

const reed = (x: number, h: number, lean: number) =>
  path(
    `M${x} 300Q${x + lean / 3} ${300 - h / 2} ${x + lean} ${300 - h}`,
    'fill="none" stroke="#3f7d4f" stroke-width="6" stroke-linecap="round"',
  ) +
  path(`M${x + lean} ${300 - h}v-34`, 'stroke="#8a5a34" stroke-width="13" stroke-linecap="round"') +
  path(
    `M${x} 300Q${x - 6} ${300 - h * 0.4} ${x - 34} ${300 - h * 0.62}`,
    'fill="none" stroke="#5a9c5f" stroke-width="6" stroke-linecap="round"',
  );

/** Who eats whom in one river: light, weed, fish and bird. */
export function river() {
  const rays = [300, 420, 540]
    .map((x) => path(`M${x} 212L${x - 110} 432H${x - 10}L${x + 46} 212Z`, 'fill="#fff" opacity=".09"'))
    .join('');
  const weeds = range(0, 6).map((i) => {
    const x = [40, 92, 150, 540, 604, 676, 736][i] ?? 0;
    return path(
      `M${x} 440C${x - 26} 400 ${x + 26} 372 ${x} 330S${x + 20} 292 ${x + 4} 268`,
      `fill="none" stroke="${i % 2 ? '#2f8f6f' : '#1f6f5f'}" stroke-width="13" stroke-linecap="round"`,
    );
  });
  const bubbles = [
    [286, 300, 7],
    [300, 268, 5],
    [292, 240, 4],
    [500, 330, 6],
    [512, 300, 4],
    [640, 250, 5],
  ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'fill="none" stroke="#d9fbff" stroke-width="2.500" opacity=".8"'));
  const b =
    circle(170, 84, 48, 'fill="#fff3c4"') +
    circle(170, 84, 74, 'fill="#fff3c4" opacity=".3"') +
    path('M0 170Q120 122 240 162T470 140T768 156V240H0Z', 'fill="#a8cf9f"') +
    path('M0 206H768V432H0Z', 'fill="url(#w)"') +
    path(
      'M0 206q32-12 64 0t64 0t64 0t64 0t64 0t64 0t64 0t64 0t64 0t64 0t64 0t64 0V218H0Z',
      'fill="#d7f4f2" opacity=".8"',
    ) +
    rays +
    weeds.join('') +
    path('M508 212Q560 172 660 178T768 168V300Q690 262 610 252T508 212Z', 'fill="#7aa85f"') +
    path('M508 212Q580 226 640 244T768 292V310Q690 272 610 262T500 218Z', 'fill="#8a6a48"') +
    reed(704, 150, 14) +
    reed(738, 110, 20) +
    heron(612, 198) +
    path('M0 404Q200 380 400 402T768 392V432H0Z', 'fill="#c9a871"') +
    ellipse(120, 414, 40, 12, 'fill="#9c7d4e"') +
    ellipse(470, 420, 54, 13, 'fill="#9c7d4e"') +
    fish(392, 292, 1.15, '#f08a4b', '#d9622f') +
    fish(208, 348, 0.66, '#f4c95d', '#dba23a') +
    fish(520, 362, 0.5, '#f4c95d', '#dba23a') +
    fish(270, 392, 0.42, '#f4c95d', '#dba23a') +
    bubbles.join('');
  return cover(
    '#bfe0d6',
    '#eaf6e6',
    b,
    linear('w', [
      [0, '#5fc0c4'],
      [1, '#145a6c'],
    ]),
  );
}
