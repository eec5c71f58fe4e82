import type { SocketMessage, SocketMessageOf, SocketType } from '@shuyuan/contract';
import type { Platform } from '../platform/platform.ts';
import type { Realtime } from '../platform/realtime.ts';
import type { Addressee } from '../platform/tenancy.ts';

type Handler = (from: Addressee, message: SocketMessage) => Promise<void>;

/** Who has a socket in this process, and what is done with what they send (W1–W10). */
export class Hub implements Realtime {
  readonly platform: Platform;
  private readonly handlers = new Map<SocketType, Handler>();
  private readonly goneListeners: ((who: Addressee) => Promise<void>)[] = [];

  constructor(platform: Platform) {
    this.platform = platform;
  }

  /** Names what is done with a type of frame. */
  on<T extends SocketType>(type: T, handler: (from: Addressee, message: SocketMessageOf<T>) => Promise<void>): void {
    this.handlers.set(type, (from, message) => handler(from, message as SocketMessageOf<T>));
  }

  /** Hears that the last socket of a person in this process is gone. */
  onGone(listener: (who: Addressee) => Promise<void>): void {
    this.goneListeners.push(listener);
  }

  /** Sends to all sockets of a person in all processes, and keeps nothing. */
  tell(_to: Addressee, _message: SocketMessage): void {}
}
