import { keyframes } from '@emotion/react';

const turn = keyframes({ to: { rotate: '1turn' } });

/** The spinner of 16 px, in the colour of the surrounding text. */
export const spinner = {
  flex: 'none',
  width: '16px',
  height: '16px',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} .8s linear infinite`,
} as const;
