import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Columns } from './articles.styles.ts';

const { color, fontSize, lineHeight, space, weight } = token;

export const Crumbs = styled.div({ padding: `${space[20]} 0 ${space[16]}` });

/** Labels, title and author above a text. */
export const Head = styled.header({
  '& > p': { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  '& > h1': { margin: `${space[12]} 0 18px`, fontSize: '32px', lineHeight: '44px', overflowWrap: 'anywhere' },
});

/** Who wrote it, when, and how long it is. */
export const By = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  marginBottom: space[24],
  '& > div': { minWidth: 0, marginInlineEnd: 'auto' },
  '& b': { display: 'block', fontWeight: weight.semibold, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', '&:hover': { color: color.text.link } },
  '& small': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[12],
    fontSize: fontSize[13],
    lineHeight: lineHeight[13],
    color: color.text.tertiary,
  },
});

/**
 * The text and its side column, both as high as the longer one: what stays in view has room to move, and below a short text the sheet
 * goes on to where the comments begin.
 */
export const Reading = styled(Columns)({
  alignItems: 'stretch',
  '& > :first-of-type': { display: 'grid' },
  '& > aside': { display: 'flex', flexDirection: 'column' },
});

/** What stays in view while the text is read. */
export const Sticky = styled.div({
  position: 'sticky',
  top: `calc(${token.header.h} + ${space[24]})`,
  display: 'grid',
  gap: token.layout.gutter,
});
