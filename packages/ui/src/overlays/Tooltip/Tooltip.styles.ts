import { Tooltip } from '@base-ui/react/tooltip';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';
import { popupArrow } from '../../foundations/popupArrow.ts';

/** Positions the tooltip above the page. */
export const Positioner = styled(Tooltip.Positioner)({ zIndex: token.z.tooltip });

/** The tooltip: light text on a dark surface. */
export const Surface = styled(Tooltip.Popup)({
  position: 'relative',
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: 'min(280px, var(--available-width, 280px))',
  padding: `6px ${token.space[12]}`,
  borderRadius: token.radius.control,
  background: token.color.surface.inverse,
  color: token.color.text.inverse,
  boxShadow: token.shadow[2],
  ...type[13],
  overflowWrap: 'anywhere',
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${token.motion.fast} ${token.motion.ease}, scale ${token.motion.fast} ${token.motion.ease}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0, scale: '.96' },
  '&[data-instant]': { transition: 'none' },
  '& .arrow': popupArrow,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

/** Takes hover and focus on behalf of a disabled control. */
export const Wrapper = styled.span({
  display: 'inline-flex',
  borderRadius: token.radius.control,
  cursor: 'not-allowed',
  '& > :disabled': { pointerEvents: 'none' },
});
