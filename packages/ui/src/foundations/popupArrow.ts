import { token } from '@shuyuan/tokens';

/** The arrow of a popup: a rotated square of 10 px in the colour of the popup, half of it outside. */
export const popupArrow = {
  width: '10px',
  height: '10px',
  rotate: '45deg',
  background: 'inherit',
  borderRadius: token.space[2],
  '&[data-side="top"]': { bottom: '-4px' },
  '&[data-side="bottom"]': { top: '-4px' },
  '&[data-side="inline-start"]': { insetInlineEnd: '-4px' },
  '&[data-side="inline-end"]': { insetInlineStart: '-4px' },
  '@media (forced-colors: active)': { display: 'none' },
} as const;
