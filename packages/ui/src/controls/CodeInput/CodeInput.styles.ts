import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { visuallyHidden } from '../../foundations/css.ts';
import { Input } from '../Input/Input.tsx';

/** The input with the link that sends a code. */
export const Root = styled(Input)({
  '& > input': { fontFamily: token.font.number, fontVariantNumeric: 'tabular-nums' },
  '& > input:not(:placeholder-shown)': { letterSpacing: '.12em' },
  '& .send': {
    minHeight: token.size.target,
    padding: 0,
    border: 0,
    borderRadius: token.space[4],
    background: 'none',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    color: token.color.text.link,
    cursor: 'pointer',
    '&:hover': { color: token.color.text.linkHover, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&[aria-disabled="true"]': { color: token.color.text.tertiary, textDecoration: 'none', cursor: 'default' },
  },
  '& .said': visuallyHidden,
});
