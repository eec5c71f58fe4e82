import styled from '@emotion/styled';
import { brands, token } from '@shuyuan/tokens';
import { Fragment, type ReactNode } from 'react';
import { BrandScope } from '../BrandScope/BrandScope.tsx';
import { type } from '../css.ts';

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
  /** For content wider than 240 px: brands are stacked, with the states inside. */
  wide?: boolean | undefined;
}

const Root = styled.div({
  display: 'grid',
  gap: `${token.space[16]} ${token.space[20]}`,
  alignItems: 'center',
  justifyContent: 'start',
  padding: token.space[20],
  background: token.color.surface.page,
  '&[data-layout="columns"]': { gridTemplateColumns: `96px repeat(${brands.length}, minmax(0, max-content))` },
  '&[data-layout="stacked"]': { gridTemplateColumns: '96px minmax(0, max-content)' },
  '& > .state, & > .brand': {
    ...type[12],
    color: token.color.text.tertiary,
    overflowWrap: 'anywhere',
  },
  '& > .brand': { fontWeight: token.weight.semibold },
  '&[data-layout="stacked"] > .brand': { gridColumn: '1 / -1', marginTop: token.space[16] },
});

const show = (row: MatrixRow, brand: string) => (typeof row.show === 'function' ? row.show(brand) : row.show);

/** The visual baseline of a component: its states in all brands (ui-kit 4.8). */
export function Matrix({ rows, wide }: MatrixProps) {
  const ids = brands.map((brand) => brand.id);
  if (wide)
    return (
      <Root data-layout="stacked">
        {ids.map((id) => (
          <Fragment key={id}>
            <div className="brand">{id}</div>
            {rows.map((row) => (
              <Fragment key={row.state}>
                <div className="state">{row.state}</div>
                <BrandScope brand={id}>{show(row, id)}</BrandScope>
              </Fragment>
            ))}
          </Fragment>
        ))}
      </Root>
    );
  return (
    <Root data-layout="columns">
      <div />
      {ids.map((id) => (
        <div className="brand" key={id}>
          {id}
        </div>
      ))}
      {rows.map((row) => (
        <Fragment key={row.state}>
          <div className="state">{row.state}</div>
          {ids.map((id) => (
            <BrandScope brand={id} key={id}>
              {show(row, id)}
            </BrandScope>
          ))}
        </Fragment>
      ))}
    </Root>
  );
}
