import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { QuestionText } from '../QuestionText/QuestionText.tsx';
import { type TaskCardLabels, taskCardLabels } from './TaskCard.labels.ts';

/** Parts of a task. */
export type TaskCardPart = 'number' | 'title' | 'points' | 'state' | 'ask' | 'input' | 'limit';

export interface TaskCardProps extends BaseProps<HTMLElement> {
  number: string;
  title: string;
  points: number;
  /** What to do, HTML with formulas. */
  ask: string;
  status: 'todo' | 'sending' | 'done';
  /** In place of the word of the status, e.g. how many pictures are there. */
  state?: string | undefined;
  /** What can be handed in, e.g. kinds and sizes of files. */
  limit?: string | undefined;
  /** The input of the task. */
  children?: ReactNode;
  /** Attributes of its parts. */
  slotProps?: SlotProps<TaskCardPart> | undefined;
  labels?: Partial<TaskCardLabels> | undefined;
}

const { color, space, weight } = token;

const Root = styled.section({
  padding: `${space[24]} ${space[32]} 28px`,
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '10px',
    marginBottom: '10px',
    '& > b': { fontFamily: token.font.number, ...type[24], fontWeight: weight.semibold },
    '& > h2': { ...type[18], fontWeight: weight.semibold, overflowWrap: 'anywhere' },
    '& > .points': { ...type[13], color: color.text.tertiary },
  },
  '& .state': {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'center',
    gap: space[4],
    marginInlineStart: 'auto',
    ...type[13],
    color: color.text.secondary,
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
  },
  '&[data-status="done"] .state': { color: color.status.success.fg },
  '& > .ask': { maxWidth: '640px', ...type[16], lineHeight: '28px' },
  '& > .input': { display: 'grid', gap: space[16], marginTop: space[16] },
  '& > .limit': { marginTop: space[12], ...type[13], color: color.text.tertiary },
});

/** A task of a subjective assessment with its own input and limit; it takes the focus from a list that jumps to it (product.md 4.5). */
export function TaskCard(props: TaskCardProps) {
  const { number, title, points, ask, status, state, limit, children, slotProps, labels, ...rest } = props;
  const words = useLabels(taskCardLabels, labels);
  return (
    <Root tabIndex={-1} {...rest} aria-label={words.name(number, title)} data-status={status}>
      <header>
        <b {...slotProps?.number}>{number}</b>
        <h2 {...slotProps?.title}>{title}</h2>
        <span {...slot('points', slotProps?.points)}>{words.points(points)}</span>
        <span {...slot('state', slotProps?.state)} role="status">
          {status === 'done' ? <CircleCheck aria-hidden /> : <Clock aria-hidden />}
          {state ?? words.statuses[status]}
        </span>
      </header>
      <QuestionText {...slot('ask', slotProps?.ask)} html={ask} />
      {children && <div {...slot('input', slotProps?.input)}>{children}</div>}
      {limit !== undefined && <p {...slot('limit', slotProps?.limit)}>{limit}</p>}
    </Root>
  );
}
