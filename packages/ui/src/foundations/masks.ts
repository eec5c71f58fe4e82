/** An icon of 20 px as a mask, so that its colour is a token. */
export const maskOf = (body: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23000' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round'%3E${body}%3C/svg%3E")`;

/** A closed lock. */
export const lockMask = maskOf(
  "%3Crect x='4' y='9' width='12' height='8' rx='2' fill='%23000'/%3E%3Cpath stroke-width='2.4' d='M6.500 9V6.500a3.500 3.500 0 0 1 7 0V9'/%3E",
);

/** A check mark. */
export const tickMask = maskOf("%3Cpath stroke-width='3' d='M4.500 10.500L8.500 14.500L15.500 6.500'/%3E");

/** A cross. */
export const crossMask = maskOf("%3Cpath stroke-width='3' d='M6 6L14 14M14 6L6 14'/%3E");
