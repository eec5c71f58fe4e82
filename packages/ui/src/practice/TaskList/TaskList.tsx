import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Button } from '../../controls/Button/Button.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type, visuallyHidden } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { threadNode } from '../../foundations/threadNode.ts';
import { type TaskListLabels, taskListLabels } from './TaskList.labels.ts';

/** A task in the list. */
export interface TaskItem {
  id: string;
  title: string;
  /** What of it is there, e.g. `112字`. */
  note: string;
  done: boolean;
}

export interface TaskListProps extends BaseProps<HTMLElement> {
  tasks: readonly TaskItem[];
  /** Until when it can be handed in, formatted. */
  due?: string | undefined;
  onJump: (id: string) => void;
  /** Hands it in. A returned promise locks the button. */
  onHandIn: () => unknown;
  /** What still blocks handing in; disables the button. */
  blockedBy?: string | undefined;
  labels?: Partial<TaskListLabels> | undefined;
}

const { color, space, weight } = token;

const Root = styled.aside({
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& > .due': {
    padding: `18px ${space[20]}`,
    borderBottom: `1px solid ${color.border.subtle}`,
    ...type[13],
    color: color.text.secondary,
    '& > b': { display: 'block', ...type[16], fontWeight: weight.semibold, color: color.text.primary },
  },
  '& > ol': { margin: 0, padding: `${space[16]} ${space[20]} 0`, listStyle: 'none' },
  '& li': { position: 'relative', paddingBottom: space[16] },
  '& li:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '5px',
    top: space[12],
    bottom: '-6px',
    width: token.size.thread,
    background: token.chapter.thread,
  },
  '& li > button': {
    display: 'grid',
    gridTemplateColumns: '12px minmax(0, 1fr)',
    columnGap: space[16],
    alignItems: 'center',
    width: '100%',
    textAlign: 'start',
    '& > b': { ...type[14], fontWeight: weight.semibold, overflowWrap: 'anywhere' },
    '& > small': { gridColumn: 2, ...type[12], color: color.text.tertiary },
  },
  '& .node': threadNode,
  '& .said': visuallyHidden,
  '& > .go': { padding: `${space[8]} ${space[20]} ${space[20]}` },
  '& > .go > p': { marginTop: '10px', ...type[12], textAlign: 'center', color: color.text.tertiary },
});

/** All tasks at a glance, until when, and what still blocks handing in (product.md 4.5). */
export function TaskList({ tasks, due, onJump, onHandIn, blockedBy, labels, ...rest }: TaskListProps) {
  const words = useLabels(taskListLabels, labels);
  return (
    <Root {...rest} aria-label={words.list}>
      {due !== undefined && (
        <p className="due">
          {words.due}
          <b>{due}</b>
        </p>
      )}
      <ol>
        {tasks.map(({ id, title, note, done: isDone }) => (
          <li key={id}>
            <button type="button" onClick={() => onJump(id)}>
              <span className="node" data-state={isDone ? 'done' : 'now'} />
              <b>
                {title}
                <span className="said"> {isDone ? words.done : words.todo}</span>
              </b>
              <small>{note}</small>
            </button>
          </li>
        ))}
      </ol>
      <div className="go">
        <Button size="lg" block disabled={blockedBy !== undefined} onClick={onHandIn}>
          {words.handIn}
        </Button>
        <p role="status">{blockedBy ?? words.once}</p>
      </div>
    </Root>
  );
}
