import type { ReactNode } from 'react';
import type { BaseProps } from '../baseProps.ts';
import { Root } from '../Text/Text.styles.ts';
import type { TextSize, TextTone } from '../Text/Text.tsx';

export interface HeadingProps extends BaseProps<HTMLHeadingElement> {
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** Size in px; follows the level by default. */
  size?: TextSize | undefined;
  /** Colour by meaning. */
  tone?: TextTone | undefined;
  /** Cuts the text after so many lines. */
  lines?: 1 | 2 | 3 | 4 | undefined;
  /** The words. */
  children: ReactNode;
}

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const SIZES = { 1: 32, 2: 24, 3: 18, 4: 16 } as const;

/** A heading whose level is stated and whose size is free. */
export function Heading({ level, size = SIZES[level], tone = 'primary', lines, children, ...rest }: HeadingProps) {
  return (
    <Root {...rest} as={TAGS[level]} data-size={size} data-weight="600" data-tone={tone} data-lines={lines}>
      {children}
    </Root>
  );
}
