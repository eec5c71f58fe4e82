import { formatFrame, type SocketMessage, type SocketMessageOf, SocketType } from '@shuyuan/contract';
import { CloseCode, FRAMES_PER_SECOND } from '@shuyuan/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Addressee, Push } from '../platform/data/tenancy.ts';
import type { Realtime } from '../platform/work/realtime.ts';
import type { Bus, BusMessage } from './bus.ts';
import { parseClientFrame } from './clientFrame.ts';
import type { Connection, Person } from './connection.ts';
import { DedupeSet } from './dedupeSet.ts';
import { IdleTimeoutWheel } from './idleTimeout.ts';
import type { Presence } from './presence.ts';
import type { SocketMetrics, Way } from './socketMetrics.ts';
import { pongFrame, textFrame } from './textFrame.ts';

type Handler = (from: Addressee, message: SocketMessage) => Promise<void>;
type GoneListener = (who: Addressee) => Promise<void>;

/** Unreadable frames after which a socket is closed (W3). */
const UNREADABLE_MAX = 20;
/** Frames of one person dispatched per second; each costs a query, and further ones are ignored (S7). */
const DISPATCHED_PER_SECOND = 40;
const HEARTBEAT = formatFrame({ type: SocketType.heartbeat });
const BEAT = Buffer.from(HEARTBEAT);
const BEAT_FRAME = textFrame(HEARTBEAT);

interface Parts {
  presence: Presence;
  bus: Bus;
  metrics: SocketMetrics;
  log: FastifyBaseLogger;
}

/** Sends frames to the sockets of persons, and dispatches incoming frames (W3, W4, W7, W9, W10). */
export class Hub implements Realtime {
  private readonly presence: Presence;
  private readonly bus: Bus;
  private readonly metrics: SocketMetrics;
  private readonly log: FastifyBaseLogger;
  private readonly handlers = new Map<SocketType, Handler>();
  private readonly goneListeners: GoneListener[] = [];
  private readonly idleTimeouts = new IdleTimeoutWheel();
  private readonly delivered = new DedupeSet();

  constructor({ presence, bus, metrics, log }: Parts) {
    this.presence = presence;
    this.bus = bus;
    this.metrics = metrics;
    this.log = log;
  }

  /** Registers the handler of a type of frame. */
  on<T extends SocketType>(type: T, handler: (from: Addressee, message: SocketMessageOf<T>) => Promise<void>): void {
    this.handlers.set(type, (from, message) => handler(from, message as SocketMessageOf<T>));
  }

  /** Registers a listener for the end of a person's last socket in this process; not called when the whole server stops. */
  onGone(listener: GoneListener): void {
    this.goneListeners.push(listener);
  }

  /** Sends to all sockets of a person in all processes; nothing is stored. */
  notify(to: Addressee, message: SocketMessage): void {
    const frame = formatFrame(message);
    this.send(this.presence.find(to), frame);
    this.bus.publish({ to, frame, id: null });
  }

  /** Sends a push that was committed here, and publishes it to the other processes. */
  handleCommitted(push: Push): void {
    this.deliver(push, 'local');
    this.bus.publish(push);
  }

  /** Delivers a message of another process. */
  handleBusMessage({ to, frame, id }: BusMessage): void {
    if (id === null) this.send(this.presence.find(to), frame);
    else this.deliver({ to, frame, id }, 'bus');
  }

  /** Sends a stored push to the person's sockets here, unless it has been sent before (W7). */
  deliver({ id, to, frame }: Push, way: Way): void {
    const person = this.presence.find(to);
    if (!person || !this.delivered.add(id)) return;
    this.metrics.pushed(way);
    this.send(person, frame);
  }

  /** Drops the older ids of delivered pushes. */
  rotateDelivered(): void {
    this.delivered.rotate();
  }

  /** Adds a socket to its person's. */
  add(connection: Connection, who: Addressee, sessionId: number): void {
    connection.sessionId = sessionId;
    this.presence.add(connection, who);
    this.idleTimeouts.add(connection);
  }

  /** Closes a socket from our side; nothing more is sent to it or read from it. */
  end(connection: Connection, code: CloseCode): void {
    this.remove(connection);
    connection.close(code);
  }

  /** Advances by a second: sockets that were idle for too long are closed (W4). */
  tick(): void {
    for (const connection of this.idleTimeouts.tick()) this.end(connection, CloseCode.noHeartbeat);
  }

  /** Handles one frame of a socket. */
  handleFrame(connection: Connection, data: Buffer, isBinary: boolean): void {
    const { person } = connection;
    if (!person || !this.isWithinFrameRate(connection)) return;
    if (!isBinary && data.equals(BEAT)) connection.write(BEAT_FRAME);
    else this.dispatch(connection, person, isBinary ? null : parseClientFrame(data.toString()));
  }

  /** Answers a ping of the protocol, which counts as a frame; answers go out only as fast as the client reads them (W3). */
  handlePing(connection: Connection, data: Buffer): void {
    if (connection.person && this.isWithinFrameRate(connection)) connection.write(pongFrame(data));
  }

  /** Removes a socket that was closed by either side. */
  handleClosed(connection: Connection, code: number): void {
    this.metrics.closed(code);
    this.remove(connection);
  }

  /** Sockets closed because the server stops are not reported: their clients reconnect to another process. */
  stop(): void {
    this.goneListeners.length = 0;
  }

  /** Counts a frame of a socket; exceeding the limit per second closes it. */
  private isWithinFrameRate(connection: Connection): boolean {
    const { now } = this.idleTimeouts;
    connection.frames = connection.activeAt === now ? connection.frames + 1 : 1;
    connection.activeAt = now;
    if (connection.frames <= FRAMES_PER_SECOND) return true;
    this.end(connection, CloseCode.tooFast);
    return false;
  }

  private dispatch(connection: Connection, person: Person, message: SocketMessage | null): void {
    if (!message) {
      connection.unreadable += 1;
      if (connection.unreadable > UNREADABLE_MAX) this.end(connection, CloseCode.unreadable);
    } else if (message.type === SocketType.heartbeat) {
      connection.write(BEAT_FRAME);
    } else if (this.isWithinDispatchRate(person)) {
      const { companyId, kind, id } = person;
      const handled = this.handlers.get(message.type)?.({ companyId, kind, id }, message);
      handled?.catch((error: unknown) => this.logFailure(error, 'a frame could not be handled'));
    }
  }

  private isWithinDispatchRate(person: Person): boolean {
    const { now } = this.idleTimeouts;
    person.dispatched = person.dispatchedAt === now ? person.dispatched + 1 : 1;
    person.dispatchedAt = now;
    return person.dispatched <= DISPATCHED_PER_SECOND;
  }

  private remove(connection: Connection): void {
    this.idleTimeouts.remove(connection);
    const gone = this.presence.remove(connection);
    if (!gone) return;
    for (const listener of this.goneListeners) {
      listener(gone).catch((error: unknown) => this.logFailure(error, 'the end of a socket could not be handled'));
    }
  }

  /** One text for all sockets of a person, encoded once. */
  private send(person: Person | undefined, frame: string): void {
    if (!person) return;
    const bytes = textFrame(frame);
    for (const connection of person.connections) connection.write(bytes);
  }

  private logFailure(error: unknown, what: string): void {
    this.log.warn({ kind: error instanceof Error ? error.name : 'unknown' }, what);
  }
}
