// Sockets without a door, to be measured: our hub, or a bare ws server that answers and loops (WHO: ours | bare).
// /figures tells memory and time of this process, /fan sends one frame to each socket.
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type WebSocket, WebSocketServer } from 'ws';
import { createLog } from '../../../apps/server/src/platform/logging.ts';
import { createMetrics } from '../../../apps/server/src/platform/metrics.ts';
import { noBus } from '../../../apps/server/src/realtime/bus.ts';
import { createFigures } from '../../../apps/server/src/realtime/figures.ts';
import { Hub } from '../../../apps/server/src/realtime/hub.ts';
import { Line } from '../../../apps/server/src/realtime/line.ts';
import { People } from '../../../apps/server/src/realtime/people.ts';

const { WHO = 'ours', PORT = '0' } = process.env;
const COMPANY = 1;
/** What a push says here; both hosts send the same bytes. */
const UNREAD = '{"type":106}';
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What both kinds of host do. */
interface Host {
  server: WebSocketServer;
  fan(): void;
}

function ours(): Host {
  const people = new People();
  const figures = createFigures(createMetrics().registry, () => people.count);
  const hub = new Hub({ people, bus: noBus, figures, log: createLog('silent') });
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, WebSocket: Line });
  let last = 0;
  let pushed = 0;
  const onClose = function (this: WebSocket, code: number) {
    if (this instanceof Line) hub.closed(this, code);
  };
  const onMessage = function (this: WebSocket, data: unknown, isBinary: boolean) {
    if (this instanceof Line && data instanceof Buffer) hub.receive(this, data, isBinary);
  };
  server.on('connection', (line) => {
    last += 1;
    line.on('message', onMessage);
    line.on('close', onClose);
    hub.add(line, { companyId: COMPANY, kind: 'student', id: last }, last);
  });
  setInterval(() => hub.turn(), 1_000);
  const fan = () => {
    for (const to of people.listAll()) hub.heard({ to, frame: UNREAD, id: ++pushed });
  };
  return { server: server as unknown as WebSocketServer, fan };
}

function bare(): Host {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('connection', (socket) => socket.on('message', (data) => socket.send(String(data))));
  const fan = () => {
    for (const socket of server.clients) socket.send(UNREAD);
  };
  return { server, fan };
}

const { server, fan } = WHO === 'ours' ? ours() : bare();
const http = createServer((request, response) => {
  const began = performance.now();
  if (request.url === '/fan') fan();
  const fanMs = performance.now() - began;
  if (request.url === '/figures') collect();
  response.end(JSON.stringify({ fanMs, rss: process.memoryUsage.rss(), heap: process.memoryUsage().heapUsed }));
});
http.on('upgrade', (request, socket, head) => {
  server.handleUpgrade(request, socket, head, (line) => {
    if (line instanceof Line) line.wire = socket;
    server.emit('connection', line, request);
  });
});
http.listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
