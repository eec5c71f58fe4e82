import { circle, group, path, range } from '../../drawing.ts';
import { gift, shadow } from './gift.ts';

/** A bag of canvas with a printed mountain, a book looking out. */
export function drawCanvasBag() {
  const body = 'M196 176H444L470 408Q472 424 454 424H186Q168 424 170 408Z';
  const weave = path(
    range(0, 11)
      .map((i) => `M${190 + i * 24} 178L${180 + i * 26} 422`)
      .join(''),
    'stroke="#b99a68" stroke-opacity=".16" stroke-width="2"',
  );
  const seams = path(
    'M206 194H434M184 408H456',
    'stroke="#b08a52" stroke-width="2.500" stroke-dasharray="8 6" stroke-linecap="round"',
  );
  const print =
    circle(320, 306, 72, 'fill="#f0b84a"') +
    `<clipPath id="m">${circle(320, 306, 72)}</clipPath>` +
    group(
      'clip-path="url(#m)"',
      path('M236 352L292 276L326 318L352 288L408 352V390H236Z', 'fill="#d9533f"') +
        path('M292 276L326 318L308 322L296 304L280 312L274 300Z', 'fill="#fff6e6"') +
        path('M236 352Q290 330 330 350T410 346V390H236Z', 'fill="#2f6f73"'),
    ) +
    path('M346 254q10-12 20-2q10-10 20 2', 'fill="none" stroke="#5b4630" stroke-width="4" stroke-linecap="round"');
  const thing =
    shadow(320, 426, 180) +
    path('M252 182C252 70 298 60 320 60S388 70 388 182', 'fill="none" stroke="#c9ab78" stroke-width="15"') +
    group(
      'transform="rotate(-7 292 150)"',
      path('M250 112H336V240H250Z', 'fill="#5f7fb8"') +
        path('M250 112H262V240H250Z', 'fill="#48659b"') +
        path('M276 140H320M276 156H306', 'stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"'),
    ) +
    path(body, 'fill="#efdfbd"') +
    weave +
    path('M444 176L470 408Q472 424 454 424H424Q432 300 416 176Z', 'fill="#a8854c" opacity=".16"') +
    path('M252 176V232Q252 238 246 238H240V176ZM388 176V232Q388 238 394 238H400V176Z', 'fill="#dcc596"') +
    path('M242 182C246 92 282 78 320 78S394 92 398 182', 'fill="none" stroke="#e3cd9f" stroke-width="16"') +
    path(
      'M244 214l8 14m0-14l-8 14M388 214l8 14m0-14l-8 14',
      'stroke="#a8854c" stroke-width="3" stroke-linecap="round"',
    ) +
    seams +
    print;
  return gift('#f6dcd0', '#e8bfae', thing);
}
