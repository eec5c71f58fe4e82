import styled from '@emotion/styled';
import type { Instant } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import { Countdown } from '../feedback/Countdown/Countdown.tsx';
import { formatCountdown } from '../feedback/Countdown/formatCountdown.ts';
import type { BaseProps } from '../foundations/baseProps.ts';
import { visuallyHidden } from '../foundations/css.ts';
import { useSecondsLeft } from '../foundations/useSecondsLeft.ts';

export interface TileClockProps extends BaseProps<HTMLSpanElement> {
  /** The deadline. */
  endsAt: Instant;
  /** Tiles of 44 or 24 px. */
  size?: 'sm' | 'lg' | undefined;
  /** Called once, when it reaches zero. */
  onEnd?: (() => void) | undefined;
  /** White tiles, for a tinted background. */
  on?: 'white' | 'tint' | undefined;
}

const HOUR_S = 3600;

const Root = styled.span({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: token.space[4],
  fontFamily: token.font.number,
  fontSize: token.fontSize[20],
  lineHeight: '30px',
  fontWeight: token.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '& > .said': visuallyHidden,
  '& > .tile': {
    display: 'grid',
    placeItems: 'center',
    minWidth: '40px',
    height: '44px',
    padding: '0 6px',
    borderRadius: token.radius.control,
    fontSize: token.fontSize[24],
    letterSpacing: '.02em',
    color: token.color.text.primary,
    background: 'var(--_tile)',
  },
  '--_tile': token.color.surface.sunken,
  '&[data-on="tint"]': { '--_tile': token.color.surface.card },
  '&[data-hurry] > .tile': { color: token.color.status.danger.fg },
  '&[data-size="sm"]': {
    gap: '3px',
    fontSize: token.fontSize[14],
    lineHeight: token.lineHeight[14],
    '& > .tile': {
      minWidth: '28px',
      height: '24px',
      padding: '0 4px',
      borderRadius: '5px',
      fontSize: token.fontSize[14],
    },
  },
});

/** The remaining time on tiles; screen readers get the kit's countdown (ui-kit 3.4). */
export function TileClock({ endsAt, size = 'lg', on, onEnd, ...rest }: TileClockProps) {
  const left = useSecondsLeft(endsAt);
  const format = left >= HOUR_S ? 'd hh:mm:ss' : 'mm:ss';
  const hours = Math.floor(left / HOUR_S);
  const text =
    left >= HOUR_S
      ? `${String(hours).padStart(2, '0')}:${formatCountdown(left % HOUR_S, 'mm:ss', String)}`
      : formatCountdown(left, 'mm:ss', String);
  return (
    <Root {...rest} data-size={size} data-on={on} data-hurry={left <= 60 ? '' : undefined}>
      <span className="said">
        <Countdown endsAt={endsAt} format={format} onEnd={onEnd} />
      </span>
      {text.split(':').map((part, place) => (
        <Tile key={PLACES[place]} isFirst={place === 0}>
          {part}
        </Tile>
      ))}
    </Root>
  );
}

const PLACES = ['first', 'second', 'third'];

function Tile({ isFirst, children }: { isFirst: boolean; children: string }) {
  return (
    <>
      {!isFirst && <span aria-hidden>:</span>}
      <span className="tile" aria-hidden>
        {children}
      </span>
    </>
  );
}
