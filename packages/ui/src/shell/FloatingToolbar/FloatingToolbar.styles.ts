import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { active, hover } from '../../foundations/css.ts';

/** Window in which the margin beside the page has room for the whole toolbar: 1154 + 2 × (48 + 8). */
const ROOM = '1266px';

/** 48 px wide, 8 px from the edge of the window; where the margin is narrower, a rail of 24 px at the edge, which covers no words. */
export const Root = styled.div({
  position: 'relative',
  display: 'inline-flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: '48px',
  padding: token.space[4],
  borderRadius: token.space[24],
  background: token.color.surface.card,
  boxShadow: token.shadow[2],
  '&[data-layout="fixed"]': { position: 'fixed', insetInlineEnd: token.space[8], zIndex: token.z.floating },
  '& > .tool': {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '44px',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: token.space[20],
    background: 'none',
    color: token.color.text.secondary,
    cursor: 'pointer',
    transition: `background ${token.motion.fast}, color ${token.motion.fast}`,
    '& svg': { display: 'block', width: token.size.iconMd, height: token.size.iconMd },
    [hover]: { background: token.color.nav.hoverBg, color: token.color.text.primary },
    [active]: { background: token.color.border.subtle },
    '&[aria-expanded="true"]': { background: token.color.actionSoft.bg, color: token.color.actionSoft.fg },
  },
  '& > .sheet': {
    position: 'absolute',
    insetInlineEnd: 'calc(100% + 12px)',
    bottom: 0,
    width: 'max-content',
    maxWidth: '240px',
    padding: token.space[16],
    borderRadius: token.radius.card,
    background: token.color.surface.card,
    boxShadow: token.shadow[3],
  },
  [`@media (width < ${ROOM})`]: {
    '&[data-layout="fixed"]': {
      insetInlineEnd: 0,
      width: token.size.target,
      paddingInline: 0,
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
      borderStartStartRadius: token.space[12],
      borderEndStartRadius: token.space[12],
      '& > .tool': { width: token.size.target, '& svg': { width: token.size.iconSm, height: token.size.iconSm } },
    },
  },
  '@media (forced-colors: active)': {
    border: '1px solid CanvasText',
    '& > .sheet': { border: '1px solid CanvasText' },
    '& > .tool[aria-expanded="true"]': { outline: '2px solid Highlight', outlineOffset: '-4px' },
  },
});
