import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { CSSProperties, ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';

/** One fact. */
export interface Description {
  /** What it is. */
  label: string;
  /** The fact itself. */
  value: ReactNode;
  /** Figures of one width, in the number face: money, times, numbers of orders. */
  numeric?: boolean | undefined;
  /** How many columns it takes. */
  span?: 2 | 3 | undefined;
}

export interface DescriptionListProps extends Omit<BaseProps<HTMLDListElement>, 'role'> {
  /** The facts, in order. */
  items: readonly Description[];
  /** Beside one another. */
  columns?: 1 | 2 | 3 | undefined;
  /** Label and fact at the two ends of a line, side by side, or the label above the fact. */
  layout?: 'ends' | 'beside' | 'above' | undefined;
  /** Shown for a fact that is not there. */
  missing?: string | undefined;
}

const Root = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--_columns), minmax(0, 1fr))',
  gap: `${token.space[12]} ${token.space[32]}`,
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
  '&[data-layout="ends"] dd': { textAlign: 'right' },
  '&[data-layout="beside"] dt': { minWidth: '72px' },
  '&[data-layout="above"]': { rowGap: token.space[20] },
  '&[data-layout="above"] > div': { flexDirection: 'column', gap: token.space[2] },
  '&[data-layout="above"] dt': { maxWidth: '100%', ...type[13] },
});

/** Facts with their names: an order, a class, a report (§3). */
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
