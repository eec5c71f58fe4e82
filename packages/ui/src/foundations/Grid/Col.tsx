import type { CSSProperties, ElementType, ReactNode } from 'react';
import type { BaseProps } from '../baseProps.ts';
import { Cell } from './Grid.styles.ts';
import type { Columns } from './Grid.tsx';

export interface ColProps extends BaseProps<HTMLDivElement> {
  /** Number of columns that it spans. */
  span: Columns;
  /** The column at which it starts, from 1; after the previous cell by default. */
  start?: Columns | undefined;
  /** Root element, e.g. `aside`; `div` by default. */
  as?: ElementType | undefined;
  /** The content. */
  children?: ReactNode;
}

/** A grid cell. */
export function Col({ span, start, as = 'div', style, children, ...rest }: ColProps) {
  const vars: CSSProperties & Record<'--_span' | '--_start', number | undefined> = {
    '--_span': span,
    '--_start': start,
    ...style,
  };
  return (
    <Cell {...rest} as={as} style={vars} data-start={start}>
      {children}
    </Cell>
  );
}
