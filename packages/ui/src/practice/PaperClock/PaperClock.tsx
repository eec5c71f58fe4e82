import styled from '@emotion/styled';
import { type Instant, toMilliseconds } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import { useEffect, useMemo, useRef } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useSecondsLeft } from '../../foundations/useSecondsLeft.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { clockText, spokenMinutes, WARNING_S } from './clockText.ts';
import { type PaperClockLabels, paperClockLabels } from './PaperClock.labels.ts';

export interface PaperClockProps extends BaseProps<HTMLDivElement> {
  /** When the time limit is over of the server. */
  endsAt: Instant;
  /** The server's time now; the browser's clock is corrected by it. The kit's clock by default. */
  now?: Instant | undefined;
  /** `endsAt` as a time of day in the student's zone. */
  endsAtText?: string | undefined;
  /** Called once, when the time is over. */
  onEnd?: (() => void) | undefined;
  labels?: Partial<PaperClockLabels> | undefined;
}

const Root = styled.div({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: token.space[12],
  '& > .label': { ...type[13], color: token.color.text.secondary },
  '& > .when': { ...type[12], color: token.color.text.tertiary },
  '& > b': {
    gridColumn: 2,
    gridRow: '1 / span 2',
    fontFamily: token.font.number,
    fontVariantNumeric: 'tabular-nums',
    ...type[28],
    fontWeight: token.weight.semibold,
  },
  '&[data-state="warning"] > b': { color: token.color.status.warning.fg },
  '&[data-state="over"] > b': { ...type[18], color: token.color.status.danger.fg },
});

/**
 * The time that is left of a paper, by the server's clock; a warning from five minutes, said at five and at one (product.md 4.4).
 */
export function PaperClock({ endsAt, now, endsAtText, onEnd, labels: own, ...rest }: PaperClockProps) {
  const words = useLabels(paperClockLabels, own);
  const { clock } = useKit();
  // The difference of the clocks is taken once for each time that the server told.
  const skew = useMemo(() => (now === undefined ? 0 : toMilliseconds(now) - clock.now()), [now, clock]);
  const left = useSecondsLeft(toMilliseconds(endsAt) - skew);
  const isOver = left === 0;
  const told = useRef<Instant | null>(null);
  useEffect(() => {
    if (!isOver || told.current === endsAt) return;
    told.current = endsAt;
    onEnd?.();
  }, [isOver, endsAt, onEnd]);
  const spoken = spokenMinutes(left);
  return (
    <Root
      {...rest}
      role="group"
      aria-label={words.left}
      data-state={isOver ? 'over' : left < WARNING_S ? 'warning' : 'running'}
    >
      <span className="label">{words.left}</span>
      {endsAtText !== undefined && <span className="when">{words.endsAt(endsAtText)}</span>}
      <b role="timer" aria-live="off">
        {isOver ? words.over : clockText(left)}
      </b>
      <VisuallyHidden role="status">
        {isOver ? words.over : spoken === null ? '' : words.minutesLeft(spoken)}
      </VisuallyHidden>
    </Root>
  );
}
