import { Dialog } from '@base-ui/react/dialog';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

const fade = `opacity ${token.motion.base} ${token.motion.ease}`;
const entering = '&[data-starting-style], &[data-ending-style]';

/** Backdrop. */
export const Backdrop = styled(Dialog.Backdrop)({
  position: 'fixed',
  inset: 0,
  zIndex: token.z.dialog,
  background: token.color.surface.scrim,
  transition: fade,
  [entering]: { opacity: 0 },
});

/** Centres the dialog in the window. */
export const Viewport = styled(Dialog.Viewport)({
  position: 'fixed',
  inset: 0,
  zIndex: token.z.dialog,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: token.space[24],
  // While it is closed and kept mounted.
  '&[hidden]': { display: 'none' },
});

/** Around what is in the panel, by density. */
const room = `calc(${token.density.pad} + 4px)`;

/** The dialog panel: header, scrolling body, footer. */
export const Surface = styled(Dialog.Popup)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '420px',
  maxWidth: '100%',
  maxHeight: '100%',
  borderRadius: token.radius.dialog,
  outline: 0,
  background: token.color.surface.card,
  color: token.color.text.primary,
  boxShadow: token.shadow[4],
  transition: `${fade}, translate ${token.motion.base} ${token.motion.ease}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 8px' },
  '&[data-width="md"]': { width: '560px' },
  '&[data-width="lg"]': { width: '760px' },
  '& > .head': { padding: `${room} ${room} 0` },
  '& > .head[data-closable]': { paddingInlineEnd: token.space[64] },
  '& > .head > .title': { margin: 0, ...type[20], fontWeight: token.weight.semibold, overflowWrap: 'anywhere' },
  '& > .close': { position: 'absolute', top: `calc(${room} - 3px)`, insetInlineEnd: token.space[16] },
  '& > .body': {
    flex: '0 1 auto',
    minHeight: 0,
    padding: `${token.space[12]} ${room} ${room}`,
    overflowY: 'auto',
  },
  '& > .body:focus-visible': { outlineOffset: '-2px' },
  '& > .foot': {
    display: 'flex',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gap: token.space[12],
    padding: `0 ${room} ${room}`,
  },
  '& > .body[tabindex] + .foot': { paddingTop: token.space[16], borderTop: `1px solid ${token.color.border.subtle}` },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
