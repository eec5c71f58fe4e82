import { contract } from '@shuyuan/contract';
import { SOCKET_PROTOCOL } from '@shuyuan/rules';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { Caller } from './caller.ts';
import type { School } from './school.ts';

/** A client socket, as in a browser. */
export interface TestSocket {
  /** Received frames, oldest first. */
  readonly frames: Record<string, unknown>[];
  /** Its close code, once it is closed. */
  readonly closed: Promise<number>;
  readonly protocol: string;
  send(frame: unknown): void;
  /** Resolves to the frames of a type, once `count` have arrived. */
  some(type: number, count?: number): Promise<Record<string, unknown>[]>;
  /** Stops reading from the network until `resume`. */
  pause(): void;
  resume(): void;
  /** Ends it as a tab does that is closed. */
  leave(): Promise<number>;
}

/** Parts of a browser's upgrade request; each can be overridden. */
interface SocketRequest {
  host: string;
  userId: number;
  ticket?: string;
  origin?: string;
  path?: string;
  protocols?: string[];
  /** `X-Forwarded-For` of a proxy in front. */
  forwarded?: string;
}

/** Has the app listen on a free port of this machine, which sockets need. */
export async function listen(app: FastifyInstance): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1' });
}

/** Requests an upgrade; rejects with the status when the response is plain HTTP. */
export function requestSocket(app: FastifyInstance, asked: SocketRequest): Promise<TestSocket> {
  const { host, userId, ticket = '', origin = `http://${host}`, path = `/socket/${userId}/1` } = asked;
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, asked.protocols ?? [SOCKET_PROTOCOL, ticket], {
    headers: {
      host,
      ...(origin ? { origin } : {}),
      ...(asked.forwarded ? { 'x-forwarded-for': asked.forwarded } : {}),
    },
  });
  const frames: Record<string, unknown>[] = [];
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as Record<string, unknown>));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return new Promise((resolve, reject) => {
    socket.on('unexpected-response', (_request, answer) => {
      const again = answer.headers['retry-after'];
      reject(new Error(`status ${answer.statusCode}${again ? `, again after ${again}` : ''}`));
      socket.terminate();
    });
    socket.on('error', reject);
    socket.on('open', () =>
      resolve({
        frames,
        closed,
        protocol: socket.protocol,
        send: (frame) =>
          socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame)),
        async some(type, count = 1) {
          const found = () => frames.filter((frame) => frame['type'] === type);
          await expect.poll(() => found().length, { interval: 10 }).toBeGreaterThanOrEqual(count);
          return found();
        },
        pause: () => socket.pause(),
        resume: () => socket.resume(),
        leave: () => {
          socket.close();
          return closed;
        },
      }),
    );
  });
}

/** Opens a socket with a new ticket. */
export async function openSocket(app: FastifyInstance, school: School, member: Caller): Promise<TestSocket> {
  const { ticket, userId } = await member.ask(contract.talk.ticket);
  const socket = await requestSocket(app, { host: school.host, userId, ticket });
  // The first beat is answered once the person is known to the hub.
  socket.send({ type: 3 });
  await socket.some(3);
  return socket;
}
