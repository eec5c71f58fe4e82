import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { space } = token;

/** The page on the 1154 grid. */
export const Page = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  width: token.layout.page,
  maxWidth: '100%',
  marginInline: 'auto',
  paddingTop: space[32],
});

/** The choice beside its price: 762 and 370. */
export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 762px) minmax(0, 370px)',
  gap: token.layout.gutter,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: space[20] },
  '& > aside': { position: 'sticky', top: `calc(${token.header.h} + ${space[20]})` },
});

/** Cards two in a row. */
export const Cards = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token.layout.gutter,
});

/** One's minutes in a line of figures. */
export const Account = styled.dl({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[12]} ${space[48]}`,
  padding: `${space[20]} ${space[24]}`,
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
  '& dt': {
    fontSize: token.fontSize[13],
    lineHeight: token.lineHeight[13],
    color: token.color.text.tertiary,
  },
  '& dd': {
    margin: 0,
    fontFamily: token.font.number,
    fontSize: token.fontSize[20],
    lineHeight: token.lineHeight[28],
    fontWeight: token.weight.semibold,
  },
  '& dd[data-strong]': { fontSize: token.fontSize[28], color: token.color.text.link },
});
