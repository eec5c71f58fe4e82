import { token } from '@shuyuan/tokens';
import type { CSSProperties, ElementType, ReactNode } from 'react';
import type { BaseProps } from '../baseProps.ts';
import type { Space } from '../Stack/Stack.tsx';
import { Root } from './Grid.styles.ts';

/** A number of columns. */
export type Columns = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export interface GridProps extends BaseProps<HTMLDivElement> {
  /** Number of equal columns; 12 of 76 px on the page (ui-kit 4.5), fewer for a row of equal items. */
  columns?: Columns | undefined;
  /** Row gap; the gutter of 22 px by default. */
  rowGap?: Space | undefined;
  /** Alignment of the cells in a row. */
  align?: 'stretch' | 'start' | 'center' | undefined;
  /** Root element, e.g. `ul`; `div` by default. */
  as?: ElementType | undefined;
  /** The cells: `Col`, or any element that spans one column. */
  children: ReactNode;
}

/** The page grid: 12 columns of 76 px with gutters of 22, so that four cards are 272 and three are 370 wide. */
export function Grid({ columns = 12, rowGap, align = 'stretch', as = 'div', style, children, ...rest }: GridProps) {
  const vars: CSSProperties & Record<'--_columns' | '--_row', number | string> = {
    '--_columns': columns,
    '--_row': rowGap === undefined ? token.layout.gutter : token.space[rowGap],
    ...style,
  };
  return (
    <Root {...rest} as={as} style={vars} data-align={align}>
      {children}
    </Root>
  );
}
