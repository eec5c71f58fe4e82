import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Empty } from '../../feedback/Empty/Empty.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useControllable } from '../../foundations/useControllable.ts';
import { nextSort, sortRows, type TableSort } from './sorting.ts';
import { type TableLabels, tableLabels } from './Table.labels.ts';
import { Root } from './Table.styles.ts';
import { useOverflow } from './useOverflow.ts';

/** One column. */
export interface TableColumn<Row> {
  /** Tells it from the others. */
  key: string;
  /** Its heading. */
  title: string;
  /** What stands in a row of it. */
  render: (row: Row) => ReactNode;
  /** Figures of one width, at the end of the cell. */
  numeric?: boolean | undefined;
  /** Where it stands in its cell. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Width in CSS, e.g. `160px`. */
  width?: string | undefined;
  /** Names the row: read before each of its cells. */
  isHeader?: boolean | undefined;
  /** Compares two rows; a column without it is not sorted by the table itself. */
  compare?: ((a: Row, b: Row) => number) | undefined;
  /** Can be sorted; so can every column with `compare`. */
  sortable?: boolean | undefined;
  /** The way of the first click. */
  firstOrder?: TableSort['order'] | undefined;
}

export interface TableProps<Row> extends Omit<BaseProps<HTMLDivElement>, 'role'> {
  /** What it lists. */
  caption: string;
  /** Shows the caption above the table. */
  captionShown?: boolean | undefined;
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[];
  /** The rows; sorted by the table where the column can compare. */
  rows: readonly Row[];
  /** Tells a row from the others. */
  rowKey: (row: Row) => string;
  /** The order, held by the caller; `null` for as it came. */
  sort?: TableSort | null | undefined;
  /** The order at first, when the table keeps it. */
  defaultSort?: TableSort | null | undefined;
  /** The new order. */
  onSort?: ((sort: TableSort | null) => void) | undefined;
  /** The rows are on their way: so many empty ones. */
  loading?: boolean | number | undefined;
  /** Shown instead of the built-in words when there are no rows. */
  empty?: ReactNode;
  /** Height in px beyond which the body scrolls under its head. */
  stickyHeader?: number | undefined;
  /** Least width in px; narrower boxes scroll. */
  minWidth?: number | undefined;
  /** Rows of 48 or 64 px. */
  density?: 'compact' | 'comfortable' | undefined;
  /** Tints a row that has just come. */
  isNew?: ((row: Row) => boolean) | undefined;
  labels?: Partial<TableLabels> | undefined;
}

/** Records that are compared by their columns: what was exchanged, who was in the study room (§3). */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    captionShown,
    columns,
    rows,
    rowKey,
    sort,
    defaultSort = null,
    onSort,
    loading,
    empty,
    ...own
  } = props;
  const { stickyHeader, minWidth, density = 'comfortable', isNew, labels, style, ...rest } = own;
  const words = useLabels(tableLabels, labels);
  const [order, setOrder] = useControllable(sort, defaultSort);
  const box = useRef<HTMLDivElement>(null);
  const isOver = useOverflow(box);
  const sorted = sortRows(rows, order, columns.find(({ key }) => key === order?.key)?.compare);
  const vars: CSSProperties & Record<'--_height', string | undefined> = {
    '--_height': stickyHeader === undefined ? undefined : `${stickyHeader}px`,
    ...style,
  };
  const change = (column: TableColumn<Row>) => {
    const next = nextSort(order, column.key, column.firstOrder);
    setOrder(next);
    onSort?.(next);
  };
  const bones = loading === true ? 3 : loading || 0;
  return (
    <Root {...rest} style={vars} data-density={density} data-sticky={stickyHeader === undefined ? undefined : ''}>
      <span className="said" role="status">
        {bones > 0 ? words.loading : ''}
      </span>
      {/* What scrolls takes the focus, so that the keyboard can scroll it (WCAG 2.1.1). */}
      <div
        className="scroll"
        ref={box}
        {...(isOver ? { tabIndex: 0, role: 'region', 'aria-label': caption } : undefined)}
      >
        <table aria-busy={bones > 0 || undefined} style={{ minWidth }}>
          <caption data-hidden={captionShown ? undefined : ''}>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <Head
                  key={column.key}
                  edge={edgeOf(index, columns)}
                  column={column}
                  order={order}
                  onSort={change}
                  words={words}
                />
              ))}
            </tr>
          </thead>
          <tbody>
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
              sorted.map((row) => <Body key={rowKey(row)} row={row} columns={columns} isNew={isNew?.(row)} />)}
            {bones === 0 && rows.length === 0 && (
              <tr data-empty="">
                <td colSpan={columns.length}>{empty ?? <Empty title={words.empty} size="inline" />}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </Root>
  );
}

/** Whether a column stands at an edge of the sheet. */
function edgeOf(index: number, columns: readonly unknown[]) {
  return index === 0 ? 'start' : index === columns.length - 1 ? 'end' : undefined;
}

interface HeadProps<Row> {
  edge: 'start' | 'end' | undefined;
  column: TableColumn<Row>;
  order: TableSort | null;
  onSort: (column: TableColumn<Row>) => void;
  words: TableLabels;
}

function Head<Row>({ edge, column, order, onSort, words }: HeadProps<Row>) {
  const { key, title, numeric, align = numeric ? 'end' : 'start', width, compare, sortable, firstOrder } = column;
  const own = order?.key === key ? order.order : undefined;
  const Icon = own === 'ascending' ? ArrowUp : own === 'descending' ? ArrowDown : ChevronsUpDown;
  const next = nextSort(order, key, firstOrder)?.order;
  const hint = next === 'ascending' ? words.sortUp : next === 'descending' ? words.sortDown : undefined;
  return (
    <th scope="col" data-edge={edge} style={{ width }} data-align={align} aria-sort={own}>
      {sortable || compare ? (
        <button type="button" title={hint} onClick={() => onSort(column)}>
          {title}
          <Icon aria-hidden="true" />
        </button>
      ) : (
        title
      )}
    </th>
  );
}

interface BodyProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  isNew: boolean | undefined;
}

function Body<Row>({ row, columns, isNew }: BodyProps<Row>) {
  return (
    <tr data-new={isNew ? '' : undefined}>
      {columns.map(({ key, render, numeric, align = numeric ? 'end' : 'start', isHeader }, index) => {
        const Cell = isHeader ? 'th' : 'td';
        return (
          <Cell
            key={key}
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
