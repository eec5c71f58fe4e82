import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, space } = token;

/** The list beside the side menu. */
export const Root = styled.div({
  minWidth: 0,
  '& > .head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minHeight: '48px',
    '& > .search': { width: '222px', borderRadius: token.radius.pill, boxShadow: token.shadow[1] },
  },
  '& > .tabs': { marginBottom: space[20] },
  '& .list': { display: 'grid', gap: space[16], transition: `opacity ${token.motion.base}` },
  '& .list[aria-busy="true"]': { opacity: 0.55 },
  '& .pages': { display: 'flex', justifyContent: 'center', marginTop: space[32] },
});

/** What a refund gives, and what one may say to the school. */
export const RefundBox = styled.div({
  display: 'grid',
  gap: space[16],
  '& > .sum': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    padding: `${space[12]} ${space[16]}`,
    borderRadius: token.radius.control,
    background: color.surface.sunken,
    '& > b': {
      fontFamily: token.font.number,
      fontSize: token.fontSize[24],
      lineHeight: token.lineHeight[24],
      fontVariantNumeric: 'tabular-nums',
      color: color.price.fg,
    },
  },
  '& > ul': {
    display: 'grid',
    gap: space[4],
    margin: 0,
    paddingLeft: space[20],
    listStyle: 'disc',
    color: color.text.secondary,
  },
});
