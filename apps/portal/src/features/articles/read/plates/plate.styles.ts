import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space, weight } = token;

/** Boards side by side, six in a row. */
export const Boards = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: token.layout.gutter,
  marginTop: space[16],
  '@media (max-width: 1199px)': { gap: '14px' },
});

/** The board whose posts follow. */
export const PlateTitle = styled.header({
  display: 'flex',
  alignItems: 'center',
  gap: space[24],
  margin: `36px 0 ${space[16]}`,
  '& > h2': { flex: 'none', fontSize: fontSize[24], lineHeight: lineHeight[24] },
  '& > p': { minWidth: 0, paddingTop: space[4], color: color.text.secondary },
  '& > :last-child': { flex: 'none', marginInlineStart: 'auto' },
});

/** Pinned posts: one line each. */
export const Pinned = styled.nav({
  marginBottom: space[16],
  padding: `6px ${space[24]}`,
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& > a': { display: 'flex', alignItems: 'center', gap: '10px', minHeight: '44px', color: 'inherit' },
  '& > a + a': { borderTop: `1px solid ${color.border.subtle}` },
  '& b': { minWidth: 0, fontWeight: weight.medium, overflowWrap: 'anywhere' },
  '& a:hover b': { color: color.text.link },
  '& small': {
    flex: 'none',
    marginInlineStart: 'auto',
    fontSize: fontSize[13],
    lineHeight: lineHeight[13],
    color: color.text.tertiary,
  },
});
