const TEXT = 0x81;
const PONG = 0x8a;
const SHORT = 126;
const LONG = 127;
const HEAD_MAX = 10;

/**
 * A text as one frame of the protocol. What a server sends is not masked, so the same bytes go to all sockets of a person
 * with one write each (performance.md row 21).
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length <= 0xffff ? 4 : HEAD_MAX;
  const bytes = Buffer.allocUnsafe(head + length);
  bytes[0] = TEXT;
  if (head === 2) bytes[1] = length;
  else if (head === HEAD_MAX) {
    bytes[1] = LONG;
    bytes.writeBigUInt64BE(BigInt(length), 2);
  } else {
    bytes[1] = SHORT;
    bytes.writeUInt16BE(length, 2);
  }
  bytes.write(text, head);
  return bytes;
}

/** The answer to a ping, which carries at most 125 bytes. */
export function pongFrame(data: Buffer): Buffer {
  return Buffer.concat([Buffer.of(PONG, data.length), data]);
}
