import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';

/** What is sent from memory at most, in bytes: a segment, or what a player asks for at once; a stream costs more than reading it. */
const WHOLE_BYTES = 256 * 1024;

/** The requested single range; null for none, many or another unit: then the whole file is sent (U7). */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return null;
  return start >= size || end < start ? 'outside' : { start, end };
}

/** Sends a file or the one range that was asked for; outside of it the answer is 416 (U7). */
export async function sendRange(reply: FastifyReply, file: string, size: number): Promise<FastifyReply> {
  reply.header('accept-ranges', 'bytes');
  const range = rangeOf(reply.request.headers.range, size);
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  const length = end - start + 1;
  reply.header('content-length', length);
  if (length > WHOLE_BYTES || reply.request.method === 'HEAD')
    return reply.send(createReadStream(file, { start, end }));
  return reply.send(await readPart(file, start, length));
}

/** A part of a file that is known to be that long; throws when it has been cut meanwhile. */
async function readPart(file: string, start: number, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, start);
    if (bytesRead < length) throw new Error('A stored file is shorter than it was.');
    return buffer;
  } finally {
    await handle.close();
  }
}
