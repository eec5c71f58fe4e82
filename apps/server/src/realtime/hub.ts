import { formatFrame, parseFrame, type SocketMessage, type SocketMessageOf, SocketType } from '@shuyuan/contract';
import { CloseCode, FRAMES_PER_SECOND } from '@shuyuan/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Addressee, Push } from '../platform/data/tenancy.ts';
import type { Realtime } from '../platform/work/realtime.ts';
import type { Bus, Note } from './bus.ts';
import type { Figures, Way } from './figures.ts';
import type { Line, Person } from './line.ts';
import type { People } from './people.ts';
import { Recent } from './recent.ts';
import { SilenceWheel } from './silence.ts';
import { pongFrame, textFrame } from './textFrame.ts';

type Handler = (from: Addressee, message: SocketMessage) => Promise<void>;
type GoneListener = (who: Addressee) => Promise<void>;

/** Frames that nobody can read after which a socket is closed (W3). */
const UNREADABLE_MAX = 20;
/** Frames of one person that are handed on in a second; each costs a look at the database, and further ones are ignored (S7). */
const HANDED_PER_SECOND = 40;
const HEARTBEAT = formatFrame({ type: SocketType.heartbeat });
const BEAT = Buffer.from(HEARTBEAT);
const BEAT_FRAME = textFrame(HEARTBEAT);

interface Parts {
  people: People;
  bus: Bus;
  figures: Figures;
  log: FastifyBaseLogger;
}

/** Sends frames to the sockets of people, and hands on what they send (W3, W4, W7, W9, W10). */
export class Hub implements Realtime {
  private readonly people: People;
  private readonly bus: Bus;
  private readonly figures: Figures;
  private readonly log: FastifyBaseLogger;
  private readonly handlers = new Map<SocketType, Handler>();
  private readonly goneListeners: GoneListener[] = [];
  private readonly silence = new SilenceWheel();
  private readonly delivered = new Recent();

  constructor({ people, bus, figures, log }: Parts) {
    this.people = people;
    this.bus = bus;
    this.figures = figures;
    this.log = log;
  }

  /** Names what is done with a type of frame. */
  on<T extends SocketType>(type: T, handler: (from: Addressee, message: SocketMessageOf<T>) => Promise<void>): void {
    this.handlers.set(type, (from, message) => handler(from, message as SocketMessageOf<T>));
  }

  /** Hears that the last socket of a person in this process is gone; not when the whole server stops. */
  onGone(listener: GoneListener): void {
    this.goneListeners.push(listener);
  }

  /** Sends to all sockets of a person in all processes, and keeps nothing. */
  tell(to: Addressee, message: SocketMessage): void {
    const frame = formatFrame(message);
    this.send(this.people.find(to), frame);
    this.bus.publish({ to, frame, id: null });
  }

  /** Sends a push that was committed here, and lets the other processes know. */
  pushed(push: Push): void {
    this.deliver(push, 'local');
    this.bus.publish(push);
  }

  /** Takes what another process tells. */
  heard({ to, frame, id }: Note): void {
    if (id === null) this.send(this.people.find(to), frame);
    else this.deliver({ to, frame, id }, 'bus');
  }

  /** Sends a stored push to the person's sockets here, unless it has been sent before (W7). */
  deliver({ id, to, frame }: Push, way: Way): void {
    const person = this.people.find(to);
    if (!person || !this.delivered.add(id)) return;
    this.figures.pushed(way);
    this.send(person, frame);
  }

  /** Forgets the older of the pushes that were sent. */
  forget(): void {
    this.delivered.turn();
  }

  /** Takes a socket into its person's. */
  add(line: Line, who: Addressee, sessionId: number): void {
    line.sessionId = sessionId;
    this.people.add(line, who);
    this.silence.add(line);
  }

  /** Ends a socket from our side; nothing more is sent to it or taken from it. */
  hangUp(line: Line, code: CloseCode): void {
    this.leave(line);
    line.close(code);
  }

  /** Goes on by a second: whoever was silent for too long is dropped (W4). */
  turn(): void {
    for (const line of this.silence.turn()) this.hangUp(line, CloseCode.noHeartbeat);
  }

  /** Takes one frame of a socket. */
  receive(line: Line, data: Buffer, isBinary: boolean): void {
    const { person } = line;
    if (!person || !this.mayCome(line)) return;
    if (!isBinary && data.equals(BEAT)) line.write(BEAT_FRAME);
    else this.handOn(line, person, isBinary ? null : parseFrame(data.toString()));
  }

  /** Takes a ping of the protocol, which counts as a frame; answers go out only as fast as the client takes them (W3). */
  receivePing(line: Line, data: Buffer): void {
    if (line.person && this.mayCome(line)) line.write(pongFrame(data));
  }

  /** Hears that a socket is closed, by whoever. */
  closed(line: Line, code: number): void {
    this.figures.closed(code);
    this.leave(line);
  }

  /** Nobody hears of sockets that end because the server stops: their people come back to another process. */
  stop(): void {
    this.goneListeners.length = 0;
  }

  /** Counts one more frame of a socket; one too many in a second ends it. */
  private mayCome(line: Line): boolean {
    const { now } = this.silence;
    line.frames = line.heardAt === now ? line.frames + 1 : 1;
    line.heardAt = now;
    if (line.frames <= FRAMES_PER_SECOND) return true;
    this.hangUp(line, CloseCode.tooFast);
    return false;
  }

  private handOn(line: Line, person: Person, message: SocketMessage | null): void {
    if (!message) {
      line.unreadable += 1;
      if (line.unreadable > UNREADABLE_MAX) this.hangUp(line, CloseCode.unreadable);
    } else if (message.type === SocketType.heartbeat) {
      line.write(BEAT_FRAME);
    } else if (this.mayHandOn(person)) {
      const { companyId, kind, id } = person;
      const handled = this.handlers.get(message.type)?.({ companyId, kind, id }, message);
      handled?.catch((error: unknown) => this.note(error, 'a frame could not be handled'));
    }
  }

  private mayHandOn(person: Person): boolean {
    const { now } = this.silence;
    person.handed = person.handedAt === now ? person.handed + 1 : 1;
    person.handedAt = now;
    return person.handed <= HANDED_PER_SECOND;
  }

  private leave(line: Line): void {
    this.silence.remove(line);
    const gone = this.people.remove(line);
    if (!gone) return;
    for (const listener of this.goneListeners) {
      listener(gone).catch((error: unknown) => this.note(error, 'the end of a socket could not be handled'));
    }
  }

  /** One text for all sockets of a person, made into bytes once. */
  private send(person: Person | undefined, frame: string): void {
    if (!person) return;
    const bytes = textFrame(frame);
    for (const line of person.lines) line.write(bytes);
  }

  private note(error: unknown, what: string): void {
    this.log.warn({ kind: error instanceof Error ? error.name : 'unknown' }, what);
  }
}
