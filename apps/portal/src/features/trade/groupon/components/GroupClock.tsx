import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Countdown } from '@shuyuan/ui';

interface GroupClockProps {
  /** The end, in epoch milliseconds of the browser's clock. */
  until: number;
  onEnd: () => void;
  /** On the page, or on a tinted ground. */
  on?: 'card' | 'tint';
}

const Plate = styled.span({
  display: 'inline-block',
  padding: `${token.space[2]} ${token.space[8]}`,
  borderRadius: token.radius.control,
  background: token.color.surface.sunken,
  fontWeight: token.weight.semibold,
  color: token.color.text.primary,
  '&[data-on="tint"]': { background: token.color.surface.card },
});

/** The time that is left, days included, on a plate; announced as every countdown is (§9). */
export function GroupClock({ until, onEnd, on = 'card' }: GroupClockProps) {
  return (
    <Plate data-on={on}>
      <Countdown endsAt={until} format="d hh:mm:ss" warnS={60} onEnd={onEnd} />
    </Plate>
  );
}
