import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** The list on the 1154 grid: filters, one line of results, tiles. */
export const Root = styled.div({
  width: token.layout.page,
  maxWidth: '100%',
  marginInline: 'auto',
  paddingTop: token.space[24],
});

/** What was found, how it is ordered, and whether closed sales show. */
export const ResultLine = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[20],
  minHeight: token.space[48],
  fontSize: token.fontSize[13],
  lineHeight: token.lineHeight[13],
  color: token.color.text.tertiary,
  '& > h1': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[12],
    minWidth: 0,
    fontSize: 'inherit',
    lineHeight: 'inherit',
    fontWeight: token.weight.regular,
    overflowWrap: 'anywhere',
    '& b': { fontWeight: token.weight.semibold, color: token.color.text.primary },
  },
  '& > nav': { display: 'flex', flex: 'none', gap: token.space[20], marginInlineStart: 'auto' },
  '& > nav > a': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[2],
    padding: `${token.space[4]} 0`,
    color: 'inherit',
    transition: `color ${token.motion.fast}`,
    '&:hover': { color: token.color.text.link },
    '&[aria-current]': { fontWeight: token.weight.semibold, color: token.color.text.primary },
    '& > svg': { width: '14px', height: '14px' },
  },
  '& > label': { flex: 'none', color: token.color.text.secondary },
});

/** Tiles four in a row. */
export const Tiles = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${token.space[24]} ${token.layout.gutter}`,
});
