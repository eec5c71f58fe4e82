import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type CSSProperties, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { Empty } from '../../feedback/Empty/Empty.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type PartProps, type SlotProps, slot } from '../../foundations/slots.ts';
import { useChange } from '../../foundations/useChange.ts';
import { nextSort, sortRows, type TableSort } from './sorting.ts';
import { type TableLabels, tableLabels } from './Table.labels.ts';
import { Root } from './Table.styles.ts';
import { useOverflow } from './useOverflow.ts';

/** One column. */
export interface TableColumn<Row> {
  /** Unique key. */
  key: string;
  /** Its heading. */
  title: string;
  /** Content of its cell in a row. */
  render: (row: Row) => ReactNode;
  /** Tabular figures, aligned to the end of the cell. */
  numeric?: boolean | undefined;
  /** Alignment in its cell. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Width in CSS, e.g. `160px`. */
  width?: string | undefined;
  /** Row header: announced before each cell of the row. */
  rowHeader?: boolean | undefined;
  /** Compares two rows; without it the table does not sort by this column itself. */
  compare?: ((a: Row, b: Row) => number) | undefined;
  /** Whether it is sortable; true for every column with `compare`. */
  sortable?: boolean | undefined;
  /** Sort direction of the first click. */
  firstOrder?: TableSort['order'] | undefined;
}

/** Parts of a table; `headCell`, `row` and `cell` are each of theirs. */
export type TablePart = 'scroll' | 'table' | 'caption' | 'head' | 'headCell' | 'body' | 'row' | 'cell' | 'empty';

export interface TableProps<Row> extends Omit<BaseProps<HTMLDivElement>, 'role'> {
  /** Caption, the accessible name. */
  label: string;
  /** Shows the caption above the table. */
  labelShown?: boolean | undefined;
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[];
  /** The rows; sorted by the table if the column has `compare`. */
  rows: readonly Row[];
  /** Unique key of a row. */
  rowKey: (row: Row) => string;
  /** Controlled sort order; `null` for the given order. */
  sort?: TableSort | null | undefined;
  /** Initial sort order when uncontrolled. */
  defaultSort?: TableSort | null | undefined;
  /** Called with the new sort order. */
  onSortChange?: ChangeHandler<TableSort | null> | undefined;
  /** Number of placeholder rows while loading. */
  loading?: boolean | number | undefined;
  /** Overrides the built-in text of an empty table. */
  empty?: ReactNode;
  /** Height in px beyond which the body scrolls under a sticky header. */
  stickyHeader?: number | undefined;
  /** Minimum width in px; narrower containers scroll. */
  minWidth?: number | undefined;
  /** Rows of 48 or 64 px. */
  density?: 'compact' | 'comfortable' | undefined;
  /** Highlights a newly added row. */
  isRowNew?: ((row: Row) => boolean) | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<TablePart> | undefined;
  labels?: Partial<TableLabels> | undefined;
}

