import { circle, group, path, range } from '../../drawing.ts';
import { cover } from './cover.ts';

/** Four folds of a map; each turns the light a little. */
function folds() {
  const tops = [96, 64, 96, 64, 96];
  return range(0, 3)
    .map((i) => {
      const [x, a, c] = [144 + i * 120, tops[i] ?? 0, tops[i + 1] ?? 0];
      return path(`M${x} ${a}L${x + 120} ${c}V${c + 266}L${x} ${a + 266}Z`, `fill="${i % 2 ? '#eadfbf' : '#f8f0d8'}"`);
    })
    .join('');
}

const flag = (x: number, y: number, colour: string) =>
  path(`M${x} ${y}V${y - 66}`, 'stroke="#3b2c4f" stroke-width="6" stroke-linecap="round"') +
  path(`M${x} ${y - 66}H${x + 46}L${x + 34} ${y - 50}L${x + 46} ${y - 34}H${x}Z`, `fill="${colour}"`);

/** Grammar as a map: past, present and future stand along one road. */
export function routeMap() {
  const land =
    path(
      'M144 200Q210 170 264 206T384 196T504 214T624 188V96L504 64L384 96L264 64L144 96Z',
      'fill="#a9d3b0" opacity=".8"',
    ) +
    path('M436 400Q462 276 540 262T624 236V400Z', 'fill="#8ec6d8" opacity=".85"') +
    path('M144 300Q200 280 230 312T264 330L144 362Z', 'fill="#f0b98a" opacity=".7"');
  const road = 'M176 318C240 300 232 232 300 236S372 306 430 280S470 170 590 150';
  const b =
    circle(384, 216, 214, 'fill="#fff" opacity=".13"') +
    group(
      'opacity=".25" transform="translate(10 18)"',
      path('M144 96L264 64L384 96L504 64L624 96V362L504 330L384 362L264 330L144 362Z', 'fill="#2c1146"'),
    ) +
    folds() +
    `<clipPath id="m"><path d="M144 96L264 64L384 96L504 64L624 96V362L504 330L384 362L264 330L144 362Z"/></clipPath>` +
    group(
      'clip-path="url(#m)"',
      land +
        path(
          'M144 244H624M200 60V372M320 60V372M440 60V372M560 60V372M144 150H624',
          'stroke="#3b2c4f" stroke-opacity=".09" stroke-width="2"',
        ),
    ) +
    path('M264 64V330M504 64V330', 'stroke="#3b2c4f" stroke-opacity=".16" stroke-width="3"') +
    path('M384 96V362', 'stroke="#fff" stroke-opacity=".6" stroke-width="3"') +
    path(road, 'fill="none" stroke="#fffaf0" stroke-width="22" stroke-linecap="round"') +
    path(road, 'fill="none" stroke="#e8553f" stroke-width="6" stroke-dasharray="2 15" stroke-linecap="round"') +
    flag(186, 314, '#7a5bd0') +
    flag(366, 288, '#f0972e') +
    circle(186, 316, 9, 'fill="#3b2c4f"') +
    circle(366, 290, 9, 'fill="#3b2c4f"') +
    group(
      'transform="translate(590 146)"',
      path('M0 0C-30-38-36-50-36-66a36 36 0 0 1 72 0C36-50 30-38 0 0Z', 'fill="#e8553f"') +
        circle(0, -66, 15, 'fill="#fff"'),
    ) +
    group(
      'transform="translate(214 132)"',
      circle(0, 0, 30, 'fill="#fffaf0" opacity=".9"') +
        path('M0-24L8 0L0 24L-8 0Z', 'fill="#3b2c4f"') +
        path('M0-24L8 0H-8Z', 'fill="#e8553f"'),
    );
  return cover('#5a3f98', '#8f74cf', b);
}
