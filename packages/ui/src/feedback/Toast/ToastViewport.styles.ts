import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { visuallyHidden } from '../../foundations/css.ts';

const enter = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

/** Position of the toasts: centred below the top of the window. */
export const Root = styled.div({
  position: 'fixed',
  insetInline: 0,
  zIndex: token.z.toast,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: token.space[8],
  pointerEvents: 'none',
  '& > .live': { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: token.space[8] },
  '& > .live:empty': { display: 'contents' },
  '& > .log': visuallyHidden,
});

/** One toast. */
export const Bubble = styled.div({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: token.space[8],
  maxWidth: '560px',
  minHeight: token.field.hLg,
  padding: `11px ${token.space[16]}`,
  borderRadius: '10px',
  background: token.color.surface.card,
  color: token.color.text.primary,
  boxShadow: token.shadow[3],
  pointerEvents: 'auto',
  animation: `${enter} ${token.motion.base} ${token.motion.ease}`,
  overflowWrap: 'anywhere',
  '& > .mark': { flex: 'none', width: token.size.iconMd, height: token.size.iconMd, marginTop: '1px' },
  '&[data-tone="success"] > .mark': { color: token.color.status.success.border },
  '&[data-tone="info"] > .mark': { color: token.color.status.info.border },
  '&[data-tone="warning"] > .mark': { color: token.color.status.warning.border },
  '&[data-tone="danger"] > .mark': { color: token.color.status.danger.border },
  '& > .close': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: token.size.target,
    height: token.size.target,
    marginBlock: '-1px',
    marginInline: '4px -4px',
    padding: 0,
    border: 0,
    borderRadius: token.space[4],
    background: 'none',
    color: token.color.text.tertiary,
    cursor: 'pointer',
    '&:hover': { color: token.color.text.primary, background: token.color.nav.hoverBg },
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
  },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
