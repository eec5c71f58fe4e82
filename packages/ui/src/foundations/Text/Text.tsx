import type { ElementType, ReactNode } from 'react';
import type { BaseProps } from '../baseProps.ts';
import { Root } from './Text.styles.ts';

/** The sizes of the type scale, in px (ui-kit 4.5). */
export type TextSize = 12 | 13 | 14 | 16 | 18 | 20 | 24 | 28 | 32;
/** The weights of the type scale; thin Han strokes are illegible, so there is no 300. */
export type TextWeight = 400 | 500 | 600;
/** Semantic text colours. */
export type TextTone = 'primary' | 'secondary' | 'tertiary' | 'danger' | 'inverse' | 'inherit';

export interface TextProps extends BaseProps<HTMLSpanElement> {
  /** Font size in px; determines the line height. */
  size?: TextSize | undefined;
  /** Font weight. */
  weight?: TextWeight | undefined;
  /** Semantic colour. */
  tone?: TextTone | undefined;
  /** Truncates the text after this many lines. */
  lines?: 1 | 2 | 3 | 4 | undefined;
  /** Tabular figures in the number font: price, time, score. */
  numeric?: boolean | undefined;
  /** Root element; `span` by default. */
  as?: ElementType | undefined;
  /** The text. */
  children: ReactNode;
}

/** Text of the type scale. */
export function Text({
  size = 14,
  weight = 400,
  tone = 'primary',
  lines,
  numeric,
  as = 'span',
  children,
  ...rest
}: TextProps) {
  return (
    <Root
      {...rest}
      as={as}
      data-size={size}
      data-weight={weight}
      data-tone={tone}
      data-lines={lines}
      data-numeric={numeric || undefined}
    >
      {children}
    </Root>
  );
}