/** Records in columns: redemptions, study-room visits (§3). */
export function Table<Row>(props: TableProps<Row>) {
  const {
    label,
    labelShown,
    columns,
    rows,
    rowKey,
    sort,
    defaultSort = null,
    onSortChange,
    loading,
    empty,
    ...own
  } = props;
  const { stickyHeader, minWidth, density = 'comfortable', isRowNew: isNew, slotProps, labels, style, ...rest } = own;
  const words = useLabels(tableLabels, labels);
  const [order, setOrder] = useChange(sort, defaultSort, onSortChange);
  const box = useRef<HTMLDivElement>(null);
  const isOver = useOverflow(box);
  const sorted = sortRows(rows, order, columns.find(({ key }) => key === order?.key)?.compare);
  const vars: CSSProperties & Record<'--_height', string | undefined> = {
    '--_height': stickyHeader === undefined ? undefined : `${stickyHeader}px`,
    ...style,
  };
  const change = (column: TableColumn<Row>, event: SyntheticEvent) =>
    setOrder(nextSort(order, column.key, column.firstOrder), changeDetails('item-press', event));
  const bones = loading === true ? 3 : loading || 0;
  return (
    <Root {...rest} style={vars} data-density={density} data-sticky={stickyHeader === undefined ? undefined : ''}>
      <span className="said" role="status">
        {bones > 0 ? words.loading : ''}
      </span>
      {/* A scroll container takes the focus, so that it can be scrolled by keyboard (WCAG 2.1.1). */}
      <div
        {...slot('scroll', slotProps?.scroll)}
        ref={box}
        {...(isOver ? { tabIndex: 0, role: 'region', 'aria-label': label } : undefined)}
      >
        <table
          {...slotProps?.table}
          aria-busy={bones > 0 || undefined}
          style={{ minWidth, ...slotProps?.table?.style }}
        >
          <caption {...slotProps?.caption} data-hidden={labelShown ? undefined : ''}>
            {label}
          </caption>
          <thead {...slotProps?.head}>
            <tr>
              {columns.map((column, index) => (
                <Head
                  key={column.key}
                  edge={edgeOf(index, columns)}
                  column={column}
                  order={order}
                  onSort={change}
                  words={words}
                  part={slotProps?.headCell}
                />
              ))}
            </tr>
          </thead>
          <tbody {...slotProps?.body}>
            {Array.from({ length: bones }, (_, index) => (
              <tr key={`bone-${index}`} data-bones="">
                {columns.map(({ key }, place) => (
                  <td key={key} data-edge={edgeOf(place, columns)}>
                    <span className="bone" aria-hidden="true" />
                  </td>
                ))}
              </tr>
            ))}
            {bones === 0 &&
              sorted.map((row) => (
                <Body key={rowKey(row)} row={row} columns={columns} isNew={isNew?.(row)} slotProps={slotProps} />
              ))}
            {bones === 0 && rows.length === 0 && (
              <tr data-empty="">
                <td {...slotProps?.empty} colSpan={columns.length}>
                  {empty ?? <Empty title={words.empty} layout="inline" />}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </Root>
  );
}

/** Whether a column is at an edge of the table. */
function edgeOf(index: number, columns: readonly unknown[]) {
  return index === 0 ? 'start' : index === columns.length - 1 ? 'end' : undefined;
}

interface HeadProps<Row> {
  edge: 'start' | 'end' | undefined;
  column: TableColumn<Row>;
  order: TableSort | null;
  onSort: (column: TableColumn<Row>, event: SyntheticEvent) => void;
  words: TableLabels;
  part: PartProps | undefined;
}

function Head<Row>({ edge, column, order, onSort, words, part }: HeadProps<Row>) {
  const { key, title, numeric, align = numeric ? 'end' : 'start', width, compare, sortable, firstOrder } = column;
  const own = order?.key === key ? order.order : undefined;
  const Icon = own === 'ascending' ? ArrowUp : own === 'descending' ? ArrowDown : ChevronsUpDown;
  const next = nextSort(order, key, firstOrder)?.order;
  const hint = next === 'ascending' ? words.sortUp : next === 'descending' ? words.sortDown : undefined;
  return (
    <th {...part} scope="col" data-edge={edge} style={{ width, ...part?.style }} data-align={align} aria-sort={own}>
      {sortable || compare ? (
        <button type="button" title={hint} onClick={(event) => onSort(column, event)}>
          {title}
          <Icon aria-hidden="true" />
        </button>
      ) : (
        title
      )}
    </th>
  );
}

interface BodyProps<Row> extends Pick<TableProps<Row>, 'slotProps'> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  isNew: boolean | undefined;
}

function Body<Row>({ row, columns, isNew, slotProps }: BodyProps<Row>) {
  return (
    <tr {...slotProps?.row} data-new={isNew ? '' : undefined}>
      {columns.map(({ key, render, numeric, align = numeric ? 'end' : 'start', rowHeader: isHeader }, index) => {
        const Cell = isHeader ? 'th' : 'td';
        return (
          <Cell
            key={key}
            {...slotProps?.cell}
            scope={isHeader ? 'row' : undefined}
            data-edge={edgeOf(index, columns)}
            data-align={align}
            data-numeric={numeric ? '' : undefined}
          >
            {render(row)}
          </Cell>
        );
      })}
    </tr>
  );
}
