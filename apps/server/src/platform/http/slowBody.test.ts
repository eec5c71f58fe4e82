import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { uploadCalls } from '@shuyuan/contract';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowSlowBody, limitBodies } from './slowBody.ts';

const app = Fastify();
let port = 0;

beforeAll(async () => {
  limitBodies(app, 60);
  app.post('/', async () => 'whole');
  app.post('/upload', { config: { call: uploadCalls.file } }, async () => 'whole');
  const onRequest = async (request: FastifyRequest) => allowSlowBody(request);
  app.post('/upload/loggedIn', { config: { call: uploadCalls.file }, onRequest }, async () => 'whole');
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Sends the headers and half of a body, waits, and sends the rest; resolves to the response. */
async function send(path: string, wait: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  let text = '';
  socket.on('data', (part) => {
    text += String(part);
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n[1`,
  );
  await pause(wait);
  if (!socket.destroyed) socket.end('2]');
  if (!socket.closed) await once(socket, 'close');
  return text;
}

test('a slow body is aborted, a quick one is accepted (S6)', async () => {
  expect(await send('/', 300)).toBe('');
  expect(await send('/', 0)).toContain('whole');
});

test('a file may take longer than an ordinary body once its login is verified, not before (S6)', async () => {
  expect(await send('/upload/loggedIn', 300)).toContain('whole');
  expect(await send('/upload', 300)).toBe('');
  expect(await send('/upload', 0)).toContain('whole');
});
