import { Fragment, type ReactNode } from 'react';
import { Formula } from '../../data/Formula/Formula.tsx';
import {
  mayHaveFormulas,
  splitFormulas,
  withFormulasAsText,
  withoutFormulas,
} from '../../data/Formula/splitFormulas.ts';
import { RichText } from '../../data/RichText/RichText.tsx';
import { isMarkup } from '../../data/RichText/richText.ts';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { withBlankMarks } from './blankMarks.ts';

export interface QuestionTextProps extends BaseProps<HTMLDivElement> {
  /** HTML or plain text with formulas between `$…$`, `$$…$$`, `\(…\)`. */
  html: string;
  /** Shows a gap of three or more underscores, by its index from 0; they stay as they are without it. */
  blank?: ((index: number) => ReactNode) | undefined;
}

/** Text of a question: sanitised as every text of others, with its formulas set. */
export function QuestionText({ html, blank, ...rest }: QuestionTextProps) {
  const text = blank ? withBlankMarks(html) : html;
  // Signs of a formula are no markup: whether the rest is, decides how the text is read.
  const isMarkedUp = isMarkup(withoutFormulas(text));
  return (
    <RichText
      {...rest}
      text={isMarkedUp ? withFormulasAsText(text) : text}
      markup={isMarkedUp}
      showText={(run) => show(run, blank)}
    />
  );
}

function show(text: string, blank: QuestionTextProps['blank']): ReactNode {
  if (!blank) return formulas(text);
  // Odd parts are indices of gaps.
  return text
    .split(/\uE000(\d+)\uE001/)
    .map((part, at) => <Fragment key={at}>{at % 2 === 1 ? blank(Number(part)) : formulas(part)}</Fragment>);
}

function formulas(text: string): ReactNode {
  if (!mayHaveFormulas(text)) return text;
  return splitFormulas(text).map((piece, at) =>
    'tex' in piece ? (
      <Formula key={at} tex={piece.tex} display={piece.isDisplay} />
    ) : (
      <Fragment key={at}>{piece.text}</Fragment>
    ),
  );
}
