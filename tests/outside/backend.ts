import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { WebSocket, WebSocketServer } from 'ws';
import { type Asked, answerer } from './calls.ts';
import type { Variant, Weather } from './variants.ts';

const PORTAL = process.env['PORTAL_DIR'] ?? path.resolve(import.meta.dirname, '../../apps/portal/dist');
/** Addresses of the services as people write them: with a slash at the end or without. */
const configOf = (variant: Variant) => ({ ...CONFIG, ...(variant === 'text' && { student: '/studentServer/' }) });
const CONFIG = {
  student: '/studentServer',
  point: '/chat',
  upload: '/adminServer',
  socket: '/push/',
  socketTicket: false,
  liveHosts: ['live.outside.example'],
};
/** Services by the first part of a path (wire-facts 1). */
const SERVICE = /^\/(?:studentServer|chat|adminServer)\/(.*)$/;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
/** One transparent point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A backend of the family that we have not written, with the built portal on it as the README says. */
export interface Backend {
  url(page: string): string;
  /** Requests of calls, newest last. */
  readonly asked: readonly Asked[];
  /** Frames from the browsers, with the path of their socket. */
  readonly frames: readonly { path: string; protocol: string; frame: unknown }[];
  /** Sends a frame to every open socket; returns how many there were. */
  push(frame: unknown): number;
  stop(): Promise<void>;
}

/** Calls that go well on a bad day too: without the school and a login there is no page. */
const NEEDED = /getSaasCompanyInfoByDomain|userLogin/;
/** Milliseconds that a slow backend takes. */
const SLOW_MS = 1_500;
/** Milliseconds after which the answers that were held go out. */
const HELD_MS = 3_000;

/** Holds answers, and lets them go together, that to the newest request first. */
function createHolder(): () => Promise<void> {
  const held: (() => void)[] = [];
  const release = () => {
    for (const go of held.splice(0).reverse()) go();
  };
  return () =>
    new Promise((resolve) => {
      if (held.length === 0) setTimeout(release, HELD_MS);
      held.push(resolve);
    });
}

/** Starts a backend of a variant on a free port, on a bad day where a weather is given. */
export async function startBackend(variant: Variant, weather?: Weather): Promise<Backend> {
  const answer = answerer(variant);
  const hold = createHolder();
  const asked: Asked[] = [];
  const frames: { path: string; protocol: string; frame: unknown }[] = [];
  const server = createServer((request, response) => {
    handle(request, response, {
      weather,
      hold,
      config: configOf(variant),
      answer: (call) => {
        asked.push(call);
        return answer(call);
      },
    }).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, { url = '' }) => {
    if (!/^\/push\/\d+\/1$/.test(url)) return socket.close();
    socket.on('message', (data) => frames.push({ path: url, protocol: socket.protocol, frame: JSON.parse(`${data}`) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    asked,
    frames,
    url: (page) => `http://shengya.localhost:${port}/web${page}`,
    push(frame) {
      const open = [...sockets.clients].filter(({ readyState }) => readyState === WebSocket.OPEN);
      for (const socket of open) socket.send(JSON.stringify(frame));
      return open.length;
    },
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Handling {
  weather: Weather | undefined;
  hold: () => Promise<void>;
  /** What the portal reads of where it runs. */
  config: object;
  answer: (asked: Asked) => unknown;
}

async function handle(request: IncomingMessage, response: ServerResponse, handling: Handling) {
  const { weather, hold, config, answer } = handling;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://outside');
  const service = SERVICE.exec(pathname);
  if (!service) return sendFile(pathname, response, config);
  const parameters = { ...Object.fromEntries(searchParams), ...(await bodyOf(request)) };
  const found = answer({ path: service[1] ?? '', parameters });
  if (weather && !NEEDED.test(pathname)) {
    if (weather === 'reversed') await hold();
    return sendInWeather(response, weather, found);
  }
  sendJson(response, found ?? { error: 'Not Found', path: pathname, status: 404 }, found === null ? 404 : 200);
}

/** The answer of a call on a bad day. */
async function sendInWeather(response: ServerResponse, weather: Weather, found: unknown) {
  const body = JSON.stringify(found ?? { error: 'Not Found', status: 404 });
  const status = found === null ? 404 : 200;
  if (weather === '502')
    return response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
  if (weather === 'html')
    return response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>It works!');
  if (weather === 'empty') return response.writeHead(200, { 'content-type': 'application/json' }).end();
  if (weather === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  if (weather !== 'gzip') return response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  const packed = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  return response.writeHead(status, packed).end(gzipSync(body));
}

function sendJson(response: ServerResponse, body: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // a request without an encoding yields buffers
  return parts.length === 0 ? {} : (JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>);
}

/** The portal under `/web/` with history fallback, its configuration, and one picture for all. */
async function sendFile(pathname: string, response: ServerResponse, config: object) {
  if (pathname === '/web/config.json') return sendJson(response, config);
  if (pathname.startsWith('/files/')) return response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
  const extension = path.extname(pathname);
  const file = extension ? pathname.replace(/^\/web/, '') : '/index.html';
  const inside = path.join(PORTAL, path.normalize(file));
  const bytes = inside.startsWith(PORTAL) ? await readFile(inside).catch(() => null) : null;
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  return bytes ? response.writeHead(200, { 'content-type': type }).end(bytes) : response.writeHead(404).end();
}
