import { keyframes } from '@emotion/react';

const turn = keyframes({ to: { rotate: '1turn' } });

/** The turning ring of 16 px, in the colour of the text around it. */
export const spinner = {
  flex: 'none',
  width: '16px',
  height: '16px',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} .8s linear infinite`,
} as const;
