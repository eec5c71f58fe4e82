import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, space } = token;

/** Words to search for, as pills. */
export const Words = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginTop: space[4],
  '& > a': {
    padding: `0 ${space[12]}`,
    borderRadius: token.radius.pill,
    fontSize: token.fontSize[13],
    lineHeight: '28px',
    overflowWrap: 'anywhere',
    color: color.text.secondary,
    background: color.surface.sunken,
    '&:hover': { color: color.text.link, background: color.actionSoft.bg },
  },
});

/** Quiet links of the head: pages beside the headlines that stay in reach in a search too. */
export const Ways = styled.nav({
  display: 'flex',
  flex: 'none',
  gap: space[16],
  marginInlineStart: space[8],
  fontSize: token.fontSize[14],
  '& > a': { color: color.text.secondary, '&:hover': { color: color.text.link } },
});
