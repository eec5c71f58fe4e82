// Sockets behind our upgrade handler, which admits everybody here, or at a bare ws server that answers and loops (WHO: ours | bare);
// WHO=tcp upgrades by hand and answers each chunk with a frame: the lower bound for any protocol over a Node socket.
// /figures returns memory and time of this process after a garbage collection, /time without one, /fan sends one frame to each socket.
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type WebSocket, WebSocketServer } from 'ws';
import { machineClock } from '../../../apps/server/src/platform/core/clock.ts';
import { createLog } from '../../../apps/server/src/platform/core/log.ts';
import { createMetrics } from '../../../apps/server/src/platform/core/metrics.ts';
import { noBus } from '../../../apps/server/src/realtime/bus.ts';
import { ConnectionLimiter } from '../../../apps/server/src/realtime/connectionLimiter.ts';
import { Hub } from '../../../apps/server/src/realtime/hub.ts';
import { Presence } from '../../../apps/server/src/realtime/presence.ts';
import { createSocketMetrics } from '../../../apps/server/src/realtime/socketMetrics.ts';
import { textFrame } from '../../../apps/server/src/realtime/textFrame.ts';
import { UpgradeHandler } from '../../../apps/server/src/realtime/upgradeHandler.ts';

const { WHO = 'ours', PORT = '0' } = process.env;
const COMPANY = 1;
/** Ids as large as those of the product. */
const FIRST_ID = 100_000_000_000_000;
/** The pushed message; all hosts send the same bytes. */
const UNREAD = '{"type":106}';
setFlagsFromString('--expose-gc');
// The last-resort collection also returns empty pages, so that the resident size afterwards is what is retained.
const collect = runInNewContext('gc') as (how: { type: string; execution: string; flavor: string }) => void;

/** Twice: objects with a finalizer are freed one turn after the first collection. */
async function collectAll(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Interface of the hosts. */
interface Host {
  upgrade: Parameters<WebSocketServer['handleUpgrade']> extends [infer R, infer S, infer H, ...unknown[]]
    ? (request: R, socket: S, head: H) => void
    : never;
  fan(): void;
}

function ours(): Host {
  const presence = new Presence();
  const metrics = createSocketMetrics(createMetrics().registry, () => presence.count);
  const hub = new Hub({ presence, bus: noBus, metrics, log: createLog('silent') });
  let last = FIRST_ID;
  const authentication = {
    newHostOf: () => null,
    read: async () => ({ company: { id: COMPANY }, userId: 1, ticket: 'any' }),
    authenticate: async () => {
      last += 1;
      return { kind: 'student', id: last, sessionId: last + 1 } as const;
    },
  };
  const upgrades = new UpgradeHandler({
    presence,
    hub,
    authentication,
    limiter: new ConnectionLimiter(machineClock(), 1_000_000),
    trustProxy: false,
  });
  let pushed = 0;
  setInterval(() => hub.tick(), 1_000);
  return {
    upgrade: (request, socket, head) => void upgrades.handle(request, socket, head),
    fan() {
      for (const to of presence.listAll()) hub.handleBusMessage({ to, frame: UNREAD, id: ++pushed });
    },
  };
}

function bare(): Host {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('connection', (socket: WebSocket) => socket.on('message', (data) => socket.send(String(data))));
  return {
    upgrade: (request, socket, head) =>
      server.handleUpgrade(request, socket, head, (line) => server.emit('connection', line, request)),
    fan() {
      for (const socket of server.clients) socket.send(UNREAD);
    },
  };
}

function tcp(): Host {
  const sockets = new Set<Duplex>();
  const [beat, unread] = [textFrame('{"type":3}'), textFrame(UNREAD)];
  const answer = function (this: Duplex) {
    this.write(beat);
  };
  return {
    upgrade(_request, socket) {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
      sockets.add(socket.on('data', answer));
    },
    fan() {
      for (const socket of sockets) socket.write(unread);
    },
  };
}

const { upgrade, fan } = WHO === 'ours' ? ours() : WHO === 'tcp' ? tcp() : bare();
const http = createServer(async (request, response) => {
  const began = performance.now();
  if (request.url === '/fan') fan();
  const fanMs = performance.now() - began;
  if (request.url === '/figures') await collectAll();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  response.end(JSON.stringify({ fanMs, rss, heap: heapUsed, cpuUs: user + system }));
});
http.on('upgrade', upgrade);
http.listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
