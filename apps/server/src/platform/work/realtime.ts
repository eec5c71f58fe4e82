import type { SocketMessage, SocketMessageOf, SocketType } from '@shuyuan/contract';
import type { Addressee } from '../data/tenancy.ts';

/** Interface of the socket hub for modules. Messages that must not be lost go through `push` instead (W10). */
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
    /** Renews the presence of all connected persons as of `seenAt`, so that moving the clock makes nobody offline. */
    renewPresence(seenAt: Date): Promise<void>;
  }
}
