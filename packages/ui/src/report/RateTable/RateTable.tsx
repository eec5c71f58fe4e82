import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type, visuallyHidden } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { ShareBar } from '../shareBar.tsx';
import { type RateTableLabels, rateTableLabels } from './RateTable.labels.ts';

/** A kind of work with how much of it was done, and the share of its points. */
export interface RateRow {
  /** Unique key. */
  key: string;
  name: string;
  /** Below the name, e.g. the questions that it is of. */
  note?: string | undefined;
  done: number;
  total: number;
  /** Percent; a dash while unknown. */
  value?: number | undefined;
  /** Average of the class in percent. */
  reference?: number | undefined;
}

export interface RateTableProps extends BaseProps<HTMLTableElement> {
  /** Accessible name. */
  label: string;
  rows: readonly RateRow[];
  labels?: Partial<RateTableLabels> | undefined;
}

const { color } = token;
const Root = styled.table({
  width: '100%',
  borderCollapse: 'collapse',
  ...type[14],
  '& caption': visuallyHidden,
  '& :is(th, td)': {
    height: '44px',
    padding: `0 ${token.space[8]}`,
    borderBottom: `1px solid ${color.border.subtle}`,
    fontWeight: token.weight.regular,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& :is(th, td):first-of-type': { paddingInlineStart: 0 },
  '& :is(th, td):last-child': { paddingInlineEnd: 0 },
  '& thead th': {
    height: '30px',
    borderBottom: `1.5px solid ${color.text.primary}`,
    ...type[12],
    color: color.text.secondary,
  },
  '& tbody th, & thead th:first-of-type': { textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'break-word' },
  '& .bar': { width: '36%', paddingInline: token.space[20], textAlign: 'start' },
  '& td': { fontFamily: token.font.number, fontVariantNumeric: 'tabular-nums' },
  '& b': { ...type[16], fontWeight: token.weight.semibold },
  '& .note': { display: 'block' },
  '& small, & .class': { ...type[13], color: color.text.secondary },
  '@media print': {
    ...type[12],
    '& :is(th, td)': { height: '30px' },
    '& .bar': { paddingInline: token.space[12] },
  },
});

/** Work by kind on ruled lines: how much was done, the share of the points as a bar, and the class where it is known. */
export function RateTable({ label, rows, labels, ...rest }: RateTableProps) {
  const words = useLabels(rateTableLabels, labels);
  const hasClass = rows.some(({ reference }) => reference !== undefined);
  return (
    <Root {...rest}>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.done}</th>
          <th scope="col" className="bar">
            {hasClass ? words.rate : words.rateAlone}
          </th>
          <th scope="col">{words.mine}</th>
          {hasClass && <th scope="col">{words.average}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, note, done, total, value, reference }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {note !== undefined && <small className="note">{note}</small>}
            </th>
            <td>
              {done}
              <small>/{total}</small>
            </td>
            <td className="bar">
              <ShareBar value={value} reference={reference} />
            </td>
            <td>
              <b>{value ?? '—'}</b>
              {value !== undefined && <small>%</small>}
            </td>
            {hasClass && <td className="class">{reference === undefined ? '—' : `${reference}%`}</td>}
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
