// Connections that send one request after the other, as fast as they are answered, whatever the answer is; closed ones are opened again.
// In a process of its own, so that it does not slow the client that is measured. `POST /begin` starts them, `POST /end` ends them.
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';

/** What the connections are to do. */
export interface Flood {
  port: number;
  connections: number;
  /** Requests as they go over the wire, taken in turns. */
  wires: readonly string[];
}

let answers = 0;
let isOn = false;
const sockets = new Set<Socket>();

function openConnection(flood: Flood, at: number): void {
  if (!isOn) return;
  const { port, wires, connections } = flood;
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  sockets.add(socket);
  let next = at;
  let missing: number | null = null;
  let head = '';
  const send = () => {
    socket.write(wires[next % wires.length] ?? '');
    next += connections;
  };
  socket.on('connect', send);
  socket.on('data', (chunk: Buffer) => {
    if (missing === null) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      missing = Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? 0) - (head.length - end - 4);
    } else missing -= chunk.length;
    if (missing > 0) return;
    answers += 1;
    missing = null;
    head = '';
    if (isOn) send();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    sockets.delete(socket);
    setImmediate(openConnection, flood, next);
  });
}

createServer(async (request, response) => {
  if (request.url === '/begin') {
    const flood = (await json(request)) as Flood;
    answers = 0;
    isOn = true;
    for (let at = 0; at < flood.connections; at += 1) openConnection(flood, at);
  }
  if (request.url === '/end') {
    isOn = false;
    for (const socket of sockets) socket.destroy();
  }
  response.end(JSON.stringify({ answers }));
}).listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
