import { maskOf } from '../foundations/masks.ts';

export { lockMask, tickMask } from '../foundations/masks.ts';

/** A camera: live. As a mask, so that a list of cards has no extra nodes (performance, kit). */
export const cameraMask = maskOf(
  "%3Crect x='2.5' y='5' width='10.5' height='10' rx='2'/%3E%3Cpath d='M13 8.700l4.500-2.500v7.600L13 11.300'/%3E",
);

/** A triangle: recorded. */
export const playMask = maskOf(
  "%3Cpath d='M6 4.200v11.600a.6.6 0 0 0 .9.5l9.300-5.800a.6.6 0 0 0 0-1L6.900 3.700a.6.6 0 0 0-.9.5Z' fill='%23000'/%3E",
);

/** Three bars of different heights: in progress. */
export const barsMask = maskOf("%3Cpath d='M4 10v7M10 3v14M16 7v10' stroke-width='3.2' stroke-linecap='round'/%3E");

/** A filled star. */
export const starMask = maskOf(
  "%3Cpath fill='%23000' stroke='none' d='M10 2.500l2.300 4.800 5.200.7-3.800 3.700.9 5.300-4.600-2.500L5.400 17l.9-5.300L2.500 8l5.200-.7Z'/%3E",
);
