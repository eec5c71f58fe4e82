import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { forcedBox, hover, type } from '../../foundations/css.ts';

const frame = (width: string, color: string) => `inset 0 0 0 ${width} ${color}`;

/** The frame around an input; shared by all text controls. */
export const Root = styled.span({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[8],
  height: token.field.hLg,
  padding: '0 14px',
  borderRadius: token.radius.control,
  background: token.field.bg,
  color: token.color.text.tertiary,
  ...type[14],
  boxShadow: frame('1px', token.field.border),
  transition: `box-shadow ${token.motion.fast}`,
  cursor: 'text',
  '&[data-size="md"]': { height: token.field.hMd, padding: `0 ${token.space[12]}` },
  '&[data-size="sm"]': { height: token.field.hSm, padding: `0 ${token.space[8]}`, ...type[13] },
  '& > svg, & > .prefix > svg, & > .suffix > svg': {
    flex: 'none',
    width: token.size.iconMd,
    height: token.size.iconMd,
  },
  '& > .prefix, & > .suffix': { display: 'flex', alignItems: 'center', flex: 'none', gap: token.space[8] },
  '& > input': {
    flex: 1,
    minWidth: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    font: 'inherit',
    color: token.color.text.primary,
    '&::placeholder': { color: token.field.placeholder, opacity: 1 },
    // A separate rule, because a browser drops the whole rule for one unknown selector.
    '&::-ms-reveal': { display: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:-webkit-autofill': { WebkitBackgroundClip: 'text', WebkitTextFillColor: token.color.text.primary },
  },
  [hover]: { boxShadow: frame('1px', token.field.borderHover) },
  '&[data-error]': { boxShadow: frame('1.5px', token.field.borderError) },
  '&:is(:focus-within, [data-force="focus"])': { outline: 0, boxShadow: frame('2px', token.color.focus.ring) },
  '&[data-error]:is(:focus-within, [data-force="focus"])': { boxShadow: frame('2px', token.field.borderError) },
  '&[data-disabled], &[data-disabled]:hover': {
    background: token.color.surface.sunken,
    boxShadow: 'none',
    cursor: 'not-allowed',
    '& > input': {
      color: token.color.text.disabled,
      cursor: 'not-allowed',
      WebkitTextFillColor: token.color.text.disabled,
    },
  },
  '& .tool': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: token.size.target,
    height: token.size.target,
    margin: `0 calc(-1 * ${token.space[2]})`,
    padding: 0,
    border: 0,
    borderRadius: token.space[4],
    background: 'none',
    color: token.color.text.tertiary,
    cursor: 'pointer',
    '&:hover': { color: token.color.text.primary },
    '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
  },
  '& .tool[data-small] > svg': { width: token.size.iconSm, height: token.size.iconSm },
  '@media (forced-colors: active)': forcedBox,
});
