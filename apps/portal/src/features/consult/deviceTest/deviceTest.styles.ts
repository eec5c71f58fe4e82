import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { space } = token;

/** The page: heading, then the picture beside the rows. */
export const Page = styled.div({
  display: 'grid',
  gap: space[24],
  width: token.layout.page,
  maxWidth: '100%',
  marginInline: 'auto',
  paddingBlock: space[32],
});

/** Title and what the page is for. */
export const Head = styled.div({ '& > p': { marginTop: space[4], color: token.color.text.secondary } });

/** The picture beside the rows. */
export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 480px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[40],
  padding: space[32],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
});

/** The picture, and what is said below it. */
export const Picture = styled.div({ display: 'grid', gap: space[16] });

/** That the picture stays on this computer. */
export const Note = styled.p({
  fontSize: token.fontSize[13],
  lineHeight: token.lineHeight[13],
  color: token.color.text.tertiary,
});
