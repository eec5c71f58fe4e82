import { Popover } from '@base-ui/react/popover';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { forcedBox, hover, type } from '../../foundations/css.ts';

/** Positions the popup above the page. */
export const Positioner = styled(Popover.Positioner)({ zIndex: token.z.popover, outline: 0 });

/** A text input with a calendar button and an error message. */
export const Root = styled.span({
  display: 'block',
  minWidth: 0,
  '& input': { fontVariantNumeric: 'tabular-nums' },
  '& .problem': { display: 'block', marginTop: token.space[4], ...type[12], color: token.color.status.danger.fg },
});

/** Two inputs in one frame. */
export const RangeFrame = styled.span({
  display: 'flex',
  gap: token.space[8],
  alignItems: 'center',
  height: token.field.hLg,
  padding: '0 14px',
  borderRadius: token.radius.control,
  background: token.field.bg,
  color: token.color.text.tertiary,
  ...type[14],
  boxShadow: `inset 0 0 0 1px ${token.field.border}`,
  transition: `box-shadow ${token.motion.fast}`,
  '&[data-size="md"]': { height: token.field.hMd, padding: `0 ${token.space[12]}` },
  '&[data-size="sm"]': { height: token.field.hSm, padding: `0 ${token.space[8]}`, ...type[13] },
  '& > button': { marginInlineStart: 'auto' },
  '& > input': {
    flex: '0 1 11ch',
    minWidth: 0,
    width: '11ch',
    height: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    font: 'inherit',
    color: token.color.text.primary,
    '&::placeholder': { color: token.field.placeholder, opacity: 1 },
  },
  [hover]: { boxShadow: `inset 0 0 0 1px ${token.field.borderHover}` },
  '&[data-error]': { boxShadow: `inset 0 0 0 1.5px ${token.field.borderError}` },
  '&:is(:focus-within, [data-force="focus"])': { outline: 0, boxShadow: `inset 0 0 0 2px ${token.color.focus.ring}` },
  '&[data-disabled], &[data-disabled]:hover': {
    background: token.color.surface.sunken,
    boxShadow: 'none',
    '& > input': { color: token.color.text.disabled, WebkitTextFillColor: token.color.text.disabled },
  },
  '@media (forced-colors: active)': forcedBox,
});

/** The button that opens the calendar. */
export const Trigger = styled(Popover.Trigger)({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  marginBlock: 0,
  marginInline: '0 -6px',
  padding: 0,
  border: 0,
  borderRadius: token.radius.control,
  background: 'none',
  color: token.color.text.tertiary,
  cursor: 'pointer',
  '&:hover': { color: token.color.text.primary },
  '&:disabled': { color: token.color.text.disabled, cursor: 'not-allowed' },
  '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
});
