import { token } from '@shuyuan/tokens';
import { tickMask, type } from '../foundations/css.ts';
import {
  colouredSide,
  cornerTick,
  notchedAcross,
  perforation,
  ticketSelected,
  ticketShadow,
  ticketShadowHover,
} from './ticket.ts';

const { color, fontSize, motion, radius, space, weight } = token;

/** The ticket itself, around its paper. */
export const ticket = {
  position: 'relative',
  display: 'block',
  minWidth: 0,
  color: color.text.primary,
  filter: ticketShadow,
  contentVisibility: 'auto',
  transition: `translate ${motion.base} ${motion.ease}`,
} as const;

/**
 * A hovered ticket. Its shadow has no transition: that of a filter runs on the compositor, which sets up the layers of every other ticket
 * of the list again in each frame, and a change of brand starts it (decision 0032).
 */
export const raised = {
  filter: ticketShadowHover,
  translate: '0 -2px',
  transition: `translate ${motion.base} ${motion.ease}`,
} as const;

/** A focused ticket. */
export const focused = {
  outline: `${token.size.thread} solid ${color.focus.ring}`,
  outlineOffset: '3px',
  borderRadius: radius.card,
} as const;

/** A selected ticket: its outline follows the notches, with a check mark in the corner. */
export const chosen = {
  filter: ticketSelected,
  '&::before': cornerTick.ground,
  '&::after': { ...cornerTick.sign, maskImage: tickMask, maskSize: 'contain' },
} as const;

/** The radio input of a selectable ticket: it receives the clicks, the ticket shows its state. */
export const radio = { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' } as const;

/** The paper, torn at this distance from the left. */
export function paper(at: string) {
  return {
    display: 'grid',
    gridTemplateColumns: `${at} minmax(0, 1fr)`,
    overflow: 'hidden',
    borderRadius: radius.card,
    background: color.surface.card,
    ...notchedAcross([at]),
  } as const;
}

/** The coloured side, up to the perforation. */
export const side = {
  ...colouredSide,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  padding: `0 ${space[4]}`,
  textAlign: 'center',
  '&::after': perforation,
} as const;

const small = { margin: '0 1px', fontSize: fontSize[14], letterSpacing: 0 } as const;

/** The currency sign before a figure and the unit after it: no elements, a list has a thousand of them. */
export const signs = '&[data-sign]::before, &[data-unit]::after';

/** The value on the coloured side; longer ones are smaller. */
export const figure = {
  display: 'flex',
  alignItems: 'baseline',
  fontFamily: token.font.number,
  fontSize: '36px',
  lineHeight: '40px',
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.02em',
  whiteSpace: 'nowrap',
  '& > small': small,
  [signs]: small,
  '&[data-sign]::before': { content: 'attr(data-sign)' },
  '&[data-unit]::after': { content: 'attr(data-unit)' },
  '&[data-length="middle"]': { fontSize: '28px' },
  '&[data-length="long"]': { fontSize: '20px', lineHeight: '28px' },
  '&[data-length="longest"]': {
    fontSize: '16px',
    lineHeight: '28px',
    [signs]: { fontSize: fontSize[12] },
    '@media (width < 1200px)': { fontSize: '13px' },
  },
} as const;

/** The line below the value. */
export const rule = { marginTop: space[4], ...type[12] } as const;

/** The white side with the text. */
export const words = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  alignItems: 'end',
  columnGap: space[12],
  minWidth: 0,
  paddingBlock: 0,
  paddingInline: `${space[24]} ${space[16]}`,
} as const;

/** Its first line: name and type. */
export const head = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
} as const;

/** Name of a ticket, on one line. */
export const name = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...type[16],
  lineHeight: '24px',
  fontWeight: weight.semibold,
  // On a narrow ticket a second line, rather than two characters and dots; never a third, for which the ticket has no room.
  '@media (width < 1200px)': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    maxHeight: '2lh',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
} as const;

/** Type of the ticket, after the name. */
export const kind = {
  flex: 'none',
  padding: '0 6px',
  borderRadius: space[4],
  fontSize: fontSize[12],
  lineHeight: '20px',
  fontWeight: weight.medium,
  color: color.accent.softFg,
  background: color.accent.softBg,
} as const;

/** End of validity. */
export const when = { display: 'block', marginTop: '6px', ...type[12], color: color.text.tertiary } as const;
