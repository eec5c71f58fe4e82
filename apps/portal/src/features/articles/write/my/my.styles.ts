import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, radius, space, weight } = token;

/** The list beside the side menu. */
export const Page = styled.div({ display: 'grid', gap: space[20], minWidth: 0, paddingBottom: space[80] });

/** Title, and the ways to the collection and to a new article. */
export const Head = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: '48px',
  '& > p': {
    margin: 0,
    paddingTop: '6px',
    fontSize: fontSize[13],
    lineHeight: lineHeight[13],
    color: color.text.secondary,
  },
  '& > div': { display: 'flex', flex: 'none', gap: space[12], marginInlineStart: 'auto' },
});

/** One article below the other. */
export const Cards = styled.div({ display: 'grid', gap: space[16] });

/** Four sums side by side. */
export const Sums = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  padding: `18px 0`,
  borderRadius: radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& > div': { display: 'flex', flexDirection: 'column-reverse', padding: '0 28px' },
  '& > div + div': { borderInlineStart: `1px solid ${color.border.subtle}` },
  '& dd': {
    margin: 0,
    fontFamily: token.font.number,
    fontSize: fontSize[24],
    lineHeight: lineHeight[24],
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  },
  '& dd > small': {
    marginInlineStart: space[8],
    fontFamily: token.font.ui,
    fontSize: fontSize[12],
    fontWeight: weight.regular,
    color: color.status.success.fg,
  },
  '& dt': { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.tertiary },
});
