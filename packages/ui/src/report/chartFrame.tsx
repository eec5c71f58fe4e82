import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '../controls/Button/Button.tsx';
import type { BaseProps } from '../foundations/baseProps.ts';
import { type, visuallyHidden } from '../foundations/css.ts';
import { useLabels } from '../foundations/KitProvider/kitContext.ts';
import { useHydrated } from '../foundations/useHydrated.ts';
import { chartFrameLabels } from './chartFrame.labels.ts';
import { printInk } from './printInk.ts';

const Frame = styled.figure({
  margin: 0,
  minWidth: 0,
  '& > .bar': { display: 'flex', justifyContent: 'flex-end' },
  '& > .chart': { minWidth: 0, overflow: 'hidden' },
  '& table': { width: '100%', borderCollapse: 'collapse', ...type[13], fontVariantNumeric: 'tabular-nums' },
  '& table[data-hidden]': visuallyHidden,
  '& caption': visuallyHidden,
  '& :is(th, td)': {
    padding: `6px ${token.space[8]}`,
    borderBottom: `1px solid ${token.color.border.subtle}`,
    textAlign: 'start',
    fontWeight: token.weight.regular,
  },
  ...printInk,
  // The drawing was measured on the screen; on paper it takes the width that is left.
  '@media print and (width)': {
    '& > .bar': { display: 'none' },
    '& > .chart div': { width: '100% !important' },
    '& > .chart svg': { width: '100%', height: '100%' },
  },
});

interface ChartFrameProps extends BaseProps<HTMLElement> {
  /** Name of the chart and of its table. */
  label: string;
  /** Height of the chart in px, also while its code loads. */
  height: number;
  /** The drawing, loaded on demand. */
  children: ReactNode;
  /** Heading and rows of the same figures. */
  table: { head: readonly string[]; rows: readonly (readonly string[])[] };
}

/** A drawing with its figures as a table, which is always there for those who do not see the drawing. */
export function ChartFrame({ label, height, children, table, ...rest }: ChartFrameProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const words = useLabels(chartFrameLabels);
  const isHydrated = useHydrated();
  return (
    <Frame aria-label={label} {...rest}>
      <div className="bar">
        <Button variant="ghost" size="sm" aria-expanded={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
          {isShown ? words.hide : words.show}
        </Button>
      </div>
      <div className="chart" style={{ height }} aria-hidden>
        {/* A server renders the figures; their drawing comes with its code. */}
        <Suspense fallback={null}>{isHydrated && children}</Suspense>
      </div>
      <table id={id} data-hidden={isShown ? undefined : true}>
        <caption>{label}</caption>
        <thead>
          <tr>
            {table.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name = '', ...cells], at) => (
            // Two practices may share a name: the place tells them apart.
            <tr key={`${at} ${name}`}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={table.head[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
