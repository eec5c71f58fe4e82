import { radial, svg } from '../../drawing.ts';

/** Every cover is 16:9 and keeps its subject in the middle, because cards cut the edges and lay labels on them. */
export const [WIDTH, HEIGHT] = [768, 432];

const GRAIN =
  '<filter id="n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 1.1 0 0 0 -.35"/></filter>';

/** Ground with soft light from the upper left, the motif, then a little paper grain. */
export const cover = (ground: string, light: string, motif: string, defs = '', grain = 0.11) =>
  svg(
    WIDTH,
    HEIGHT,
    `<defs>${radial(
      'g',
      [
        [0, light],
        [1, ground],
      ],
      'cx=".28" cy=".12" r="1.05"',
    )}
${GRAIN}${defs}</defs>
<rect width="768" height="432" fill="url(#g)"/>${motif}<rect width="768" height="432" filter="url(#n)" opacity="${grain}" style="mix-blend-mode:overlay"/>`,
  );
