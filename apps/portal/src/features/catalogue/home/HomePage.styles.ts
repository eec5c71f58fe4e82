import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** The sections below the hero, on the 1154 grid. */
export const Sections = styled.div({
  width: token.layout.page,
  maxWidth: '100%',
  marginInline: 'auto',
  paddingTop: token.space[48],
  '& > section + section': { marginTop: token.space[64] },
});

/** Tiles four in a row. */
export const Tiles = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${token.space[24]} ${token.layout.gutter}`,
  transition: `opacity ${token.motion.base}`,
  '&[aria-busy="true"]': { opacity: 0.55 },
});

/** Four promises side by side. */
export const Promises = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: token.layout.gutter,
  '& > li': {
    display: 'flex',
    gap: token.space[16],
    padding: token.space[20],
    borderRadius: token.radius.card,
    background: token.color.surface.card,
    boxShadow: token.shadow[1],
  },
  '& h3': { fontSize: token.fontSize[16], lineHeight: token.lineHeight[16] },
  '& p': {
    marginTop: token.space[4],
    fontSize: token.fontSize[13],
    lineHeight: token.lineHeight[13],
    color: token.color.text.secondary,
  },
});

/** The sign of a promise, in a circle. */
export const Mark = styled.span({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  color: token.color.actionSoft.fg,
  background: token.color.actionSoft.bg,
  '& > svg': { width: token.size.iconLg, height: token.size.iconLg, strokeWidth: 1.6 },
});
