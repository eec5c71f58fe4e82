import type { CSSProperties, ElementType, ReactNode } from 'react';
import type { BaseProps } from '../baseProps.ts';
import { Cell } from './Grid.styles.ts';
import type { Columns } from './Grid.tsx';

export interface ColProps extends BaseProps<HTMLDivElement> {
  /** How many columns it takes. */
  span: Columns;
  /** The column it begins in, from 1; after its neighbour by default. */
  start?: Columns | undefined;
  /** Element of the root, e.g. `aside`; `div` by default. */
  as?: ElementType | undefined;
  /** What stands in the cell. */
  children?: ReactNode;
}

/** A cell of the grid. */
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
