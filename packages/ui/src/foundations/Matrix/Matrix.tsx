import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { BrandScope } from '../BrandScope/BrandScope.tsx';
import { type } from '../css.ts';
import type { Forced } from './force.ts';
import { MatrixWindow, type WindowSize } from './MatrixWindow.tsx';
import { MATRIX_BRANDS } from './matrixBrands.ts';
import { type Progress, prepare } from './prepare.ts';

/** One state of a component; a function if brands must not share a name or an id. */
export interface MatrixRow {
  /** Name of the state. */
  state: string;
  /** The component in that state. */
  show: ReactNode | ((brand: string) => ReactNode);
  /** Looks that elements inside have in it, as from a mouse or a keyboard. */
  force?: Forced | undefined;
  /** Elements that are pressed once, in this order: what they open is in the picture. */
  press?: string | readonly string[] | undefined;
  /** What has to be there before the picture, by its selector, where it comes later than what is pressed. */
  shows?: string | undefined;
  /** For open overlays: a window of this size for each cell, in which they open. */
  window?: WindowSize | undefined;
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

const Figure = styled.figure({ display: 'grid', gap: token.space[4], minWidth: 0, margin: 0 });

const Caption = styled.figcaption({ ...type[12], color: token.color.text.tertiary });

const show = (row: MatrixRow, brand: string) => (typeof row.show === 'function' ? row.show(brand) : row.show);

interface CellProps {
  row: MatrixRow;
  brand: string;
}

function Cell({ row, brand }: CellProps) {
  const figure = useRef<HTMLElement>(null);
  const done = useRef<Progress>({ pressed: 0, isReady: false });
  const { press, force, shows, window } = row;
  const isPrepared = [press, force, shows, window].some((part) => part !== undefined);
  // On each render: another language may have other elements.
  useLayoutEffect(() => {
    if (!isPrepared || !figure.current) return undefined;
    const need = shows ?? (window && '[data-overlays] > *');
    return prepare(figure.current, { press: [press ?? []].flat(), need, force }, done.current);
  });
  const shown = show(row, brand);
  return (
    <Figure ref={figure} data-cell={brand}>
      <BrandScope brand={brand}>{window ? <MatrixWindow {...window}>{shown}</MatrixWindow> : shown}</BrandScope>
      <Caption>{`${row.state} · ${brand}`}</Caption>
    </Figure>
  );
}

/** The visual baseline of a component: its states in the fixed brands, each with a caption (ui-kit 4.8). */
export function Matrix({ rows, wide }: MatrixProps) {
  return (
    <Root data-matrix="" data-wide={wide ? '' : undefined}>
      {rows.map((row) => (
        <State key={row.state} data-state={row.state}>
          {MATRIX_BRANDS.map((brand) => (
            <Cell key={brand} row={row} brand={brand} />
          ))}
        </State>
      ))}
    </Root>
  );
}
