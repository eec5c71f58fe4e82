import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** The name of the page, what is left to the right. */
export const LedgerHead = styled.header({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: token.space[24],
  '& b': {
    marginInlineStart: token.space[8],
    fontFamily: token.font.number,
    fontSize: token.fontSize[24],
    lineHeight: token.lineHeight[24],
    color: token.color.text.primary,
  },
});

/** What came or went; the sign says which. */
export const Amount = styled.span({
  fontWeight: token.weight.semibold,
  '&[data-direction="in"]': { color: token.color.status.success.fg },
});
