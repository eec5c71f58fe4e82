import { Popover } from '@base-ui/react/popover';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';
import { popupArrow } from '../../foundations/popupArrow.ts';

/** Positions the popup above the page. */
export const Positioner = styled(Popover.Positioner)({ zIndex: token.z.popover, outline: 0 });

/** The white popup with its arrow. */
export const Surface = styled(Popover.Popup)({
  position: 'relative',
  boxSizing: 'border-box',
  width: 'max-content',
  minWidth: '120px',
  maxWidth: 'min(360px, var(--available-width, 360px))',
  padding: token.space[16],
  borderRadius: token.radius.card,
  outline: 0,
  background: token.color.surface.card,
  color: token.color.text.primary,
  boxShadow: token.shadow[3],
  ...type[14],
  overflowWrap: 'anywhere',
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${token.motion.fast} ${token.motion.ease}, scale ${token.motion.fast} ${token.motion.ease}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0, scale: '.97' },
  '&:focus-visible': { outline: `2px solid ${token.color.focus.ring}`, outlineOffset: token.size.focusOffset },
  '& > .arrow': popupArrow,
  '& > .title': { margin: `0 0 ${token.space[8]}`, ...type[16], fontWeight: token.weight.semibold },
  '&[data-closable] > .title': { paddingInlineEnd: token.space[32] },
  '& > .close': { position: 'absolute', top: token.space[12], insetInlineEnd: token.space[12] },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
