import { makeAutoObservable, observableRef } from 'mobx';
import type { EntryProblem } from './CallAnswers.ts';
import { DedupeSet } from './DedupeSet.ts';
import type { Environment } from './environment.ts';
import type { RingingCall } from './ringingCall.ts';

/** State of the call; `blocked`: the student has entered, but the browser blocked the new window. */
export type CallState =
  | 'ringing'
  | 'entering'
  | 'enterFailed'
  | 'cancelling'
  | 'cancelFailed'
  | 'blocked'
  | 'withdrawn'
  | 'roomClosed'
  | 'over';

/** Ends of a call that are shown in words until they are closed. */
export type ShownEnd = 'withdrawn' | 'roomClosed' | 'over';

/** Callbacks for the call's timeout and its end. */
interface CallEvents {
  onTimeOver(call: RingingCall): void;
  onEnd(): void;
}

/** The call shown: its state, its remaining time, and the calls that have ended (§4, W7, W8). */
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
    return this.state === 'withdrawn' || this.state === 'roomClosed' || this.state === 'over';
  }

  isShown({ key }: RingingCall) {
    return this.now?.key === key;
  }

  isTimeOver({ endsAt }: RingingCall) {
    return this.#environment.now() >= endsAt;
  }

  /** A second call waits until the first is closed; an ended one never rings again, whatever the order of pushes (W7). */
  ring(call: RingingCall) {
    if (this.now || this.#over.has(call.key) || this.isTimeOver(call)) return;
    this.now = call;
    this.state = 'ringing';
    this.problem = null;
    this.countDown(call);
  }

  /**
   * Details of the ringing call from the server: a push has no picture and no language, and may have come late, so that the
   * server's time wins where less is left.
   */
  describe({ lecturer, portrait, topic, endsAt }: RingingCall) {
    if (!this.now) return;
    const isShorter = endsAt < this.now.endsAt;
    this.now = {
      ...this.now,
      ...{ lecturer, endsAt: Math.min(endsAt, this.now.endsAt) },
      ...(portrait ? { portrait } : {}),
      ...(topic ? { topic } : {}),
    };
    if (!isShorter) return;
    if (this.isRinging && this.isTimeOver(this.now)) this.showEnd(this.now.key, 'over');
    else this.countDown(this.now);
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

  /** The answer failed: keeps ringing until the deadline, and then counts as missed (§4). */
  ringOn(call: RingingCall, state: 'enterFailed' | 'cancelFailed', problem: EntryProblem | null) {
    if (!this.isShown(call) || this.showsEnd) return;
    if (this.#over.has(call.key)) return this.end(call);
    this.state = state;
    this.problem = problem;
    if (this.isTimeOver(call)) this.#events.onTimeOver(call);
  }

  /** The lecturer withdrew the call or closed the room, or it rang too late: shown where it rings, in any order with the call itself. */
  showEnd(key: string, state: ShownEnd) {
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

  /** Decided in this tab; a dialog that only shows the end stays until it is closed. */
  leave(call: RingingCall) {
    if (this.isShown(call) && !this.showsEnd) this.end(call);
  }

  end(call: RingingCall) {
    this.clear();
    if (call.tempLogId !== null) this.#over.add(call.key);
    this.#events.onEnd();
  }

  private countDown(call: RingingCall) {
    this.#cancelTimer?.();
    const environment = this.#environment,
      events = this.#events;
    this.#cancelTimer = environment.after(
      call.endsAt - environment.now(),
      () => this.isRinging && events.onTimeOver(call),
    );
  }

  /** Nothing rings any more, and nothing follows. */
  clear() {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    this.now = null;
  }
}
