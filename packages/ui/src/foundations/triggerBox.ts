import { token } from '@shuyuan/tokens';
import { hover, type } from './css.ts';

/** The closed box of whatever opens a list or a calendar: `.value` in front, `.arrow` at the end. */
export const triggerBox = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[8],
  width: '100%',
  minWidth: '120px',
  height: token.field.hLg,
  margin: 0,
  padding: '0 14px',
  border: 0,
  borderRadius: token.radius.control,
  background: token.field.bg,
  color: token.color.text.primary,
  fontFamily: 'inherit',
  ...type[14],
  textAlign: 'left',
  boxShadow: `inset 0 0 0 1px ${token.field.border}`,
  cursor: 'pointer',
  transition: `box-shadow ${token.motion.fast}`,
  '& > .value': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > .value[data-placeholder]': { color: token.field.placeholder },
  '& > .arrow': {
    display: 'flex',
    color: token.color.text.tertiary,
    transition: `rotate ${token.motion.base} ${token.motion.ease}`,
  },
  '& > .arrow > svg': { width: token.size.iconSm, height: token.size.iconSm },
  '&[data-popup-open] > .arrow': { rotate: '180deg' },
  '&[data-size="md"]': { height: token.field.hMd, padding: `0 ${token.space[12]}` },
  '&[data-size="sm"]': { height: token.field.hSm, padding: `0 ${token.space[8]}`, ...type[13] },
  [hover]: { boxShadow: `inset 0 0 0 1px ${token.field.borderHover}` },
  '&[data-error]': { boxShadow: `inset 0 0 0 1.5px ${token.field.borderError}` },
  '&:is(:focus-visible, [data-popup-open], [data-force="focus"])': {
    outline: 0,
    boxShadow: `inset 0 0 0 2px ${token.color.focus.ring}`,
  },
  '&[data-disabled], &[data-disabled]:hover': {
    background: token.color.surface.sunken,
    boxShadow: 'none',
    color: token.color.text.disabled,
    cursor: 'not-allowed',
  },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
} as const;
