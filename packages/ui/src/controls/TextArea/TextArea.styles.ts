import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { forcedBox, hover, type, visuallyHidden } from '../../foundations/css.ts';

const frame = (width: string, color: string) => `inset 0 0 0 ${width} ${color}`;

/** The frame around the text and the line below it. */
export const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: token.radius.control,
  background: token.field.bg,
  color: token.color.text.tertiary,
  boxShadow: frame('1px', token.field.border),
  transition: `box-shadow ${token.motion.fast}`,
  cursor: 'text',
  // The whole frame is resized, so that the handle is in its corner and not above the counter.
  minHeight: 'min-content',
  overflow: 'hidden',
  resize: 'vertical',
  '& > textarea': {
    display: 'block',
    flex: '1 0 auto',
    boxSizing: 'border-box',
    width: '100%',
    margin: 0,
    padding: '11px 14px',
    border: 0,
    borderRadius: 'inherit',
    outline: 0,
    resize: 'none',
    background: 'none',
    fontFamily: 'inherit',
    ...type[14],
    color: token.color.text.primary,
    overflowWrap: 'anywhere',
    '&::placeholder': { color: token.field.placeholder, opacity: 1 },
  },
  // Without browser support for sizing by content the text scrolls, and nothing is lost.
  '&[data-grows]': { resize: 'none' },
  '&[data-grows] > textarea': { fieldSizing: 'content', maxHeight: '320px' },
  '& > .foot': {
    display: 'flex',
    gap: token.space[12],
    alignItems: 'flex-start',
    minHeight: token.lineHeight[12],
    paddingBlock: `${token.space[4]} ${token.space[8]}`,
    paddingInline: '14px 18px',
    ...type[12],
  },
  '& > .foot > .count': {
    flex: 'none',
    marginInlineStart: 'auto',
    fontFamily: token.font.number,
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-count="near"] > .foot > .count': { color: token.color.status.warning.fg },
  '&[data-count="full"] > .foot > .count': { fontWeight: token.weight.semibold, color: token.color.text.primary },
  '& .notice': { color: token.color.status.warning.fg },
  '& .said': visuallyHidden,
  [hover]: { boxShadow: frame('1px', token.field.borderHover) },
  '&[data-error]': { boxShadow: frame('1.5px', token.field.borderError) },
  '&:is(:focus-within, [data-force="focus"])': { outline: 0, boxShadow: frame('2px', token.color.focus.ring) },
  '&[data-error]:is(:focus-within, [data-force="focus"])': { boxShadow: frame('2px', token.field.borderError) },
  '&[data-disabled], &[data-disabled]:hover': {
    background: token.color.surface.sunken,
    boxShadow: 'none',
    cursor: 'not-allowed',
    resize: 'none',
    '& > textarea': {
      color: token.color.text.disabled,
      cursor: 'not-allowed',
      WebkitTextFillColor: token.color.text.disabled,
    },
  },
  '&[data-variant="title"]': {
    borderRadius: 0,
    resize: 'none',
    background: 'none',
    boxShadow: `0 1px 0 ${token.color.border.subtle}`,
    [hover]: { boxShadow: `0 1px 0 ${token.field.borderHover}` },
    '&[data-error]': { boxShadow: `0 1.5px 0 ${token.field.borderError}` },
    '&:is(:focus-within, [data-force="focus"])': { boxShadow: `0 2px 0 ${token.color.focus.ring}` },
    '&[data-error]:is(:focus-within, [data-force="focus"])': { boxShadow: `0 2px 0 ${token.field.borderError}` },
    '&[data-disabled], &[data-disabled]:hover': {
      background: 'none',
      boxShadow: `0 1px 0 ${token.color.border.subtle}`,
    },
    '& > textarea': { padding: 0, ...type[28], fontWeight: token.weight.semibold },
  },
  '@media (forced-colors: active)': forcedBox,
});
