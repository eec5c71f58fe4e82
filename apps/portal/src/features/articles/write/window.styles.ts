import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { space } = token;

/** The whole window: where articles are written and looked at before they are handed in, there is no frame of the school. */
export const Page = styled.div({ display: 'grid', gap: space[24], paddingBottom: space[80] });

/** 64 px over the whole width that stay in view, their words on the grid of the page. */
export const Bar = styled.header({
  position: 'sticky',
  top: 0,
  zIndex: token.z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: '64px',
  padding: `0 max(${space[24]}, calc((100% - ${token.layout.page}) / 2))`,
});
