import { ellipse, linear, path } from '../../drawing.ts';
import { gift, shadow } from './gift.ts';

/** A mug of tea, steaming, with a cat on it. */
export function drawMug() {
  const steam = path(
    'M274 120q-22-26 0-48t0-48M330 112q-22-26 0-48t0-48M386 120q-22-26 0-48t0-48',
    'fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".7"',
  );
  const cat =
    path('M250 250L258 214L288 236Q318 228 348 236L378 214L386 250Q396 328 318 330T250 250Z', 'fill="#33415c"') +
    path('M262 236l2-10 12 9ZM374 236l-2-10-12 9Z', 'fill="#f2a48f"') +
    ellipse(290, 274, 10, 12, 'fill="#ffe07a"') +
    ellipse(346, 274, 10, 12, 'fill="#ffe07a"') +
    ellipse(290, 274, 3.5, 10, 'fill="#1f2840"') +
    ellipse(346, 274, 3.5, 10, 'fill="#1f2840"') +
    path('M311 292h14l-7 8Z', 'fill="#f2a48f"') +
    path('M318 300q-8 12-18 6M318 300q8 12 18 6', 'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"') +
    path(
      'M272 296l-34-6M272 304l-34 4M364 296l34-6M364 304l34 4',
      'stroke="#33415c" stroke-width="3" stroke-linecap="round"',
    );
  const thing =
    shadow(330, 420, 176) +
    ellipse(318, 410, 172, 20, 'fill="#b9764a"') +
    ellipse(318, 404, 172, 20, 'fill="#d29566"') +
    path('M436 206Q524 196 520 272T424 340', 'fill="none" stroke="#e9c46a" stroke-width="26" stroke-linecap="round"') +
    path('M192 152H444L428 372Q424 404 392 404H244Q212 404 208 372Z', 'fill="url(#c)"') +
    ellipse(318, 152, 126, 25, 'fill="#fff4d4"') +
    ellipse(318, 155, 112, 19, 'fill="#8d5a2b"') +
    ellipse(300, 151, 54, 7, 'fill="#c68a4a" opacity=".7"') +
    path('M214 196L226 366', 'stroke="#fff" stroke-opacity=".55" stroke-width="10" stroke-linecap="round"') +
    cat;
  return gift(
    '#cfe3ee',
    '#a9c7d8',
    steam + thing,
    linear(
      'c',
      [
        [0, '#f7d98a'],
        [0.7, '#eec466'],
        [1, '#d9a544'],
      ],
      'x2="1" y2="0"',
    ),
  );
}
