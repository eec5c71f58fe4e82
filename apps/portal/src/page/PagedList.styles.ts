import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** The list and its pages; its head stays clear of the header that is always in view. */
export const Root = styled.div({ scrollMarginTop: `calc(${token.header.h} + ${token.space[24]})` });

/** Dimmed while stale. */
export const Rows = styled.div({
  transition: `opacity ${token.motion.base}`,
  '&[aria-busy="true"]': { opacity: 0.55 },
});

/** Nothing where there is only one page. */
export const Pages = styled.div({ '&:not(:empty)': { marginTop: token.space[40] } });
