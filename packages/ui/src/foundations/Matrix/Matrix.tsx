import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { BrandScope } from '../BrandScope/BrandScope.tsx';
import { type } from '../css.ts';
import { type Forced, force } from './force.ts';
import { MATRIX_BRANDS } from './matrixBrands.ts';

/** One state of a component; a function if brands must not share a name or an id. */
export interface MatrixRow {
  /** Name of the state. */
  state: string;
  /** The component in that state. */
  show: ReactNode | ((brand: string) => ReactNode);
  /** Looks that elements inside have in it, as from a mouse or a keyboard. */
  force?: Forced | undefined;
}

export interface MatrixProps {
  /** The states, from top to bottom. */
  rows: readonly MatrixRow[];
  /** For content wider than 240 px. */
  wide?: boolean | undefined;
}

/** The columns are counted by a variable, so that a picture can have more of them than a window. */
const Root = styled.div({
  '--columns': MATRIX_BRANDS.length,
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(min-content, max-content))',
  alignItems: 'end',
  gap: `${token.space[24]} ${token.space[24]}`,
  padding: token.space[16],
  background: token.color.surface.page,
  '&[data-wide]': { '--columns': 1 },
});

const State = styled.div({ display: 'contents' });

const Cell = styled.figure({ display: 'grid', gap: token.space[4], minWidth: 0, margin: 0 });

const Caption = styled.figcaption({ ...type[12], color: token.color.text.tertiary });

const show = (row: MatrixRow, brand: string) => (typeof row.show === 'function' ? row.show(brand) : row.show);

/** The visual baseline of a component: its states in the fixed brands, each with a caption (ui-kit 4.8). */
export function Matrix({ rows, wide }: MatrixProps) {
  const root = useRef<HTMLDivElement>(null);
  // On each render: another language may have other elements.
  useLayoutEffect(() => {
    rows.forEach((row, at) => {
      if (!row.force) return;
      for (const cell of root.current?.children[at]?.children ?? []) force(cell, row.force);
    });
  });
  return (
    <Root ref={root} data-matrix="" data-wide={wide ? '' : undefined}>
      {rows.map((row) => (
        <State key={row.state} data-state={row.state}>
          {MATRIX_BRANDS.map((brand) => (
            <Cell key={brand} data-cell={brand}>
              <BrandScope brand={brand}>{show(row, brand)}</BrandScope>
              <Caption>{`${row.state} · ${brand}`}</Caption>
            </Cell>
          ))}
        </State>
      ))}
    </Root>
  );
}
