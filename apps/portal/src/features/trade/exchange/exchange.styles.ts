import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { space } = token;

/** The pages on the 1154 grid. */
export const Page = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  width: token.layout.page,
  maxWidth: '100%',
  marginInline: 'auto',
  paddingTop: space[32],
});

/** A card in the middle of the page. */
export const Sheet = styled.div({
  width: '762px',
  maxWidth: '100%',
  marginInline: 'auto',
  padding: `${space[24]} ${space[40]} ${space[40]}`,
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
});
