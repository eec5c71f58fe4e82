import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { coupon, space } = token;

/** One's credits in the school's colours, with how they are earned. */
export const Credits = styled.header({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: space[48],
  minHeight: '148px',
  padding: `${space[24]} ${space[40]}`,
  overflow: 'hidden',
  borderRadius: '20px',
  color: coupon.activeFg,
  background: `linear-gradient(135deg, ${coupon.activeFrom}, ${coupon.activeTo})`,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: `${token.img.coupon} 0 0 / 150px`,
    opacity: coupon.textureOpacity,
  },
  '& h1': { fontSize: token.fontSize[16], lineHeight: token.lineHeight[16], fontWeight: token.weight.regular },
  '& dl': { display: 'flex', gap: space[32] },
  '& dt': { fontSize: token.fontSize[13], lineHeight: token.lineHeight[13] },
  '& dd': { margin: 0, fontFamily: token.font.number, fontSize: token.fontSize[20], lineHeight: token.lineHeight[20] },
});

/** How many there are now. */
export const Balance = styled.p({
  fontFamily: token.font.number,
  fontSize: '48px',
  lineHeight: '60px',
  fontWeight: token.weight.semibold,
  '& > small': { marginInlineStart: space[8], fontSize: token.fontSize[16], fontWeight: token.weight.regular },
});

/** How to earn more, and the way to the ledger. */
export const Earning = styled.div({
  marginInlineStart: 'auto',
  display: 'grid',
  justifyItems: 'end',
  gap: space[12],
  maxWidth: '420px',
  '& > p': { fontSize: token.fontSize[13], lineHeight: token.lineHeight[13], textAlign: 'end' },
});
