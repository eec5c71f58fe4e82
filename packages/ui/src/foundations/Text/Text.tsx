import type { ElementType, ReactNode } from 'react';
import type { BaseProps } from '../baseProps.ts';
import { Root } from './Text.styles.ts';

/** The sizes of the type scale, in px (ui-kit 4.5). */
export type TextSize = 12 | 13 | 14 | 16 | 18 | 20 | 24 | 28 | 32;
/** The weights of the type scale; thin Han strokes fail, so there is no 300. */
export type TextWeight = 400 | 500 | 600;
/** What a text is for, as a colour. */
export type TextTone = 'primary' | 'secondary' | 'tertiary' | 'danger' | 'inverse' | 'inherit';

export interface TextProps extends BaseProps<HTMLSpanElement> {
  /** Size in px; the line height belongs to it. */
  size?: TextSize | undefined;
  /** Stroke weight. */
  weight?: TextWeight | undefined;
  /** Colour by meaning. */
  tone?: TextTone | undefined;
  /** Cuts the text after so many lines. */
  lines?: 1 | 2 | 3 | 4 | undefined;
  /** Figures of one width, in the number face: price, time, score. */
  numeric?: boolean | undefined;
  /** Element of the root; `span` by default. */
  as?: ElementType | undefined;
  /** The words. */
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
