import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();

test('a request whose headers are not complete within 10 s is ended (S6)', async () => {
  const { port } = new URL(await world.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.on('data', (part) => {
    text += String(part);
  });
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  await once(socket, 'close');
  expect(text).toContain('408 Request Timeout');
});
