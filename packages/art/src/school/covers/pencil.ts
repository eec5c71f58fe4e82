import { circle, group, path, range, rect } from '../../drawing.ts';
import { cover } from './cover.ts';

/** A page for compositions: squares in rows, with room between them for corrections. */
function page() {
  const squares = range(0, 5).map((row) => {
    const y = row * 64;
    const columns = range(1, 11)
      .map((col) => `M${col * 44} ${y}v44`)
      .join('');
    return path(`M0 ${y}H528V${y + 44}H0Z${columns}`, 'fill="none" stroke="#6fae8f" stroke-width="2" opacity=".75"');
  });
  return rect(-34, -40, 596, 430, 'rx="8" fill="#fffdf4"') + squares.join('');
}

/** Ink drops in the squares where words would be; the last one is being written. */
function words() {
  const filled = [12, 12, 5];
  return filled
    .flatMap((count, row) =>
      range(row === 0 ? 2 : 0, count - 1).map((col) =>
        rect(
          col * 44 + 11,
          row * 64 + 11,
          22,
          22,
          `rx="7" fill="#2c4a3f" opacity="${(0.2 + ((col * 7 + row * 3) % 5) * 0.1).toFixed(2)}"`,
        ),
      ),
    )
    .join('');
}

function pencilShape() {
  return (
    path('M0 0L-20-52H20Z', 'fill="#f0cf9d"') +
    path('M0 0L-7.500-19H7.500Z', 'fill="#2b2b33"') +
    path('M-20-52L-13-58L-7-50L0-58L7-50L13-58L20-52V-312H-20Z', 'fill="#f2b731"') +
    path('M-20-52L-13-58L-7-50V-312H-20Z', 'fill="#ffd766"') +
    path('M20-52L13-58L7-50V-312H20Z', 'fill="#d9942a"') +
    rect(-21, -340, 42, 30, 'fill="#c3c8d4"') +
    path('M-21-332H21M-21-320H21', 'stroke="#8d93a5" stroke-width="3"') +
    path('M-20-340V-360Q-20-376 0-376T20-360V-340Z', 'fill="#ef7f77"')
  );
}

/** A pencil at work on squared paper: writing one thing clearly. */
export function pencil() {
  const mark = path('M0 14Q12 0 24 10T46 4', 'fill="none" stroke="#2b2b33" stroke-width="5" stroke-linecap="round"');
  const b =
    circle(670, 70, 150, 'fill="#fff" opacity=".18"') +
    group(
      'transform="translate(112 96) rotate(-5)"',
      `<g opacity=".22" transform="translate(10 14)">${rect(-34, -40, 596, 430, 'rx="8" fill="#123a2c"')}</g>` +
        page() +
        words() +
        group('transform="translate(222 144)"', mark),
    ) +
    group(
      'transform="translate(384 226) rotate(42)"',
      `<g opacity=".2" transform="translate(16 4)">${path('M0 0L-20-52V-360H20V-52Z', 'fill="#123a2c"')}</g>${pencilShape()}`,
    );
  return cover('#6fbf9b', '#b5e3cb', b);
}
