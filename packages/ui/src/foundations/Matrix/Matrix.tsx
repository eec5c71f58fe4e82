import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { ReactNode } from 'react';
import { BrandScope } from '../BrandScope/BrandScope.tsx';
import { type } from '../css.ts';
import { MATRIX_BRANDS } from './matrixBrands.ts';

/** One state of a component; a function if brands must not share a name or an id. */
export interface MatrixRow {
  /** Name of the state. */
  state: string;
  /** The component in that state. */
  show: ReactNode | ((brand: string) => ReactNode);
}

export interface MatrixProps {
  /** The states, from top to bottom. */
  rows: readonly MatrixRow[];
  /** For content wider than 240 px. */
  wide?: boolean | undefined;
}

const Root = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${token.space[24]} ${token.space[32]}`,
  padding: token.space[16],
  background: token.color.surface.page,
});

const State = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${token.space[12]} ${token.space[16]}`,
});

const Cell = styled.figure({
  display: 'grid',
  gap: token.space[4],
  margin: 0,
  gridTemplateColumns: 'fit-content(240px)',
  '[data-wide] > * > &': { gridTemplateColumns: 'fit-content(1124px)' },
});

const Caption = styled.figcaption({ ...type[12], color: token.color.text.tertiary });

const show = (row: MatrixRow, brand: string) => (typeof row.show === 'function' ? row.show(brand) : row.show);

/** The visual baseline of a component: its states in the fixed brands, each with a caption (ui-kit 4.8). */
export function Matrix({ rows, wide }: MatrixProps) {
  return (
    <Root data-matrix="" data-wide={wide ? '' : undefined}>
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
