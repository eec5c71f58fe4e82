import { makeAutoObservable, reaction } from 'mobx';
import { Scope } from '../../core/scope.ts';
import type { Environment } from './environment.ts';
import type { LiveSocket, SocketState } from './liveSocket.ts';

/** Milliseconds for which a lost connection is not shown: most come back by themselves. */
export const UNSEEN_MS = 3_000;
/** Milliseconds for which the return of a connection is shown. */
export const RESTORED_MS = 5_000;

/** What a page says of the connection: nothing while it is there, the tries while it is lost, its return for a moment (W5). */
export class ConnectionNotice {
  state: 'open' | 'reconnecting' | 'closed' | 'restored' = 'open';
  #cancelTimer: (() => void) | null = null;
  readonly #environment: Pick<Environment, 'after'>;
  readonly #socket: Pick<LiveSocket, 'state' | 'attempt' | 'retry'>;
  readonly #scope = new Scope();

  constructor(environment: Pick<Environment, 'after'>, socket: Pick<LiveSocket, 'state' | 'attempt' | 'retry'>) {
    this.#environment = environment;
    this.#socket = socket;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Which try runs, from 1. */
  get attempt() {
    return this.#socket.attempt;
  }

  start() {
    this.#scope.add(reaction(() => this.#socket.state, this.follow, { fireImmediately: true }));
    this.#scope.add(() => this.#cancelTimer?.());
  }

  dispose() {
    this.#scope.dispose();
  }

  /** Reconnects at once; the tries begin anew. */
  retry() {
    this.#socket.retry();
  }

  private follow(socket: SocketState) {
    const isShown = this.state === 'reconnecting' || this.state === 'closed';
    if (socket === 'closed' || (socket === 'reconnecting' && isShown)) this.show(socket);
    else if (socket === 'reconnecting') this.showLater('reconnecting', UNSEEN_MS);
    else if (socket === 'open' && isShown) {
      this.show('restored');
      this.showLater('open', RESTORED_MS);
    } else if (this.state !== 'restored') this.show('open');
  }

  private show(state: ConnectionNotice['state']) {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    this.state = state;
  }

  private showLater(state: ConnectionNotice['state'], wait: number) {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#environment.after(wait, () => this.show(state));
  }
}
