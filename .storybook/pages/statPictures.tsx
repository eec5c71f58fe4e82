import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const Bars = styled.span({
  display: 'flex',
  alignItems: 'flex-end',
  gap: token.space[4],
  height: '40px',
  '& > i': { width: '6px', borderRadius: '3px', background: token.color.actionSoft.bgHover },
  '& > i[data-day="now"]': { background: token.color.progress.fill },
  '& > i[data-day="next"]': { background: token.color.progress.track },
});

/** Hours of the days of a week, in percent of the longest; the fifth is today. */
const HOURS = [60, 38, 78, 46, 100, 14, 14];
const TODAY = 4;

/** How long one learned on each day of the week. */
export function WeekBars() {
  return (
    <Bars>
      {HOURS.map((height, day) => (
        <i
          key={day}
          style={{ height: `${height}%` }}
          data-day={day === TODAY ? 'now' : day > TODAY ? 'next' : undefined}
        />
      ))}
    </Bars>
  );
}

const LINE = 'M3 8C14 6 18 18 28 16S42 22 50 26S62 28 68 32';

/** Remaining mistakes, week by week. */
export function Curve() {
  return (
    <svg width={72} height={40} viewBox="0 0 72 40" fill="none" aria-hidden="true">
      <path d={`${LINE}V40H3Z`} style={{ fill: token.color.actionSoft.bg }} />
      <path d={LINE} style={{ stroke: token.color.progress.fill }} strokeWidth={2} strokeLinecap="round" />
      <circle
        cx={68}
        cy={32}
        r={3}
        style={{ fill: token.color.surface.card, stroke: token.color.progress.fill }}
        strokeWidth={2}
      />
    </svg>
  );
}

const Days = styled.span({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 8px)',
  gap: token.space[4],
  '& > i': { width: '8px', height: '8px', borderRadius: '2px', background: token.color.status.success.solid },
  '& > i:nth-of-type(7)': { background: token.color.progress.track },
  '& > i:last-of-type': { background: 'none', boxShadow: `inset 0 0 0 1px ${token.color.border.control}` },
});
const CLASSES = Array.from({ length: 15 }, (_, place) => place);

/** The last live classes: attended, one missed, and the next one. */
export function Attendance() {
  return (
    <Days>
      {CLASSES.map((place) => (
        <i key={place} />
      ))}
    </Days>
  );
}
