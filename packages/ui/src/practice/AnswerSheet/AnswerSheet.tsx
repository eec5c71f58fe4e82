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
  /** Why it cannot be handed in yet, e.g. pictures on their way; replaces the words about unanswered questions. */
  notice?: string | undefined;
  /** Cells in a row; five while writing, seven in a result. */
  columns?: number | undefined;
  labels?: Partial<AnswerSheetLabels> | undefined;
}

const RESULTS = ['right', 'partly', 'wrong', 'awaiting'] as const;

/** Every question of a paper as a cell of 40 px: done, marked, current, or its result (product.md 4.4). */
export function AnswerSheet(props: AnswerSheetProps) {
  const { cells, currentId, onJump, clock, onHandIn, notice, columns = 5, labels, ...rest } = props;
  const words = useLabels(answerSheetLabels, labels);
  const count = (status: AnswerCellStatus) => cells.filter((cell) => cell.status === status).length;
  const marked = cells.filter((cell) => cell.marked).length;
  const left = count('todo');
  const isResult = RESULTS.some((status) => count(status) > 0);
  const style = { '--_columns': columns } as CSSProperties;
  return (
    <Root {...rest} aria-label={words.sheet} style={{ ...style, ...rest.style }}>
      {clock && <div className="clock">{clock}</div>}
      <ul className="cells">
        {cells.map(({ id, number, status, marked: isMarked }) => (
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
      <p className="legend">
        {isResult ? (
          RESULTS.filter((status) => count(status) > 0).map((status) => (
            <span key={status}>
              <i data-status={status} />
              {words.statuses[status]}
              {count(status)}
            </span>
          ))
        ) : (
          <>
            <span>
              <i data-status="done" />
              {words.statuses.done}
              {count('done')}
            </span>
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
          <Button size="lg" block onClick={onHandIn}>
            {words.handIn}
          </Button>
          <p role="status">{notice ?? (left > 0 ? words.unanswered(left) : words.complete)}</p>
        </div>
      )}
    </Root>
  );
}
