import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { forcedBox, hover, type, visuallyHidden } from '../../foundations/css.ts';

const frame = (width: string, color: string) => `inset 0 0 0 ${width} ${color}`;

/** Two buttons around a number, in one frame. */
export const Root = styled.span({
  display: 'inline-flex',
  alignItems: 'stretch',
  height: token.field.hMd,
  borderRadius: token.radius.control,
  background: token.field.bg,
  boxShadow: frame('1px', token.field.border),
  transition: `box-shadow ${token.motion.fast}`,
  '&[data-size="sm"]': { height: token.field.hSm },
  '&[data-size="lg"]': { height: token.field.hLg },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: token.field.hMd,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: token.radius.control,
    background: 'none',
    color: token.color.text.primary,
    cursor: 'pointer',
    '&:hover': { color: token.color.text.link },
    '&:active': { color: token.color.text.linkHover },
    '&:disabled': { color: token.color.text.disabled, cursor: 'not-allowed' },
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
  },
  '&[data-size="sm"] > button': { width: token.field.hSm },
  '&[data-size="lg"] > button': { width: token.field.hLg },
  '& > input': {
    width: '48px',
    minWidth: 0,
    margin: `${token.space[8]} 0`,
    padding: 0,
    border: 'solid',
    borderColor: token.color.border.subtle,
    borderWidth: '0 1px',
    outline: 0,
    background: 'none',
    fontFamily: token.font.number,
    ...type[14],
    fontWeight: token.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    color: token.color.text.primary,
  },
  '&[data-size="sm"] > input': { width: '40px', margin: `${token.space[4]} 0`, ...type[13] },
  '&[data-size="lg"] > input': { width: '56px', margin: `${token.space[12]} 0`, ...type[16] },
  '& > .said': visuallyHidden,
  [hover]: { boxShadow: frame('1px', token.field.borderHover) },
  '&[data-error]': { boxShadow: frame('1.5px', token.field.borderError) },
  '&:is(:focus-within, [data-force="focus"])': { outline: 0, boxShadow: frame('2px', token.color.focus.ring) },
  '&[data-disabled], &[data-disabled]:hover': {
    background: token.color.surface.sunken,
    boxShadow: 'none',
    '& > input': {
      color: token.color.text.disabled,
      WebkitTextFillColor: token.color.text.disabled,
      cursor: 'not-allowed',
    },
  },
  '@media (forced-colors: active)': forcedBox,
});
