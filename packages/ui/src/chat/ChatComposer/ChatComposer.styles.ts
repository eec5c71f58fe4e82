import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type, visuallyHidden } from '../../foundations/css.ts';

const { color } = token;

/** 132 px: tools, two lines of text that scroll from the third on, and the footer. */
export const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  height: '132px',
  padding: `${token.space[8]} ${token.space[12]} ${token.space[12]}`,
  borderTop: `1px solid ${color.border.subtle}`,
  background: color.surface.card,
  '& > .tools': { display: 'flex', gap: token.space[2], minHeight: '32px' },
  '& > .tools > button': { width: '32px', height: '32px', borderRadius: token.radius.control },
  '& > .tools > button:disabled': { color: color.text.disabled },
  // The text area fills the middle, so that a click beside the text places the caret.
  '& > .text': { flex: 1, minHeight: 0, padding: `0 ${token.space[8]}`, cursor: 'text' },
  '& textarea': {
    display: 'block',
    width: '100%',
    fieldSizing: 'content',
    minHeight: '22px',
    maxHeight: '44px',
    margin: 0,
    padding: 0,
    border: 0,
    outline: 0,
    resize: 'none',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    ...type[14],
    color: color.text.primary,
    background: 'none',
    '&::placeholder': { color: token.field.placeholder, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed', color: color.text.disabled, WebkitTextFillColor: color.text.disabled },
  },
  '&:focus-within:has(textarea:focus-visible)': { boxShadow: `inset 0 2px 0 ${color.focus.ring}` },
  '& > .foot': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: token.space[12],
    minHeight: '36px',
    padding: `0 ${token.space[4]}`,
    ...type[12],
    color: color.text.tertiary,
  },
  '& .told': { flex: '1 1 0', minWidth: 0, paddingInlineStart: token.space[4] },
  '& .told:not(:empty)': { minWidth: 'max-content' },
  '& .told[data-tone="danger"]': { color: color.status.danger.fg },
  '& .hint': { textAlign: 'end' },
  '& .hidden': visuallyHidden,
  '&[data-status="offline"] .hint': { color: color.status.warning.fg },
  '&[data-status="disabled"]': { background: color.surface.page, '& > .text': { cursor: 'not-allowed' } },
  '@media (forced-colors: active)': {
    '&:focus-within:has(textarea:focus-visible)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});
