import type { ReactNode } from 'react';
import type { BaseProps } from '../baseProps.ts';
import { Root } from '../Text/Text.styles.ts';
import type { TextSize, TextTone } from '../Text/Text.tsx';

export interface HeadingProps extends BaseProps<HTMLHeadingElement> {
  /** Heading level. */
  level: 1 | 2 | 3 | 4;
  /** Font size in px; follows the level by default. */
  size?: TextSize | undefined;
  /** Semantic colour. */
  tone?: TextTone | undefined;
  /** Truncates the text after this many lines. */
  lines?: 1 | 2 | 3 | 4 | undefined;
  /** The text. */
  children: ReactNode;
}

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const SIZES = { 1: 32, 2: 24, 3: 18, 4: 16 } as const;

/** A heading with an explicit level and an independent size. */
export function Heading({ level, size = SIZES[level], tone = 'primary', lines, children, ...rest }: HeadingProps) {
  return (
    <Root {...rest} as={TAGS[level]} data-size={size} data-weight="600" data-tone={tone} data-lines={lines}>
      {children}
    </Root>
  );
}
