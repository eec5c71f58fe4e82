import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

/** 72 px at the bottom of the window; the content is aligned to the page width of 1154 px. */
export const Root = styled.aside({
  background: token.color.surface.card,
  boxShadow: token.shadow[3],
  '&[data-placement="fixed"]': {
    position: 'fixed',
    zIndex: token.z.floating,
    insetInline: 0,
    bottom: 0,
    animation: `sy-purchase-bar ${token.motion.base} ${token.motion.ease}`,
  },
  '@keyframes sy-purchase-bar': { from: { transform: 'translateY(100%)' } },
  '&[data-placement="inline"]': { borderRadius: token.radius.card },
  '& > .page': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[16],
    width: token.layout.page,
    maxWidth: '100%',
    height: '72px',
    marginInline: 'auto',
  },
  '&[data-placement="inline"] > .page': { padding: `0 ${token.space[20]}` },
  '& img': {
    flex: 'none',
    width: '80px',
    height: '45px',
    borderRadius: '6px',
    objectFit: 'cover',
    background: token.color.actionSoft.bg,
  },
  '& .page > :last-child': { minWidth: '132px' },
  '& .text': { flex: 1, minWidth: 0 },
  '& .text > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .title': { fontSize: token.fontSize[16], lineHeight: '24px', fontWeight: token.weight.semibold },
  '& .note': { ...type[13], color: token.color.text.tertiary },
});
