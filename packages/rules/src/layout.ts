/** Milliseconds that a toast is shown (§9). */
export const TOAST_MS = 1_500;
/** Pixels between the top of the window and a toast (§9). */
export const TOAST_OFFSET = 100;
/** Pixels between the top of the window and the unread notification: under the header, or under a header with its banner (§4). */
export const NOTIFICATION_OFFSET = { base: 72, tall: 177 } as const;
/** Width of the page in pixels (§2). */
export const PAGE_WIDTH = 1154;
/** Height of the header in pixels (§2). */
export const HEADER_HEIGHT = 72;
/** Width of the login box in pixels (§2). */
export const LOGIN_BOX_WIDTH = 384;
