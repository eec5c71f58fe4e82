import { circle, ellipse, n, path, radial, range, rect } from '../../drawing.ts';
import { cover } from './cover.ts';

const [TOP, LENGTH, RADIUS] = [78, 194, 33];

/** A ball on two threads; `swing` is the angle from the vertical in degrees, to the left. */
function ball(x: number, swing: number, opacity = 1) {
  const a = (swing * Math.PI) / 180;
  const [bx, by] = [x - LENGTH * Math.sin(a), TOP + LENGTH * Math.cos(a)];
  const threads = `M${n(x - 9)} ${TOP}L${n(bx)} ${n(by)}L${n(x + 9)} ${TOP}`;
  return `<g opacity="${opacity}">${path(threads, 'fill="none" stroke="#3b2a55" stroke-width="2.400"')}${circle(bx, by, RADIUS, 'fill="url(#b)"')}${ellipse(bx - 10, by - 14, 9, 6, `fill="#fff" opacity=".9" transform="rotate(-30 ${n(bx - 10)} ${n(by - 14)})"`)}</g>`;
}

/** Newton's cradle: what one ball gives, the last one takes. */
export function cradle() {
  const xs = range(0, 4).map((i) => 252 + i * RADIUS * 2);
  const [first = 0] = xs;
  const last = xs.at(-1) ?? 0;
  const arc = (r: number, from: number, to: number, side: number) => {
    const at = (deg: number) =>
      `${n((side < 0 ? first : last) + side * r * Math.sin((deg * Math.PI) / 180))} ${n(TOP + r * Math.cos((deg * Math.PI) / 180))}`;
    return `M${at(from)}A${r} ${r} 0 0 ${side < 0 ? 1 : 0} ${at(to)}`;
  };
  let b = circle(384, 216, 190, 'fill="#fff" opacity=".2"');
  b +=
    rect(0, 362, 768, 80, 'fill="#d9772a" opacity=".55"') + ellipse(384, 382, 330, 15, 'fill="#7d3a10" opacity=".35"');
  b += path(
    arc(LENGTH, 3, 20, -1),
    'fill="none" stroke="#fff6e2" stroke-width="5" stroke-dasharray="1 13" stroke-linecap="round"',
  );
  b += path(
    `M92 356V88Q92 ${TOP - 12} 108 ${TOP - 12}H660Q676 ${TOP - 12} 676 88V356`,
    'fill="none" stroke="#2b2350" stroke-width="15" stroke-linejoin="round"',
  );
  b += path(`M112 ${TOP - 16}H656`, 'stroke="#6a5aa8" stroke-width="4" stroke-linecap="round"');
  b += rect(62, 348, 644, 28, 'rx="14" fill="#2b2350"') + rect(86, 354, 596, 5, 'rx="2.500" fill="#6a5aa8"');
  for (const x of xs.slice(1)) b += ellipse(x, 349, 26, 4, 'fill="#120d2b" opacity=".5"');
  b += ball(last, -28, 0.32);
  for (const x of xs.slice(1)) b += ball(x, 0);
  b += ball(first, 33);
  return cover(
    '#f0a044',
    '#ffd691',
    b,
    radial(
      'b',
      [
        [0, '#ffffff'],
        [0.3, '#cfd6ea'],
        [0.72, '#7680ab'],
        [1, '#3b3f6b'],
      ],
      'cx=".36" cy=".3" r=".75"',
    ),
  );
}
