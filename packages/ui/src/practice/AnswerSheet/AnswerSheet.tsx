import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type AnswerCellStatus, type AnswerSheetLabels, answerSheetLabels } from './AnswerSheet.labels.ts';
import { Root } from './AnswerSheet.styles.ts';

/** One question in the sheet. */
export interface AnswerCell {
  id: string;
  number: string;
  status: AnswerCellStatus;
  /** Whether it is marked for later. */
  marked?: boolean | undefined;
  /** Heading of the group that it stands in, e.g. a section with its points; cells of a group follow each other. */
  group?: string | undefined;
}

export interface AnswerSheetProps extends BaseProps<HTMLElement> {
  cells: readonly AnswerCell[];
  /** Question that is read at the moment. */
  currentId?: string | undefined;
  onJump: (id: string) => void;
  /** PaperClock, above the cells. */
  clock?: ReactNode;
  /** Hands the paper in; without it there is no button. A returned promise locks it. */
  onHandIn?: (() => unknown) | undefined;
  /** Answers cannot reach the server: the button waits for the network. */
  offline?: boolean | undefined;
  /** Why it cannot be handed in yet, e.g. pictures on their way; replaces the words about unanswered questions. */
  notice?: string | undefined;
  /** Shows large how many are right, partly right and wrong, above the cells. */
  summary?: boolean | undefined;
  /** Cells in a row; five while writing, seven in a result. */
  columns?: number | undefined;
  labels?: Partial<AnswerSheetLabels> | undefined;
}

const RESULTS = ['right', 'partly', 'wrong', 'awaiting'] as const;

/** Every question of a paper as a cell of 40 px: done, marked, current, or its result (product.md 4.4). */
export function AnswerSheet(props: AnswerSheetProps) {
  const {
    cells,
    currentId,
    onJump,
    clock,
    onHandIn,
    offline: isOffline,
    notice,
    summary,
    columns = 5,
    labels,
    ...rest
  } = props;
  const words = useLabels(answerSheetLabels, labels);
  const count = (status: AnswerCellStatus) => cells.filter((cell) => cell.status === status).length;
  const marked = cells.filter((cell) => cell.marked).length;
  const left = count('todo');
  const unsent = count('unsent');
  const results = RESULTS.filter((status) => count(status) > 0);
  const groups = groupsOf(cells);
  const style = { '--_columns': columns } as CSSProperties;
  return (
    <Root {...rest} aria-label={words.sheet} style={{ ...style, ...rest.style }}>
      {clock && <div className="clock">{clock}</div>}
      {summary && results.length > 0 && (
        <p className="summary">
          {results.map((status) => (
            <span key={status}>
              <b>{count(status)}</b>
              {words.statuses[status]}
            </span>
          ))}
        </p>
      )}
      <div className="groups" data-grouped={groups.length > 1 || undefined}>
        {groups.map(({ heading, cells: own }, at) => (
          <section key={at} aria-label={heading}>
            {heading && <p className="heading">{heading}</p>}
            <ul className="cells">
              {own.map(({ id, number, status, marked: isMarked }) => (
                <li key={id}>
                  <button
                    type="button"
                    data-status={status}
                    data-marked={isMarked || undefined}
                    aria-current={id === currentId ? 'true' : undefined}
                    aria-label={words.cell(number, words.statuses[status], isMarked === true)}
                    onClick={() => onJump(id)}
                  >
                    {number}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="legend">
        {results.length > 0 ? (
          results.map((status) => (
            <span key={status}>
              <i data-status={status} />
              {words.statuses[status]}
              {!summary && count(status)}
            </span>
          ))
        ) : (
          <>
            <span>
              <i data-status="done" />
              {words.statuses.done}
              {count('done')}
            </span>
            {unsent > 0 && (
              <span>
                <i data-status="unsent" />
                {words.statuses.unsent}
                {unsent}
              </span>
            )}
            <span>
              <i data-status="todo" />
              {words.statuses.todo}
              {left}
            </span>
            <span>
              <i data-status="marked" />
              {words.marked}
              {marked}
            </span>
          </>
        )}
      </p>
      {onHandIn && (
        <div className="go">
          <Button size="lg" block disabled={isOffline} onClick={onHandIn}>
            {isOffline ? words.handInOnline : words.handIn}
          </Button>
          <p role="status">{notice ?? (left > 0 ? words.unanswered(left) : words.complete)}</p>
        </div>
      )}
    </Root>
  );
}

/** Cells by the group that they stand in, in their order. */
function groupsOf(cells: readonly AnswerCell[]): { heading: string | undefined; cells: AnswerCell[] }[] {
  const groups: { heading: string | undefined; cells: AnswerCell[] }[] = [];
  for (const cell of cells) {
    const last = groups.at(-1);
    if (last && last.heading === cell.group) last.cells.push(cell);
    else groups.push({ heading: cell.group, cells: [cell] });
  }
  return groups;
}
