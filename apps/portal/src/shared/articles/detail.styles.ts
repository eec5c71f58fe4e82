import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space, weight } = token;

/** The sheet of the article; headings of the text stop below the header. */
export const Sheet = styled.article({
  padding: `40px 60px ${space[32]}`,
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& :is(h2, h3, h4)[id]': { scrollMarginTop: `calc(${token.header.h} + ${space[24]})` },
  '@media (max-width: 1199px)': { paddingInline: '36px' },
});

/** The cover, cut to the width of the text. */
export const Cover = styled.img({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '740 / 312',
  marginBottom: space[24],
  borderRadius: token.radius.card,
  objectFit: 'cover',
  background: color.surface.sunken,
});

/** The author beside the article. */
export const Writer = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  '& > div': { minWidth: 0 },
  '& b': { display: 'block', fontSize: fontSize[16], fontWeight: weight.semibold, overflowWrap: 'anywhere' },
  '& small': { fontSize: fontSize[13], color: color.text.tertiary },
  '& + p': { marginTop: space[8], fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.secondary },
});

/** Three numbers of the author. */
export const Numbers = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  margin: `${space[16]} 0`,
  textAlign: 'center',
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dd': { margin: 0, fontFamily: token.font.number, fontSize: fontSize[18], fontWeight: weight.semibold },
  '& dt': { fontSize: fontSize[12], lineHeight: lineHeight[12], color: color.text.tertiary },
});
