import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** Reserves the space of the header while its code loads. */
export const HeaderPlace = styled.div({ height: token.header.h, background: token.header.bg });

/** Everything between header and footer; the footer never jumps into view while a page loads. */
export const Body = styled.div({
  '& > main': { outline: 'none' },
  '&:not([data-layout="bare"]) > main': { minHeight: `calc(100vh - ${token.header.h})` },
  '&[data-layout="learn"]': {
    display: 'grid',
    gridTemplateColumns: `${token.layout.side} minmax(0, 1fr)`,
    gap: token.layout.gutter,
    alignItems: 'start',
    width: token.layout.page,
    maxWidth: '100%',
    marginInline: 'auto',
    paddingTop: token.space[24],
    '& > main': { gridColumn: 2 },
  },
});
