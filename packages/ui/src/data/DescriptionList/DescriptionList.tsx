import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { CSSProperties, ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';

/** One pair of term and value. */
export interface Description {
  /** The term. */
  label: string;
  value: ReactNode;
  /** Tabular figures in the number font: money, times, order numbers. */
  numeric?: boolean | undefined;
  /** Number of columns that it spans. */
  span?: 2 | 3 | undefined;
}

export interface DescriptionListProps extends Omit<BaseProps<HTMLDListElement>, 'role'> {
  /** The pairs, in order. */
  items: readonly Description[];
  /** Number of columns. */
  columns?: 1 | 2 | 3 | undefined;
  /** Term and value at the two ends of a line, side by side, or the term above the value. */
  layout?: 'ends' | 'beside' | 'above' | undefined;
  /** Placeholder for a missing value. */
  missing?: string | undefined;
}

const Root = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--_columns), minmax(0, 1fr))',
  gap: `calc(${token.density.gap} - 4px) ${token.space[32]}`,
  margin: 0,
  ...type[14],
  '& > div': { display: 'flex', gap: token.space[16], minWidth: 0 },
  '& > [data-span="2"]': { gridColumn: 'span 2' },
  '& > [data-span="3"]': { gridColumn: 'span 3' },
  '& dt': { flex: 'none', maxWidth: '45%', color: token.color.text.tertiary, overflowWrap: 'break-word' },
  '& dd': { margin: 0, minWidth: 0, color: token.color.text.primary, overflowWrap: 'anywhere' },
  '& dd[data-numeric]': { fontFamily: token.font.number, fontVariantNumeric: 'tabular-nums' },
  '&[data-layout="ends"]': type[13],
  '&[data-layout="ends"] > div': { justifyContent: 'space-between' },
  '&[data-layout="ends"] dd': { textAlign: 'end' },
  '&[data-layout="beside"] dt': { minWidth: '72px' },
  '&[data-layout="above"]': { rowGap: token.density.pad },
  '&[data-layout="above"] > div': { flexDirection: 'column', gap: token.space[2] },
  '&[data-layout="above"] dt': { maxWidth: '100%', ...type[13] },
});

/** A list of terms and values: an order, a class, a report (§3). */
export function DescriptionList(props: DescriptionListProps) {
  const { items, columns = 1, layout = 'beside', missing = '–', style, ...rest } = props;
  const vars: CSSProperties & Record<'--_columns', number> = { '--_columns': columns, ...style };
  return (
    <Root {...rest} style={vars} data-columns={columns} data-layout={layout}>
      {items.map(({ label, value, numeric, span }) => (
        <div key={label} data-span={span === undefined ? undefined : Math.min(span, columns)}>
          <dt>{label}</dt>
          <dd data-numeric={numeric ? '' : undefined}>
            {value === undefined || value === null || value === '' ? missing : value}
          </dd>
        </div>
      ))}
    </Root>
  );
}
