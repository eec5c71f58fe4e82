import { formatFrame, readFrame, type SocketMessage, type SocketMessageOf, SocketType } from '@shuyuan/contract';
import { CloseCode, RECONNECT_RENEW_MS, RECONNECT_TRIES, reconnectDelay, SOCKET_PROTOCOL } from '@shuyuan/rules';
import { makeAutoObservable, runInAction } from 'mobx';
import { ApiError } from '../../api/apiError.ts';
import { Scope } from '../../core/scope.ts';
import { DedupeSet } from './DedupeSet.ts';
import type { Environment, SocketConnection } from './environment.ts';
import { Heartbeat } from './Heartbeat.ts';
import type { LiveSocket, SocketState } from './liveSocket.ts';

type Listener = (message: SocketMessage) => void;

/** Milliseconds after which a try that hangs gives way to a new one when the page wakes. */
const STALE_TRY_MS = 5_000;

/** Dependencies of the socket. */
export interface SocketPorts {
  environment: Pick<Environment, 'now' | 'after' | 'random' | 'connect' | 'onAwake' | 'onOffline' | 'onLeave'>;
  /** Whose socket it is, and the ticket that opens it once (W1); a backend of another maker gives no ticket. */
  ticket: () => Promise<{ ticket?: string; userId: number }>;
  /** The server may leave heartbeats without an answer, as §4 lets it: silence is no loss until it has answered one. */
  isSilent?: boolean;
  url: (userId: number) => string;
  /** The server ended the login (W2). */
  onLoginOver: () => void;
}

/** The socket of this tab: opens with a ticket, sends heartbeats, reconnects (§4, W1–W7). */
export class SocketStore implements LiveSocket {
  state: SocketState = 'off';
  attempt = 1;
  /** Raised by everything that ends a try: what an older one still brings is not listeners. */
  #turn = 0;
  #tries = 0;
  #isFinal = false;
  /** A heartbeat was answered once: this server answers them. */
  #hasAnswered = false;
  #connection: SocketConnection | null = null;
  #openedAt = 0;
  #dialledAt = Number.NEGATIVE_INFINITY;
  #cancelWait: (() => void) | null = null;
  readonly #heartbeat: Heartbeat;
  readonly #seen = new DedupeSet();
  readonly #listeners = new Map<SocketType, Set<Listener>>();
  readonly #openListeners = new Set<() => void>();
  readonly #scope = new Scope();

  readonly #ports: SocketPorts;

