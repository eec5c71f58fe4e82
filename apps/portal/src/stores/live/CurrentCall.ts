import { makeAutoObservable, observableRef } from 'mobx';
import type { EntryProblem } from './CallAnswers.ts';
import { DedupeSet } from './DedupeSet.ts';
import type { Environment } from './environment.ts';
import type { RingingCall } from './ringingCall.ts';

/** Where the call stands; `blocked`: the student is in, but the browser did not open the room. */
export type CallState =
  | 'ringing'
  | 'entering'
  | 'enterFailed'
  | 'cancelling'
  | 'cancelFailed'
  | 'blocked'
  | 'withdrawn'
  | 'roomClosed';

/** What follows when the call's time is over, and when the call is. */
interface CallEvents {
  onTimeOver(call: RingingCall): void;
  onEnd(): void;
}

/** The one call that is shown: where it stands, how long it rings, and which calls are over (§4, W7, W8). */
export class CurrentCall {
  now: RingingCall | null = null;
  state: CallState = 'ringing';
  problem: EntryProblem | null = null;
  #cancelTimer: (() => void) | null = null;
  readonly #over = new DedupeSet<string>();

  readonly #environment: Pick<Environment, 'now' | 'after'>;
  readonly #events: CallEvents;

  constructor(environment: Pick<Environment, 'now' | 'after'>, events: CallEvents) {
    this.#environment = environment;
    this.#events = events;
    makeAutoObservable(this, { now: observableRef }, { autoBind: true });
  }

  /** The student may answer, and it rings. */
  get isRinging() {
    return this.now !== null && ['ringing', 'enterFailed', 'cancelFailed'].includes(this.state);
  }

  /** It only shows how the call ended. */
  private get showsEnd() {
    return this.state === 'withdrawn' || this.state === 'roomClosed';
  }

  isShown({ key }: RingingCall) {
    return this.now?.key === key;
  }

  isTimeOver({ endsAt }: RingingCall) {
    return this.#environment.now() >= endsAt;
  }

  /** A second call waits until the first is closed; one that is over rings no more, whatever order the news come in (W7). */
  ring(call: RingingCall) {
    if (this.now || this.#over.has(call.key) || this.isTimeOver(call)) return;
    this.now = call;
    this.state = 'ringing';
    this.problem = null;
    const environment = this.#environment,
      events = this.#events;
    this.#cancelTimer = environment.after(
      call.endsAt - environment.now(),
      () => this.isRinging && events.onTimeOver(call),
    );
  }

  /** What the server knows of the call that rings; a push has no picture, and knows no language. */
  describe({ lecturer, portrait, topic }: RingingCall) {
    if (this.now) this.now = { ...this.now, lecturer, ...(portrait ? { portrait } : {}), ...(topic ? { topic } : {}) };
  }

  /** The answer of the student is on its way. */
  answering(state: 'entering' | 'cancelling') {
    this.state = state;
    this.problem = null;
  }

  /** The student is in; a plain link is left, and nothing rings. */
  block(call: RingingCall) {
    this.#cancelTimer?.();
    this.#over.add(call.key);
    this.state = 'blocked';
  }

  /** The answer did not work: rings on while there is time, and then nobody has answered (§4). */
  ringOn(call: RingingCall, state: 'enterFailed' | 'cancelFailed', problem: EntryProblem | null) {
    if (!this.isShown(call) || this.showsEnd) return;
    if (this.#over.has(call.key)) return this.end(call);
    this.state = state;
    this.problem = problem;
    if (this.isTimeOver(call)) this.#events.onTimeOver(call);
  }

  /** The lecturer took it back, or closed the room: shown where it rings, in whatever order with the call itself. */
  showEnd(key: string, state: 'withdrawn' | 'roomClosed') {
    this.#over.add(key);
    if (this.now?.key !== key || this.state === 'blocked') return;
    this.#cancelTimer?.();
    this.state = state;
  }

  /** Another tab, or another device, has decided; what this tab has under way ends automatically. */
  leaveTo(key: string) {
    this.#over.add(key);
    if (this.now?.key === key && this.isRinging) this.end(this.now);
  }

  /** It is decided here; what only shows the end stays until it is closed. */
  leave(call: RingingCall) {
    if (this.isShown(call) && !this.showsEnd) this.end(call);
  }

  end(call: RingingCall) {
    this.clear();
    if (call.tempLogId !== null) this.#over.add(call.key);
    this.#events.onEnd();
  }

  /** Nothing rings any more, and nothing follows. */
  clear() {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    this.now = null;
  }
}
