import 'katex/dist/katex.min.css';
import katex from 'katex';
import type { Typeset } from './typesetType.ts';

/** Sets TeX into an element with KaTeX: no links, pictures, classes or styles of the author's, bounded macros and sizes. */
export const typeset: Typeset = (tex, element, isDisplay) =>
  katex.render(tex, element, {
    displayMode: isDisplay,
    output: 'htmlAndMathml', // the MathML is what screen readers read
    trust: false,
    strict: 'ignore',
    maxExpand: 200,
    maxSize: 12,
    throwOnError: true,
    errorColor: 'currentColor',
  });
