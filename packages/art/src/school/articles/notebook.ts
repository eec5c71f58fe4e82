import { circle, group, path, range, rect, svg } from '../../drawing.ts';

/** Lead picture, 762 × 320: a notebook of mistakes, with red marks, stickers and a pen. */
export function drawNotebook() {
  const lines = (x: number) =>
    range(0, 6)
      .map((i) => path(`M${x} ${74 + i * 30}h190`, 'stroke="#b9cbe0" stroke-width="2"'))
      .join('');
  const rings = range(0, 8)
    .map((i) => path(`M366 ${58 + i * 27}h30`, 'stroke="#8f9bb3" stroke-width="6" stroke-linecap="round"'))
    .join('');
  const left =
    path('M152 96q30-16 50 0t54-6', 'fill="none" stroke="#33415c" stroke-width="4" stroke-linecap="round"') +
    path('M152 128h120M152 158h84', 'stroke="#33415c" stroke-width="4" stroke-linecap="round" opacity=".7"') +
    path('M258 146l26 26M284 146l-26 26', 'stroke="#e04a38" stroke-width="6" stroke-linecap="round"') +
    path('M148 176q44 10 92 2', 'fill="none" stroke="#e04a38" stroke-width="4" stroke-linecap="round"') +
    path('M152 196L196 252H152Z', 'fill="#dfe9f8" stroke="#33415c" stroke-width="4" stroke-linejoin="round"') +
    path('M152 240h12v12', 'fill="none" stroke="#33415c" stroke-width="3"') +
    path('M222 214h90M222 240h64', 'stroke="#33415c" stroke-width="4" stroke-linecap="round" opacity=".55"');
  const right =
    path('M420 96h150M420 126h110', 'stroke="#33415c" stroke-width="4" stroke-linecap="round" opacity=".75"') +
    path('M420 156h74', 'stroke="#f2c14e" stroke-width="15" stroke-linecap="round" opacity=".65"') +
    path('M420 156h74', 'stroke="#33415c" stroke-width="4" stroke-linecap="round" opacity=".75"') +
    path(
      'M548 146l12 13 26-28',
      'fill="none" stroke="#2f9a68" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"',
    ) +
    path('M420 190h140M420 218h92', 'stroke="#33415c" stroke-width="4" stroke-linecap="round" opacity=".5"') +
    group(
      'transform="translate(560 226) rotate(6)"',
      rect(-44, -34, 92, 74, 'fill="#ffe07a"') +
        path('M-28-14h58M-28 4h44M-28 20h52', 'stroke="#a37a1f" stroke-width="4" stroke-linecap="round"'),
    );
  const pen = group(
    'transform="translate(628 292) rotate(-128)"',
    path('M0 0L26-9H176Q188-9 188 0T176 9H26Z', 'fill="#d9433a"') +
      path('M0 0L26-9V9Z', 'fill="#f2d3b0"') +
      path('M0 0l9-3v6Z', 'fill="#5a1f1a"') +
      rect(120, -9, 10, 18, 'fill="#fff" opacity=".55"') +
      path('M140-12h40', 'stroke="#8f241d" stroke-width="5" stroke-linecap="round"'),
  );
  const b =
    rect(0, 0, 762, 320, 'fill="#f2b79a"') +
    circle(90, 60, 120, 'fill="#fff" opacity=".2"') +
    circle(690, 290, 150, 'fill="#e0876a" opacity=".35"') +
    group(
      'transform="rotate(-3 381 160)"',
      rect(112, 30, 538, 268, 'rx="16" fill="#7a2f22" opacity=".25" transform="translate(8 14)"') +
        rect(112, 30, 538, 268, 'rx="16" fill="#3f6fa8"') +
        rect(126, 40, 254, 248, 'rx="8" fill="#fffdf6"') +
        rect(382, 40, 254, 248, 'rx="8" fill="#fffaf0"') +
        lines(146) +
        lines(414) +
        left +
        right +
        rings,
    ) +
    pen +
    group(
      'transform="translate(70 232) rotate(-14)"',
      rect(-34, -22, 78, 44, 'rx="9" fill="#6fb8a5"') + rect(14, -22, 30, 44, 'rx="9" fill="#fffdf6"'),
    );
  return svg(762, 320, b);
}
