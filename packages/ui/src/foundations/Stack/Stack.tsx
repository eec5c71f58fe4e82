import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { CSSProperties, ElementType, ReactNode } from 'react';
import type { BaseProps } from '../baseProps.ts';

/** The spacing scale, in px (ui-kit 4.5). */
export type Space = 0 | 2 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | 64 | 80;

export interface StackProps extends BaseProps<HTMLDivElement> {
  /** Gap between children. */
  gap?: Space | undefined;
  /** Direction; column by default. */
  direction?: 'column' | 'row' | undefined;
  /** Cross-axis alignment. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Main-axis alignment. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Allows a row to wrap. */
  wrap?: boolean | undefined;
  /** Adds a divider between children of a column. */
  divided?: boolean | undefined;
  /** Root element; `div` by default. */
  as?: ElementType | undefined;
  /** The content. */
  children: ReactNode;
}

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--_gap)',
  '&[data-direction="row"]': { flexDirection: 'row' },
  '&[data-wrap]': { flexWrap: 'wrap' },
  '&[data-align="start"]': { alignItems: 'flex-start' },
  '&[data-align="center"]': { alignItems: 'center' },
  '&[data-align="end"]': { alignItems: 'flex-end' },
  '&[data-align="baseline"]': { alignItems: 'baseline' },
  '&[data-justify="center"]': { justifyContent: 'center' },
  '&[data-justify="end"]': { justifyContent: 'flex-end' },
  '&[data-justify="between"]': { justifyContent: 'space-between' },
  '&[data-divided] > * + *': { paddingTop: 'var(--_gap)', borderTop: `1px solid ${token.color.border.subtle}` },
});

/** A column or a row with a single gap. */
export function Stack({
  gap = 16,
  direction = 'column',
  align,
  justify,
  wrap,
  divided,
  as = 'div',
  style,
  children,
  ...rest
}: StackProps) {
  const vars: CSSProperties & Record<'--_gap', string> = { '--_gap': token.space[gap], ...style };
  return (
    <Root
      {...rest}
      as={as}
      style={vars}
      data-direction={direction}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
      data-divided={divided || undefined}
    >
      {children}
    </Root>
  );
}
