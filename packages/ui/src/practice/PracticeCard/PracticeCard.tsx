import { Button } from '../../controls/Button/Button.tsx';
import { StatusTag } from '../../data/StatusTag/StatusTag.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels, useReader } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { type PracticeCardLabels, practiceCardLabels } from './PracticeCard.labels.ts';
import { Root } from './PracticeCard.styles.ts';
import { type PracticeCardPractice, viewOfPractice } from './practiceView.ts';

/** Parts of a practice card. */
export type PracticeCardPart = 'title' | 'status' | 'facts' | 'note' | 'score' | 'action';

export interface PracticeCardProps extends BaseProps<HTMLElement> {
  practice: PracticeCardPractice;
  /** Heading level of the title. */
  level?: 2 | 3 | 4 | undefined;
  /** IANA time zone of displayed times; the kit's by default (§9). */
  timeZone?: string | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<PracticeCardPart> | undefined;
  labels?: Partial<PracticeCardLabels> | undefined;
}

/** A practice in a list: its status as text, deadline, score, one action (§4). */
export function PracticeCard({ practice, level = 3, timeZone, slotProps, labels, ...rest }: PracticeCardProps) {
  const words = useLabels(practiceCardLabels, labels);
  const now = viewOfPractice(practice, words, useReader(timeZone));
  const { state, title, score, maxScore } = practice;
  const Title = `h${level}` as const;
  const action = words.actions[now.action];
  return (
    <Root {...rest} data-state={state}>
      <div>
        <Title {...slot('title', slotProps?.title)}>
          {title}
          {state !== undefined && <StatusTag {...slotProps?.status} domain="practice" status={state} />}
        </Title>
        <p {...slot('facts', slotProps?.facts)}>
          <span>{practice.course}</span>
          {now.amount !== undefined && <span>{now.amount}</span>}
          {now.when !== undefined && <span data-due-today={now.isDueToday || undefined}>{now.when}</span>}
        </p>
        {practice.note !== undefined && <p {...slot('note', slotProps?.note)}>{practice.note}</p>}
      </div>
      {state === 'finished' && score !== undefined && (
        <p {...slot('score', slotProps?.score)}>
          <b>
            {score}
            {maxScore !== undefined && <small>{words.outOf(maxScore)}</small>}
          </b>
          {words.score}
        </p>
      )}
      <span className="action">
        <Button
          {...slotProps?.action}
          block
          href={practice.href}
          variant={state === 'unfinished' ? 'soft' : 'outline'}
          tone={state === 'unfinished' ? 'brand' : 'neutral'}
          aria-label={words.of(action, title)}
        >
          {action}
        </Button>
      </span>
    </Root>
  );
}
