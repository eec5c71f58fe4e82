import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { surface, text } = token.color;
const { space } = token;

/** Cards below one another: rewards, exchanges. */
export const Rows = styled.ul({ display: 'grid', gap: space[16] });

/** One of them: picture or sign, words, what can be done. */
export const Row = styled.li({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[20],
  padding: token.density.pad,
  borderRadius: token.radius.card,
  background: surface.card,
  boxShadow: token.shadow[1],
});

/** Its name and state. */
export const RowTitle = styled.h2({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  fontSize: token.fontSize[16],
  lineHeight: token.lineHeight[16],
  fontWeight: token.weight.semibold,
  '[data-over] &': { color: text.tertiary },
});

/** What it cost, or what it offers. */
export const RowText = styled.p({ marginTop: space[4], color: text.secondary, overflowWrap: 'anywhere' });

/** What else is known of it. */
export const RowNote = styled(RowText)({
  fontSize: token.fontSize[13],
  lineHeight: token.lineHeight[13],
  color: text.tertiary,
});

/** Number of an exchange. */
export const ExchangeNumber = styled.span({ fontFamily: token.font.number });

/** What can be done. */
export const Acts = styled.div({ display: 'flex', alignItems: 'center', gap: space[12] });
