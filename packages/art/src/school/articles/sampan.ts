import { circle, path } from '../../drawing.ts';
import { stroke } from './article.ts';

/** A boat with a roof of mats, a rower and a lamp, from its own origin. */
export const drawSampan = () =>
  path('M-8 30q110 30 224-6q-22 44-62 46H52Q10 70-8 30Z', 'fill="#2a1c17"') +
  path('M60 34q4-48 52-50q44 2 54 44Z', 'fill="#a3793f"') +
  path('M60 34q4-48 52-50', 'fill="none" stroke="#c99b57" stroke-width="4"') +
  circle(36, 4, 9, 'fill="#efe3cf"') +
  path('M22 34q0-22 14-22t14 22Z', 'fill="#efe3cf"') +
  stroke('M196 16L236 84', '#2a1c17', 5) +
  circle(84, 16, 5, 'fill="#ffcf6e"');
