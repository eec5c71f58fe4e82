import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space } = token;

/** The page: title, panel, what was redeemed before. */
export const Page = styled.div({
  '& > h1 + *': { marginTop: space[12] },
  '& > section': { marginTop: space[32] },
});

/** Title of what was redeemed before, and what it is. */
export const HistoryHead = styled.header({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[12],
  marginBottom: space[12],
  '& > h2': { fontSize: fontSize[18], lineHeight: lineHeight[18] },
  '& > p': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.tertiary },
});

/** Redemptions, one a line: code, what, where to, done. */
export const History = styled.ul({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  overflow: 'hidden',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '152px minmax(0, 1fr) auto 88px',
    alignItems: 'center',
    gap: space[20],
    minHeight: '72px',
    padding: `${space[8]} ${space[24]}`,
  },
  '& > li + li': { borderTop: `1px solid ${color.border.subtle}` },
  '& > li[data-new]': { background: alpha(color.status.success.bg, 55), '& time': { color: color.text.secondary } },
  '& time': { display: 'block', fontSize: fontSize[12], lineHeight: lineHeight[12], color: color.text.tertiary },
  '& li > :last-child': { justifySelf: 'end' },
});

/** The end of a code. */
export const Code = styled.span({
  fontFamily: token.font.number,
  letterSpacing: '.04em',
  color: color.text.secondary,
});

/** What a code turned into. */
export const Title = styled.p({ fontWeight: token.weight.medium, overflowWrap: 'anywhere' });
