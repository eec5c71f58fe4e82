import styled from '@emotion/styled';
import type { Instant } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import { useEffect, useRef, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { visuallyHidden } from '../../foundations/css.ts';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useSecondsLeft } from '../../foundations/useSecondsLeft.ts';
import { labels } from './Countdown.labels.ts';
import { type CountdownFormat, formatCountdown, passedMark } from './formatCountdown.ts';

export interface CountdownProps extends BaseProps<HTMLSpanElement> {
  /** The deadline. */
  endsAt?: Instant | undefined;
  /** Alternative: seconds from now. */
  seconds?: number | undefined;
  /** Format of the time. */
  format?: CountdownFormat | undefined;
  /** Seconds from which it is highlighted. */
  warnS?: number | undefined;
  /** Called once, when it reaches zero. */
  onEnd?: (() => void) | undefined;
  /** Replaces the zeros after the end. */
  ended?: string | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

const Root = styled.span({
  fontFamily: token.font.number,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: 'inherit',
  '&[data-state="warning"]': { color: token.color.status.warning.fg, fontWeight: token.weight.semibold },
  '&[data-state="ended"]': { color: token.color.text.tertiary },
  '& > .said': visuallyHidden,
});

/** The remaining time; announced at 60, 30, 10 and 0 seconds only. Without a deadline it draws nothing. */
export function Countdown(props: CountdownProps) {
  return props.endsAt === undefined && props.seconds === undefined ? null : <Running {...props} />;
}

function Running(props: CountdownProps) {
  const { endsAt, seconds, format = 'mm:ss', warnS = 10, onEnd, ended, labels: own, ...rest } = props;
  const words = useLabels(labels, own);
  const { clock } = useKit();
  const [start] = useState(() => clock.now());
  const left = useSecondsLeft(endsAt ?? start + Number(seconds) * 1000);
  const [said, setSaid] = useState<number | null>(null);
  const before = useRef(left);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const mark = passedMark(before.current, left);
    before.current = left;
    if (mark !== null) setSaid(mark);
    if (mark === 0) end.current?.();
  }, [left]);
  const state = left === 0 ? 'ended' : left <= warnS ? 'warning' : 'running';
  return (
    <Root role="timer" {...rest} data-state={state}>
      {left === 0 && ended !== undefined ? ended : formatCountdown(left, format, words.days)}
      <span className="said" role="status">
        {said === null ? '' : said === 0 ? words.ended : words.left(said)}
      </span>
    </Root>
  );
}
