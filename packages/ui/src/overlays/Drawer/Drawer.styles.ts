import { Dialog } from '@base-ui/react/dialog';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

/** Backdrop. */
export const Backdrop = styled(Dialog.Backdrop)({
  position: 'fixed',
  inset: 0,
  zIndex: token.z.drawer,
  background: token.color.surface.scrim,
  transition: `opacity ${token.motion.base} ${token.motion.ease}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
});

/** Positions the panel at an edge of the window. */
export const Viewport = styled(Dialog.Viewport)({
  position: 'fixed',
  inset: 0,
  zIndex: token.z.drawer,
  display: 'flex',
  justifyContent: 'flex-end',
  overflow: 'hidden',
  '&[data-side="start"]': { justifyContent: 'flex-start' },
  // While it is closed and kept mounted.
  '&[hidden]': { display: 'none' },
});

/** The panel: header, scrolling body, footer; as high as the window. */
export const Surface = styled(Dialog.Popup)({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  width: '370px',
  maxWidth: 'calc(100% - 48px)',
  height: '100%',
  outline: 0,
  background: token.color.surface.card,
  color: token.color.text.primary,
  boxShadow: token.shadow[4],
  transition: `translate ${token.motion.slow} ${token.motion.ease}`,
  '&[data-width="sm"]': { width: '320px' },
  '&[data-width="lg"]': { width: '560px' },
  '&[data-side="end"]': {
    borderStartStartRadius: token.radius.dialog,
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
    borderEndStartRadius: token.radius.dialog,
  },
  '&[data-side="start"]': {
    borderStartStartRadius: 0,
    borderStartEndRadius: token.radius.dialog,
    borderEndEndRadius: token.radius.dialog,
    borderEndStartRadius: 0,
  },
  // Off the window by its own edge, which is the other one from right to left.
  '--_away': '100% 0',
  '&[data-side="start"]:dir(ltr), &[data-side="end"]:dir(rtl)': { '--_away': '-100% 0' },
  '&:is([data-starting-style], [data-ending-style])': { translate: 'var(--_away)' },
  '& > .head': { flex: 'none', padding: `${token.space[20]} ${token.space[24]} ${token.space[16]}` },
  '& > .head[data-closable]': { paddingInlineEnd: token.space[64] },
  '& > .head > .title': { margin: 0, ...type[20], fontWeight: token.weight.semibold, overflowWrap: 'anywhere' },
  '& > .close': { position: 'absolute', top: '17px', insetInlineEnd: token.space[16] },
  '& > .body': { flex: 1, minHeight: 0, padding: `0 ${token.space[24]} ${token.space[24]}`, overflowY: 'auto' },
  '& > .body:focus-visible': { outlineOffset: '-2px' },
  '& > .foot': {
    display: 'flex',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gap: token.space[12],
    flex: 'none',
    padding: `${token.space[16]} ${token.space[24]}`,
    borderTop: `1px solid ${token.color.border.subtle}`,
  },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
