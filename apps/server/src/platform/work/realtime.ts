import type { SocketMessage, SocketMessageOf, SocketType } from '@shuyuan/contract';
import type { Addressee } from '../data/tenancy.ts';

/** The socket hub as modules see it. What must not be lost goes through `push` instead (W10). */
export interface Realtime {
  /** Registers the handler of a type of frame that clients send; the sender comes from the socket's login (W9). */
  on<T extends SocketType>(type: T, handler: (from: Addressee, message: SocketMessageOf<T>) => Promise<void>): void;
  /** Registers a listener for the end of a person's last socket in this process. */
  onGone(listener: (who: Addressee) => Promise<void>): void;
  /** Sends to all sockets of a person in all processes; nothing is stored. */
  notify(to: Addressee, message: SocketMessage): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    realtime: Realtime;
    /** Renews the presence of everybody here as of `seenAt`: nobody is away because the clock is moved. */
    renewPresence(seenAt: Date): Promise<void>;
  }
}
