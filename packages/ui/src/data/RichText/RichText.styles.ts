import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { PICTURE_HEIGHT } from '../../foundations/css.ts';

/** Paragraphs and lists in the size of their surroundings. */
export const Root = styled.div({
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: token.space[12] },
  '& li > * + *': { marginTop: token.space[8] },
  '& :is(ul, ol)': { paddingInlineStart: '1.5em' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { marginTop: token.space[4] },
  '& strong': { fontWeight: token.weight.semibold },
  '& em': { fontStyle: 'italic' },
  '& u': { textDecorationLine: 'underline' },
  '& a': { color: token.color.text.link, textDecorationLine: 'underline' },
  '& a:hover': { color: token.color.text.linkHover, textDecorationThickness: '2px' },
  '& img': {
    display: 'block',
    maxWidth: '100%',
    maxHeight: PICTURE_HEIGHT,
    height: 'auto',
    borderRadius: token.radius.control,
  },
});
