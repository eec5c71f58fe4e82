import { parseFrame, type SocketMessage } from '@shuyuan/contract';
import { hasBrokenText } from '@shuyuan/rules';

/** How a frame can say what its own bytes cannot: a surrogate without its other half, or NUL. */
const ESCAPES = /\\u(?:d[89a-f]|0000)/i;

/** Parses a frame of a client; null for what is malformed or unknown, and for broken text in it, which goes no further (W3, X8). */
export function parseClientFrame(text: string): SocketMessage | null {
  const message = parseFrame(text);
  return message && ESCAPES.test(text) && hasBrokenText(message) ? null : message;
}
