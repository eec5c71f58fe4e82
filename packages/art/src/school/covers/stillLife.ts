import { circle, ellipse, group, linear, path, radial, range } from '../../drawing.ts';
import { cover } from './cover.ts';

/** Parallel pencil strokes over a shape that clips them. */
const hatch = (id: string, x: number, y: number, w: number, h: number, step: number) =>
  group(
    `clip-path="url(#${id})" stroke="#2e2a3a" stroke-opacity=".38" stroke-width="2.200" stroke-linecap="round"`,
    path(
      range(0, Math.ceil((w + h) / step))
        .map((i) => `M${x + i * step} ${y}l-${h} ${h}`)
        .join(''),
      '',
    ),
  );

/** Sphere, cone and cube in the light of one lamp: seeing before drawing. */
export function stillLife() {
  const outline = 'fill="none" stroke="#2e2a3a" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"';
  const cone = 'M404 84L512 316Q464 346 404 346T296 316Z';
  const cubeLeft = 'M506 236L594 262V372L506 340Z';
  const cubeRight = 'M594 262L672 230V332L594 372Z';
  const b =
    path('M-20-20H200L520 432H-20Z', 'fill="#fff6d8" opacity=".35"') +
    path('M0 322Q384 292 768 322V432H0Z', 'fill="#b7a68f" opacity=".55"') +
    path('M0 322Q384 292 768 322', 'fill="none" stroke="#2e2a3a" stroke-opacity=".35" stroke-width="3"') +
    ellipse(330, 372, 128, 17, 'fill="#2e2a3a" opacity=".3"') +
    path('M404 346Q500 352 560 340L512 316Z', 'fill="#2e2a3a" opacity=".22"') +
    path('M594 372L672 332L742 352L668 392Z', 'fill="#2e2a3a" opacity=".28"') +
    path(cone, 'fill="url(#c)"') +
    `<clipPath id="k"><path d="M412 92L512 316Q480 342 430 345Z"/></clipPath>` +
    hatch('k', 400, 84, 200, 280, 9) +
    path(cone, outline) +
    path('M506 236L586 208L672 230L594 262Z', 'fill="#fffaf0"') +
    path(cubeLeft, 'fill="#e8dcc6"') +
    path(cubeRight, 'fill="#a3968a"') +
    `<clipPath id="q"><path d="${cubeRight}"/></clipPath>` +
    hatch('q', 590, 220, 120, 170, 8) +
    path('M506 236L586 208L672 230L594 262ZM506 236V340L594 372V262M594 372L672 332V230', outline) +
    circle(252, 276, 92, 'fill="url(#s)"') +
    `<clipPath id="b"><path d="M252 368A92 92 0 0 0 340 250Q330 330 222 362Q236 368 252 368Z"/></clipPath>` +
    hatch('b', 220, 230, 140, 150, 8) +
    circle(252, 276, 92, outline) +
    ellipse(216, 234, 22, 14, 'fill="#fff" opacity=".85" transform="rotate(-34 216 234)"') +
    // the pencil that drew it
    group(
      'transform="translate(236 408) rotate(-76)"',
      path('M0 0L9-26V-220H-9V-26Z', 'fill="#d9533f"') +
        path('M-9-26V-220H-3V-26Z', 'fill="#f07a5f"') +
        path('M0 0L9-26H-9Z', 'fill="#f0d3a8"') +
        path('M0 0L3.500-10H-3.500Z', 'fill="#2e2a3a"'),
    );
  return cover(
    '#d8c9b0',
    '#f6ecd9',
    b,
    linear(
      'c',
      [
        [0, '#fff8ea'],
        [0.45, '#eadfca'],
        [1, '#9c8f86'],
      ],
      '',
    ) +
      radial(
        's',
        [
          [0, '#fffdf5'],
          [0.5, '#e9dcc4'],
          [0.85, '#9c8f86'],
          [1, '#b3a698'],
        ],
        'cx=".34" cy=".3" r=".8"',
      ),
  );
}
