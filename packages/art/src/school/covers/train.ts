import { circle, group, path, range, rect } from '../../drawing.ts';
import { cover } from './cover.ts';

function wheel(x: number, y: number, r: number) {
  const spokes = range(0, 3).map((i) =>
    path(
      `M0-${r - 4}V${r - 4}`,
      `transform="translate(${x} ${y}) rotate(${i * 45 + 12})" stroke="#e8b04a" stroke-width="4"`,
    ),
  );
  return (
    circle(x, y, r, 'fill="#2a1a24"') +
    circle(x, y, r - 5, 'fill="none" stroke="#e8b04a" stroke-width="4"') +
    spokes.join('') +
    circle(x, y, 6, 'fill="#e8b04a"')
  );
}

const carriage = (x: number) =>
  rect(x, 238, 168, 84, 'rx="8" fill="#7a2f33"') +
  rect(x - 6, 228, 180, 16, 'rx="8" fill="#4a1c26"') +
  [0, 1, 2].map((i) => rect(x + 16 + i * 50, 258, 36, 32, 'rx="5" fill="#ffd98f"')).join('') +
  rect(x, 300, 168, 7, 'fill="#e8b04a"') +
  wheel(x + 36, 332, 19) +
  wheel(x + 132, 332, 19);

function engine(x: number) {
  return (
    rect(x, 196, 96, 128, 'rx="8" fill="#2f3a55"') +
    rect(x - 12, 182, 120, 20, 'rx="9" fill="#1f2740"') +
    rect(x + 18, 218, 52, 44, 'rx="6" fill="#ffd98f"') +
    rect(x + 90, 230, 170, 82, 'rx="14" fill="#3f4d72"') +
    rect(x + 90, 240, 170, 12, 'fill="#5f6f9c"') +
    rect(x + 132, 230, 9, 82, 'fill="#e8b04a"') +
    rect(x + 208, 230, 9, 82, 'fill="#e8b04a"') +
    path(`M${x + 214} 230L${x + 206} 158H${x + 256}L${x + 246} 230Z`, 'fill="#1f2740"') +
    rect(x + 198, 148, 66, 16, 'rx="6" fill="#e8b04a"') +
    path(`M${x + 150} 230q0-28 22-28t22 28Z`, 'fill="#e8b04a"') +
    circle(x + 264, 270, 17, 'fill="#ffe9b0" stroke="#e8b04a" stroke-width="5"') +
    path(`M${x + 250} 312H${x + 296}L${x + 320} 350H${x + 258}Z`, 'fill="#c8412f"') +
    path(`M${x + 268} 318l14 30M${x + 284} 318l20 30`, 'stroke="#7a1f1a" stroke-width="4"') +
    rect(x - 6, 308, 268, 14, 'rx="5" fill="#c8412f"') +
    wheel(x + 46, 322, 32) +
    wheel(x + 128, 326, 27) +
    wheel(x + 204, 326, 27) +
    path(`M${x + 46} 326H${x + 204}`, 'stroke="#c3c8d4" stroke-width="7" stroke-linecap="round"')
  );
}

/** A steam train under telegraph wires: eighty years in which everything began to move. */
export function train() {
  const poles = [70, 330, 590].map((x) =>
    path(
      `M${x} 330V90M${x - 34} 112H${x + 34}M${x - 26} 134H${x + 26}`,
      'stroke="#5a3a44" stroke-width="7" stroke-linecap="round"',
    ),
  );
  const wires = [112, 134].map((y) =>
    path(
      `M-190 ${y}Q-60 ${y + 40} 70 ${y}T330 ${y}Q460 ${y + 40} 590 ${y}Q720 ${y + 40} 850 ${y}`,
      'fill="none" stroke="#5a3a44" stroke-width="2.500" opacity=".7"',
    ),
  );
  const smoke = [
    [596, 120, 22],
    [566, 96, 30],
    [520, 82, 36],
    [462, 72, 40],
    [398, 70, 34],
    [340, 60, 40],
    [276, 66, 30],
    [222, 58, 22],
  ] as const;
  const puffs = smoke.map(([x, y, r]) => circle(x, y, r, 'fill="#fff6e8"')).join('');
  const b =
    circle(580, 190, 92, 'fill="#ffdf9c" opacity=".8"') +
    path('M0 250Q120 190 240 232T480 214T768 240V340H0Z', 'fill="#d98d7c"') +
    path('M0 292Q160 246 320 280T768 270V360H0Z', 'fill="#b3656a"') +
    wires.join('') +
    poles.join('') +
    group('opacity=".92"', puffs) +
    smoke.map(([x, y, r]) => circle(x - r * 0.2, y + r * 0.3, r * 0.5, 'fill="#ecd5c6" opacity=".6"')).join('') +
    rect(0, 350, 768, 90, 'fill="#4a2b3a"') +
    range(0, 16)
      .map((i) => rect(i * 48 + 6, 362, 28, 12, 'rx="3" fill="#2f1826"'))
      .join('') +
    rect(0, 350, 768, 9, 'fill="#c3a08f"') +
    carriage(-36) +
    carriage(156) +
    path('M132 312H156M324 312H352', 'stroke="#2a1a24" stroke-width="9"') +
    engine(352);
  return cover('#f0b795', '#fde3c6', b);
}
