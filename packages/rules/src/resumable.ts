/** Files from this size in bytes are sent in chunks and go on after a break; smaller ones are sent in one request (product.md 4.21). */
export const RESUMABLE_FROM_BYTES = 8_388_608;

/** Most bytes of a chunk: at 1 Mbit/s half a minute, which is what a break costs (product.md 4.21). */
export const CHUNK_MAX_BYTES = 4_194_304;
