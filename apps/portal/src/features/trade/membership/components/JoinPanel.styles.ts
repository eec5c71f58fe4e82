import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { space } = token;

/** A card of the height of one's own membership. */
export const Panel = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  minHeight: '292px',
  padding: `${space[32]} ${space[40]}`,
  borderRadius: '20px',
  background: token.color.surface.card,
  boxShadow: token.shadow[2],
  '& > h2': { fontSize: token.fontSize[24], lineHeight: token.lineHeight[24], fontWeight: token.weight.semibold },
  '& > p': { maxWidth: '420px', marginTop: space[8], color: token.color.text.secondary },
});

/** The crown on its disc. */
export const Sign = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  marginBottom: space[16],
  borderRadius: '50%',
  color: token.color.accent.fg,
  background: token.color.accent.bg,
  '& > svg': { width: token.size.iconLg, height: token.size.iconLg },
});

/** The buttons. */
export const Actions = styled.div({ display: 'flex', gap: space[12], marginTop: space[24] });
