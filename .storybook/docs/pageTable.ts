import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** A table of the docs: what it is about on the left, what is said of it on the right. */
export const PageTable = styled.table({
  width: '100%',
  borderCollapse: 'collapse',
  fontFamily: token.font.ui,
  fontSize: token.fontSize[13],
  lineHeight: token.lineHeight[13],
  color: token.color.text.primary,
  '& th': { textAlign: 'left', verticalAlign: 'top', fontWeight: token.weight.semibold, width: '160px' },
  '& td, & th': { padding: `${token.space[8]} ${token.space[16]} ${token.space[8]} 0` },
  '& tbody, & tbody > tr + tr': { borderTop: `1px solid ${token.color.border.subtle}` },
  '& code': { fontFamily: 'ui-monospace, SFMono-Regular, Consolas, monospace' },
  '& kbd': {
    display: 'inline-block',
    margin: `0 ${token.space[4]} ${token.space[4]} 0`,
    padding: `0 ${token.space[8]}`,
    borderRadius: token.radius.control,
    boxShadow: `inset 0 0 0 1px ${token.color.border.subtle}`,
    fontFamily: token.font.ui,
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& td:last-of-type': {
    color: token.color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});
