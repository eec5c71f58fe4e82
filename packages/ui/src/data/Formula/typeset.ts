import 'katex/dist/katex.min.css';
import katex from 'katex';
import 'katex/contrib/mhchem';
import type { Typeset } from '../../foundations/typesetType.ts';
import { MACROS } from './macros.ts';

/** A percent sign begins a comment in TeX and would swallow what follows; in a formula of ours it is one. */
const withPercents = (tex: string) => tex.replaceAll(/\\[\s\S]|%/g, (found) => (found === '%' ? '\\%' : found));

/** Sets TeX into an element with KaTeX: no links, pictures, classes or styles of the author's, bounded macros and sizes. */
export const typeset: Typeset = (tex, element, isDisplay) =>
  katex.render(withPercents(tex), element, {
    displayMode: isDisplay,
    output: 'htmlAndMathml', // the MathML is what screen readers read
    trust: false,
    strict: 'ignore',
    // A copy: a formula may define commands, for itself alone.
    macros: { ...MACROS },
    maxExpand: 1_000,
    maxSize: 12,
    throwOnError: true,
    errorColor: 'currentColor',
  });
