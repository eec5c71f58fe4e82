import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** The avatar with the name; opens the menu. */
export const Trigger = styled.button({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[8],
  minWidth: 0,
  maxWidth: '208px',
  height: '40px',
  paddingBlock: 0,
  paddingInline: '4px 8px',
  borderRadius: token.radius.pill,
  color: token.color.text.primary,
  transition: `background ${token.motion.fast}`,
  '&:is(:hover, [data-force="hover"], [data-popup-open])': { background: token.color.nav.hoverBg },
  '& > .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > .tag': {
    flex: 'none',
    padding: '0 6px',
    borderRadius: '4px',
    fontSize: token.fontSize[12],
    lineHeight: '20px',
    fontWeight: token.weight.medium,
    color: token.color.accent.softFg,
    background: token.color.accent.softBg,
  },
});
