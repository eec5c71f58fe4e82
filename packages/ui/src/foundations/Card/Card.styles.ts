import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { active, hover, tickMask } from '../css.ts';

/** Surface of a card; selected shows a border and a check mark, not colour alone (ui-kit 5.2). */
export const Root = styled.div({
  display: 'block',
  position: 'relative',
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  color: token.color.text.primary,
  boxShadow: token.shadow[1],
  textDecoration: 'none',
  '&[data-padding="sm"]': { padding: token.space[16] },
  '&[data-padding="md"]': { padding: token.density.pad },
  '&[data-padding="lg"]': { padding: token.space[32] },
  '&[data-flat]': { boxShadow: 'none' },
  '&[data-interactive]': {
    transition: `box-shadow ${token.motion.base} ${token.motion.ease}, transform ${token.motion.base} ${token.motion.ease}`,
    [hover]: { boxShadow: token.shadow[2], transform: 'translateY(-2px)' },
    [active]: { boxShadow: token.shadow[1], transform: 'none' },
  },
  '&[data-selected]::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `2px solid ${token.color.border.selected}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
  '&[data-selected]::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    insetInlineEnd: 0,
    width: '20px',
    height: '20px',
    borderStartStartRadius: 0,
    borderStartEndRadius: token.radius.card,
    borderEndEndRadius: 0,
    borderEndStartRadius: token.radius.control,
    background: token.color.border.selected,
    mask: `${tickMask} center / 16px no-repeat, linear-gradient(currentColor, currentColor)`,
    maskComposite: 'exclude',
    pointerEvents: 'none',
  },
});
