import { circle, group, path, range, rect } from '../../drawing.ts';
import { gift, shadow } from './gift.ts';

const tassel = (colour: string) =>
  path('M0 20V-22', `stroke="${colour}" stroke-width="4"`) +
  circle(0, -26, 8, `fill="${colour}"`) +
  path('M-9-30L-14-84Q0-78 14-84L9-30Z', `fill="${colour}"`) +
  path('M-5-36L-7-80M0-36V-80M5-36L7-80', 'stroke="#fff" stroke-opacity=".35" stroke-width="2"');

/** One bookmark: paper with a hole, its picture and a tassel above it. */
const bookmark = (turn: number, x: number, paper: string, thread: string, picture: string) =>
  group(
    `transform="translate(${x} 142) rotate(${turn} 0 250)"`,
    rect(-52, 6, 104, 276, 'rx="12" fill="#3a2b20" opacity=".16" transform="translate(5 8)"') +
      rect(-52, 6, 104, 276, `rx="12" fill="${paper}"`) +
      rect(-44, 14, 88, 260, 'rx="8" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"') +
      picture +
      circle(0, 28, 9, 'fill="#fff7ea"') +
      group('transform="translate(0 8)"', tassel(thread)),
  );

/** Three bookmarks: a moon over waves, a bamboo, a lantern. */
export function drawBookmarks() {
  const waves =
    circle(12, 96, 25, 'fill="#f7e3a6"') +
    range(0, 3)
      .map((i) =>
        path(
          `M-44 ${182 + i * 26}q14-16 29 0t29 0t30 0`,
          'fill="none" stroke="#dfeef6" stroke-width="5" stroke-linecap="round"',
        ),
      )
      .join('');
  const bamboo =
    path('M-8 270V70M20 270V108', 'stroke="#2f7a4f" stroke-width="11"') +
    path('M-16 130H0M-16 196H0M12 168H28M12 226H28', 'stroke="#dff0dc" stroke-width="4"') +
    path(
      'M-8 118Q-40 100-40 78Q-14 86-8 118ZM-2 120Q26 108 40 76Q8 80-2 120ZM20 162Q40 154 42 130Q22 136 20 162Z',
      'fill="#48a06a"',
    );
  const lantern =
    path('M0 62V92', 'stroke="#f7d98a" stroke-width="4"') +
    rect(-18, 90, 36, 10, 'rx="4" fill="#f7d98a"') +
    path('M0 98Q42 100 42 144T0 190T-42 144T0 98Z', 'fill="#fff0d2"') +
    path('M0 98V190M-16 100Q-30 144-16 188M16 100Q30 144 16 188', 'fill="none" stroke="#e0a85a" stroke-width="3"') +
    rect(-18, 188, 36, 10, 'rx="4" fill="#f7d98a"') +
    path('M-8 198V250M0 198V258M8 198V250', 'stroke="#f7d98a" stroke-width="4" stroke-linecap="round"');
  return gift(
    '#e7dff0',
    '#cdbfe0',
    shadow(320, 434, 200) +
      bookmark(-15, 222, '#3f6fa8', '#f0b84a', waves) +
      bookmark(14, 420, '#d9533f', '#8f2f25', lantern) +
      bookmark(0, 320, '#e9f3df', '#2f7a4f', bamboo),
  );
}