  constructor(ports: SocketPorts) {
    this.#ports = ports;
    this.#heartbeat = new Heartbeat(
      ports.environment,
      () => this.send({ type: SocketType.heartbeat }),
      () => this.failed(),
      () => !ports.isSilent || this.#hasAnswered,
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Begins; a second call changes nothing. */
  start() {
    if (this.state !== 'off' || this.#isFinal) return;
    const { environment } = this.#ports;
    this.#scope.add(environment.onAwake(this.handleAwake));
    this.#scope.add(environment.onOffline(this.handleOffline));
    this.#scope.add(environment.onLeave(this.handleLeave));
    this.connect();
  }

  dispose() {
    this.#scope.dispose();
    this.drop();
    this.#isFinal = true;
    this.state = 'off';
    this.#listeners.clear();
    this.#openListeners.clear();
  }

  on<T extends SocketType>(type: T, listener: (message: SocketMessageOf<T>) => void) {
    const listeners = this.#listeners.get(type) ?? new Set<Listener>();
    this.#listeners.set(type, listeners);
    const typed: Listener = (message) => isOf(message, type) && listener(message);
    listeners.add(typed);
    return () => void listeners.delete(typed);
  }

  onOpen(listener: () => void) {
    const own = () => listener();
    this.#openListeners.add(own);
    return () => void this.#openListeners.delete(own);
  }

  send(message: SocketMessage) {
    if (this.state !== 'open' || !this.#connection) return false;
    this.#connection.send(formatFrame(message));
    return true;
  }

  retry() {
    this.#tries = 0;
    this.#isFinal = false;
    if (this.state !== 'open') this.connect();
  }

  /** Resets the attempts; an open connection is probed at once, a pending reconnect starts at once (W5). */
  private handleAwake() {
    if (this.#isFinal) return;
    this.#tries = 0;
    const isStale = this.#ports.environment.now() - this.#dialledAt > STALE_TRY_MS;
    if (this.state === 'open') this.#heartbeat.probe();
    else if (this.#cancelWait || this.state === 'closed' || isStale) this.connect();
  }

  /** An open connection is probed at once, so that a loss is detected in ten seconds instead of twenty-five. */
  private handleOffline() {
    if (this.state === 'open') this.#heartbeat.probe();
  }

  private handleLeave() {
    this.drop();
    this.#dialledAt = Number.NEGATIVE_INFINITY;
    if (!this.#isFinal) this.state = 'reconnecting';
  }

  private connect() {
    this.drop();
    this.state = this.state === 'off' || this.state === 'connecting' ? 'connecting' : 'reconnecting';
    this.attempt = Math.max(1, this.#tries);
    this.#dialledAt = this.#ports.environment.now();
    void this.dial(this.#turn);
  }

  private async dial(turn: number) {
    try {
      const { ticket, userId } = await this.#ports.ticket();
      if (turn === this.#turn) this.open(turn, this.#ports.url(userId), ticket);
    } catch (error) {
      if (turn !== this.#turn) return;
      // The request itself has ended the login (§4).
      if (error instanceof ApiError && error.kind === 'loggedOut') this.finish('off');
      else this.failed();
    }
  }

  private open(turn: number, url: string, ticket: string | undefined) {
    const live = (run: () => void) => turn === this.#turn && runInAction(run);
    this.#heartbeat.expect(); // a connection that never opens is dead as well
    this.#connection = this.#ports.environment.connect(url, ticket === undefined ? [] : [SOCKET_PROTOCOL, ticket], {
      open: () => live(this.opened),
      message: (data) => live(() => this.handleData(data)),
      error: () => live(this.failed),
      close: (code) => live(() => this.closed(code)),
    });
  }

  private opened() {
    this.state = 'open';
    this.#openedAt = this.#ports.environment.now();
    this.#heartbeat.restart();
    for (const listener of [...this.#openListeners]) listener();
  }

  private closed(code: number) {
    if (code !== CloseCode.loginOver && code !== CloseCode.notYours) return this.failed();
    this.finish(code === CloseCode.loginOver ? 'off' : 'closed');
    if (code === CloseCode.loginOver) this.#ports.onLoginOver();
  }

  private finish(state: SocketState) {
    this.drop();
    this.#isFinal = true;
    this.state = state;
  }

  /** The connection or the way to it failed: the next try, later each time, ten at most (§4, W5). */
  private failed() {
    const { environment } = this.#ports;
    this.drop();
    const wait = reconnectDelay(++this.#tries, environment.random);
    this.state = wait === null ? 'closed' : 'reconnecting';
    this.attempt = Math.min(this.#tries, RECONNECT_TRIES);
    if (wait !== null) this.#cancelWait = environment.after(wait, this.connect);
  }

  /** Drops socket and timers; their late events have no effect. */
  private drop() {
    this.#turn++;
    this.#heartbeat.stop();
    this.#cancelWait?.();
    this.#cancelWait = null;
    this.#connection?.close();
    this.#connection = null;
  }

  private handleData(data: unknown) {
    this.#heartbeat.restart();
    if (this.#ports.environment.now() - this.#openedAt >= RECONNECT_RENEW_MS) this.#tries = 0;
    const message = typeof data === 'string' ? readFrame(data) : null;
    if (!message) {
      console.debug('The socket brought a message that nobody knows.', data); // §8: ignored
      return;
    }
    if ('id' in message && typeof message.id === 'number' && !this.#seen.add(message.id)) return;
    if (message.type === SocketType.heartbeat) this.#hasAnswered = true;
    for (const listener of [...(this.#listeners.get(message.type) ?? [])]) listener(message);
  }
}

function isOf<T extends SocketType>(message: SocketMessage, type: T): message is SocketMessage & SocketMessageOf<T> {
  return message.type === type;
}
