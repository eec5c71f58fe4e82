import type { SocketMessage, SocketMessageOf, SocketType } from '@shuyuan/contract';
import type { Addressee } from '../data/tenancy.ts';

/** The socket hub as modules see it. What must not be lost goes through `push` instead (W10). */
export interface Realtime {
  /** Names what is done with a type of frame that clients send; the sender comes from the socket's login (W9). */
  on<T extends SocketType>(type: T, handler: (from: Addressee, message: SocketMessageOf<T>) => Promise<void>): void;
  /** Hears that the last socket of a person in this process is gone. */
  onGone(listener: (who: Addressee) => Promise<void>): void;
  /** Sends to all sockets of a person in all processes, and keeps nothing. */
  tell(to: Addressee, message: SocketMessage): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    realtime: Realtime;
    /** Says of who is here that they are at `seenAt`: nobody is away because the clock is moved. */
    renewPresence(seenAt: Date): Promise<void>;
  }
}
