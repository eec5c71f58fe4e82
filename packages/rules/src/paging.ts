/** The last page of a list that can be requested; client and server share it, so that no address leads to a refused call (X9). */
export const PAGE_MAX = 10_000;
/** Default records on a page. */
export const PAGE_SIZE_DEFAULT = 10;
/** Records on a page at most (X9). */
export const PAGE_SIZE_MAX = 100;
