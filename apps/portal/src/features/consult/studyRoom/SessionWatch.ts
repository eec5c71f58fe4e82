import { type RoomSession, SocketType, type TicketStatus } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { Scope } from '../../../core/scope.ts';
import type { Clock } from '../../../core/services.ts';
import type { LiveSocket } from '../../../stores/live/liveSocket.ts';
import { RoomClock } from './RoomClock.ts';

interface WatchPorts {
  api: { room: Pick<Api['room'], 'session'> };
  clock: Clock;
  tempLogId: number;
  /** One is inside: the clock of the bill counts, and the room subscribes by itself. */
  isInside(): boolean;
  /** Whether a push of the server is followed now. */
  isListening(): boolean;
  /** The session was read, or could not be. */
  onRead(): void;
}

/** What the server says of the consultation: its session as it was read last, the pushes that ask to read it again, and its clock (product.md 4.17). */
export class SessionWatch {
  readonly session: Query<RoomSession>;
  readonly time: RoomClock;
  readonly #pushes = new Scope();
  readonly #ports: WatchPorts;

  constructor(ports: WatchPorts) {
    this.#ports = ports;
    const { api, clock, tempLogId, isInside } = ports;
    this.session = new Query(() => api.room.session({ tempLogId }));
    this.time = new RoomClock(
      clock,
      () => this.session.value,
      () => isInside() && void this.read(),
    );
  }

  start() {
    this.time.start();
  }

  dispose() {
    this.time.dispose();
    this.session.dispose();
    this.#pushes.dispose();
  }

  /** The socket opened, or went with the login. */
  connect(socket: LiveSocket | null) {
    this.#pushes.dispose();
    if (!socket) return;
    const handlePush = ({ tempLogId, lastSeq }: { tempLogId: number; lastSeq?: number | undefined }) => {
      if (tempLogId === this.#ports.tempLogId && lastSeq === undefined) this.#readIfListening();
    };
    this.#pushes.add(socket.onOpen(() => this.#readIfListening()));
    this.#pushes.add(socket.on(SocketType.callOver, handlePush));
    this.#pushes.add(socket.on(SocketType.room, handlePush));
  }

  /** Reads the session and tells what it says; null when it could not be read. */
  async read(): Promise<TicketStatus | null> {
    await this.session.load();
    const { value, error } = this.session;
    if (value && !error) this.time.read(value.serverTime);
    this.#ports.onRead();
    return this.session.error ? null : (this.session.value?.status ?? null);
  }

  #readIfListening() {
    if (this.#ports.isListening() && !this.session.isLoading) void this.read();
  }
}
