import { alpha, token } from '@shuyuan/tokens';
import { tickMask } from '../../course/masks.ts';
import { hover, type } from '../../foundations/css.ts';

/** A line around a block of the card. */
export const hairline = `inset 0 0 0 1px ${alpha(token.color.border.control, 45)}`;

/** The group price: one row. */
export const group = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '40px',
  marginTop: '10px',
  padding: `${token.space[4]} ${token.space[12]}`,
  borderRadius: token.radius.control,
  ...type[13],
  color: token.color.accent.softFg,
  background: token.color.accent.softBg,
  '& > .faces': {
    display: 'flex',
    flex: 'none',
    '& > *': { boxShadow: `0 0 0 2px ${token.color.accent.softBg}` },
    '& > * + *': { marginInlineStart: `calc(-1 * ${token.space[8]})` },
  },
  '& .seat': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: token.space[24],
    height: token.space[24],
    borderRadius: token.radius.pill,
    border: '1.5px dashed',
    background: token.color.accent.softBg,
    '& > svg': { width: '12px', height: '12px' },
  },
  '& > .terms': { display: 'flex', flexWrap: 'wrap', columnGap: token.space[12], minWidth: 0 },
  '& b': { fontWeight: token.weight.semibold },
  '& [role="timer"]': { display: 'inline-block', minWidth: '8ch' },
  '& > .go': {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    marginInlineStart: 'auto',
    fontWeight: token.weight.medium,
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm, strokeWidth: 1.6 },
  },
  '&:is(:focus-visible, [data-force="focus"])': {
    outline: `${token.size.thread} solid ${token.color.focus.ring}`,
    outlineOffset: token.size.focusOffset,
  },
  [hover]: { '& > .go': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
} as const;

/** Classes as radio cards. */
export const offers = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '10px',
  marginTop: '18px',
  '& > label': {
    position: 'relative',
    minWidth: 0,
    padding: '11px 12px',
    borderRadius: '10px',
    boxShadow: hairline,
    cursor: 'pointer',
    overflow: 'hidden',
    [hover]: { boxShadow: `inset 0 0 0 1px ${token.color.border.selected}` },
    '& > input': { position: 'absolute', opacity: 0, inset: 0, margin: 0, cursor: 'inherit' },
    '& > b': {
      display: 'block',
      marginInlineEnd: '10px', // the check mark of the selected one
      overflowWrap: 'anywhere',
      ...type[14],
      fontWeight: token.weight.semibold,
    },
    '& > small': { display: 'block', ...type[12], color: token.color.text.tertiary },
    '&:has(:checked)': {
      background: alpha(token.color.nav.selectedBg, 50),
      boxShadow: `inset 0 0 0 2px ${token.color.border.selected}`,
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineEnd: 0,
        top: 0,
        width: '20px',
        height: '20px',
        borderStartStartRadius: 0,
        borderStartEndRadius: '10px',
        borderEndEndRadius: 0,
        borderEndStartRadius: '8px',
        background: token.color.border.selected,
      },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInlineEnd: '4px',
        top: '4px',
        width: '12px',
        height: '12px',
        background: token.color.text.onAction,
        maskImage: tickMask,
        maskSize: 'contain',
      },
    },
    '&:has(:focus-visible)': {
      outline: `${token.size.thread} solid ${token.color.focus.ring}`,
      outlineOffset: token.size.focusOffset,
    },
    '&:has(:disabled)': {
      color: token.color.text.disabled,
      background: token.color.surface.sunken,
      boxShadow: 'none',
      cursor: 'not-allowed',
      '& > small': { color: token.color.text.secondary },
    },
  },
} as const;

/** Seats of the selected class. */
export const quota = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  marginTop: token.space[16],
  ...type[12],
  overflowWrap: 'anywhere',
  color: token.color.text.tertiary,
  '& > .bar': {
    flex: 1,
    height: '4px',
    borderRadius: '2px',
    background: `linear-gradient(${token.color.progress.fill} 0 0) 0 / var(--_done, 0%) 100% no-repeat ${token.color.progress.track}`,
  },
  '& > .num': { flex: 'none', fontFamily: token.font.number, fontVariantNumeric: 'tabular-nums' },
} as const;
