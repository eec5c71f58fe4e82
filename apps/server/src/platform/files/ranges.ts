import { createReadStream } from 'node:fs';
import type { FastifyReply } from 'fastify';

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
export function sendRange(reply: FastifyReply, file: string, size: number): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  const range = rangeOf(reply.request.headers.range, size);
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.header('content-length', end - start + 1).send(createReadStream(file, { start, end }));
}
