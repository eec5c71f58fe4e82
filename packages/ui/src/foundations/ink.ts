import { token } from '@shuyuan/tokens';

/** Red ink of what a lecturer marks by hand; the same in every brand, so that it is never taken for a button. */
export const redInk = token.color.status.danger.solid;
