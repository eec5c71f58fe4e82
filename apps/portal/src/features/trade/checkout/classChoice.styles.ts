import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space } = token;

/** Classes two in a row; the chosen one has the frame and the tick of the brand. */
export const Classes = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
});

/** One class. */
export const Frame = styled.label({
  position: 'relative',
  minWidth: 0,
  padding: '14px 16px 16px',
  borderRadius: token.radius.card,
  boxShadow: `inset 0 0 0 1px ${alpha(color.border.control, 50)}`,
  cursor: 'pointer',
  overflow: 'hidden',
  transition: `box-shadow ${token.motion.fast}`,
  '&:hover': { boxShadow: `inset 0 0 0 1px ${color.border.selected}` },
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:focus-visible)': {
    outline: `${token.size.thread} solid ${color.focus.ring}`,
    outlineOffset: token.size.focusOffset,
  },
  '&:has(:checked)': {
    background: alpha(color.nav.selectedBg, 50),
    boxShadow: `inset 0 0 0 2px ${color.border.selected}`,
  },
  '&:has(:disabled)': {
    cursor: 'not-allowed',
    background: color.surface.page,
    boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  },
});

/** The tick of the chosen class. */
export const Tick = styled.span({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  display: 'none',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  borderRadius: `8px 0 ${token.radius.card}`,
  color: color.action.fg,
  background: color.border.selected,
  'input:checked ~ &': { display: 'grid' },
  '& > svg': { width: '14px', height: '14px', strokeWidth: 2.4 },
});

/** Name of the class, and its seats at the end. */
export const Line = styled.span({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: '24px',
  '& > b': { minWidth: 0, fontSize: fontSize[16], lineHeight: '24px', overflowWrap: 'anywhere' },
});

/** Seats that are left, or why the class is closed. */
export const Seats = styled.span({
  flex: 'none',
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: color.text.secondary,
  '&[data-few]': { color: color.accent.softFg },
});

/** When it begins and at what time. */
export const Times = styled.p({
  marginTop: '2px',
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: color.text.secondary,
});

/** The days of the week, those with a lesson marked. */
export const WeekDays = styled.span({ display: 'flex', gap: '6px', margin: `${space[12]} 0 0` });

/** One day. */
export const Day = styled.i({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: token.radius.pill,
  fontStyle: 'normal',
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  color: color.text.tertiary,
  background: color.surface.page,
  '&[data-on]': {
    fontWeight: token.weight.semibold,
    color: color.actionSoft.fg,
    background: color.actionSoft.bg,
  },
});
