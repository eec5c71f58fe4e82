import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

const shake = {
  '0%, 100%': { transform: 'none' },
  '20%, 60%': { transform: 'translateX(-4px)' },
  '40%, 80%': { transform: 'translateX(4px)' },
};

/** The checkbox and the links after it, laid out as one sentence. */
export const Root = styled.div({
  ...type[13],
  color: token.color.text.secondary,
  // Two names for the same keyframes, so that a second rejection restarts the animation.
  '@keyframes sy-consent-odd': shake,
  '@keyframes sy-consent-even': shake,
  '&[data-refusal="odd"] > .line': { animation: `sy-consent-odd ${token.motion.slow}` },
  '&[data-refusal="even"] > .line': { animation: `sy-consent-even ${token.motion.slow}` },
  '& > .line': { paddingInlineStart: token.space[24] },
  '& > .line > label': { marginInlineStart: '-24px', padding: 0, color: 'inherit', verticalAlign: 'top' },
  '& > .line > label > input': { margin: '2px 0' },
  '& > .line > a': {
    borderRadius: '2px',
    color: token.color.text.link,
    '&:is(:hover, [data-force="hover"])': {
      color: token.color.text.linkHover,
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
  '& > .line[data-spaced] > a:first-of-type': { marginInlineStart: '4px' },
  '& > .message': {
    marginTop: token.space[4],
    paddingInlineStart: token.space[24],
    ...type[12],
    color: token.color.status.danger.fg,
  },
});
