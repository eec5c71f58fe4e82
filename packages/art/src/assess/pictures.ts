import { drawSealedBag } from './sealedBag.ts';
import { drawStillLife } from './stillLife.ts';

/** Pictures of the assessment pages, the same in every brand: file name → SVG text. */
export const drawAssess = () =>
  new Map([
    ['stillLife.svg', drawStillLife()],
    ['sealedBag.svg', drawSealedBag()],
  ]);
