import { token } from '@shuyuan/tokens';
import { tickMask } from './css.ts';

/** The check mark of 20 px in the lower corner of a selected card, so that the state is never conveyed by colour alone (ui-kit 5.2). */
export const chosenCorner = {
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  display: 'none',
  width: '20px',
  height: '20px',
  borderRadius: `${token.radius.control} 0 ${token.radius.card}`,
  background: token.color.border.selected,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: token.color.surface.card,
    mask: `${tickMask} center / 16px no-repeat`,
  },
} as const;
