import { type AnswerOf, type contract, type SocketMessageOf, SocketType } from '@shuyuan/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Api } from '../../api/createApi.ts';
import { Scope } from '../../core/scope.ts';
import { CallAlarm } from './CallAlarm.ts';
import { CallAnswers } from './CallAnswers.ts';
import { CurrentCall } from './CurrentCall.ts';
import type { Environment, OpenedTab } from './environment.ts';
import type { LiveSocket } from './liveSocket.ts';
import { callKey, callOfMine, callOfPush, isRoomOf, type RingingCall, roomPathOf } from './ringingCall.ts';

type Mine = AnswerOf<typeof contract.studyRooms.mine>;
/** Dependencies of the call. */
export interface CallPorts {
  environment: Pick<
    Environment,
    'now' | 'after' | 'openTab' | 'tabs' | 'lock' | 'refreshPage' | 'onAwake' | 'attention'
  >;
  socket: LiveSocket;
  api: Pick<Api, 'studyRooms'>;
  /** Whose tab this is. */
  member: string;
  /** Path of the page, query included. */
  here: () => string;
}

/** The call into a study room: one at a time, one decision in all tabs, 15 seconds by the steady clock (§4, W8). */
export class CallStore {
  /** The student stands in a queue, as far as this tab knows. */
  isWaiting = false;
  readonly alarm: CallAlarm;
  readonly #current: CurrentCall;
  readonly #answers: CallAnswers;
  #turn = 0;
  readonly #scope = new Scope();

  readonly #ports: CallPorts;

  constructor(ports: CallPorts) {
    this.#ports = ports;
    this.alarm = new CallAlarm(ports.environment);
    this.#answers = new CallAnswers(ports.environment, ports.api, ports.member);
    this.#current = new CurrentCall(ports.environment, {
      onTimeOver: (call) => void this.miss(call),
      onEnd: () => this.afterEnd(),
    });
    makeAutoObservable(this, { alarm: false }, { autoBind: true });
  }

  /** The call that is shown. */
  get now() {
    return this.#current.now;
  }

  get state() {
    return this.#current.state;
  }

  /** Why the room could not be entered. */
  get problem() {
    return this.#current.problem;
  }

  /** The student may answer, and it rings. */
  get isRinging() {
    return this.#current.isRinging;
  }

  /** The steady clock that the call ends by (W8). */
  get clock() {
    return this.#ports.environment;
  }

  /** Address of the room of the call that rings. */
  get roomPath() {
    return this.now ? roomPathOf(this.now) : null;
  }

  start() {
    const { environment, socket, member } = this.#ports;
    this.#scope.add(socket.on(SocketType.call, this.handleCall));
    this.#scope.add(socket.on(SocketType.callOver, this.handleCallOver));
    this.#scope.add(socket.on(SocketType.queue, () => this.noteTicket(true)));
    this.#scope.add(environment.onAwake(() => this.now && void this.refresh()));
    this.#scope.add(
      environment.tabs.onMessage((message) => {
        if (message.kind === 'callOver' && message.member === member) this.#current.leaveTo(message.call);
      }),
    );
  }

  dispose() {
    this.#turn++;
    this.#scope.dispose();
    this.#current.clear();
    this.alarm.end();
    this.#answers.dispose();
  }

  /**
   * Queries the server for a ringing call: a push is only a hint (W6). A failure is silent (§8).
   *
   * @param pushed Key of a call whose push has just come.
   */
  async refresh(pushed?: string) {
    const turn = ++this.#turn;
    try {
      const mine = await this.#ports.api.studyRooms.mine();
      runInAction(() => turn === this.#turn && this.apply(mine, pushed));
    } catch {
      // §8: a status of the study room that cannot be read is ignored.
    }
  }

  /** Enters; call it inside the click handler, since it opens the room (§4). */
  enter() {
    const { now: call } = this,
      current = this.#current;
    if (!call || !this.isRinging) return;
    if (current.isTimeOver(call)) return void this.miss(call);
    current.answering('entering');
    const { roomId: studyRoomId } = call;
    this.#ports.socket.send({ type: SocketType.entered, studyRoomId, ...number(call) });
    void this.finishEntering(call, this.#ports.environment.openTab(roomPathOf(call)));
  }

  /** Declines the call (§4). */
  cancel() {
    const { now: call } = this,
      current = this.#current;
    if (!call) return;
    if (this.state === 'blocked') return current.end(call);
    if (!this.isRinging) return;
    if (current.isTimeOver(call)) return void this.miss(call);
    current.answering('cancelling');
    void this.finishCancelling(call);
  }

  /** Closes a dialog that only shows the end, or whose link was followed. */
  close() {
    if (this.now) this.#current.end(this.now);
  }

  private noteTicket(isWaiting: boolean) {
    this.isWaiting = isWaiting;
  }

  private handleCall(push: SocketMessageOf<10>) {
    const call = callOfPush(push, this.#ports.environment.now());
    this.ring(call);
    void this.refresh(call.key);
  }

  private apply(mine: Mine, pushed?: string) {
    const status = mine.ticket?.status;
    this.noteTicket(status === 'waiting' || status === 'calling');
    const call = callOfMine(mine, this.#ports.environment.now());
    const { now: shown } = this;
    if (!shown) return call && this.ring(call);
    if (call?.key === shown.key) this.#current.describe(call);
    else if (this.isRinging) this.endBy(mine, { shown, isLate: shown.key === pushed });
    return undefined;
  }

  /** The server knows of no such call: it was answered elsewhere, withdrawn, or rang when its time was over. */
  private endBy({ ticket }: Mine, { shown, isLate }: { shown: RingingCall; isLate: boolean }) {
    if (ticket?.status === 'waiting' && ticket.isFront) this.#current.showEnd(shown.key, 'withdrawn');
    else if (ticket?.status === 'missed' || ticket?.status === 'calling') this.#current.showEnd(shown.key, 'over');
    else if (isLate && ticket?.status !== 'inRoom') this.#current.showEnd(shown.key, 'over');
    else this.#current.end(shown);
  }

  private ring(call: RingingCall) {
    if (!isRoomOf(this.#ports.here(), call)) this.#current.ring(call);
  }

  private async finishEntering(call: RingingCall, tab: OpenedTab | null) {
    const lock = await this.#answers.decide(call);
    if (!lock) {
      tab?.close(); // another tab has answered
      return this.#current.leave(call);
    }
    const problem = await this.#answers.enter(call);
    if (problem === null) return this.entered(call, tab);
    lock();
    tab?.close();
    return this.#current.ringOn(call, 'enterFailed', problem);
  }

  private entered(call: RingingCall, tab: OpenedTab | null) {
    this.#answers.notifyTabs(call);
    if (!this.#current.isShown(call)) return;
    if (tab) this.#current.end(call);
    else this.#current.block(call);
  }

  private async finishCancelling(call: RingingCall) {
    const lock = await this.#answers.decide(call);
    if (!lock) return this.#current.leave(call);
    if (await this.#answers.cancel(call)) return this.cancelled(call);
    lock();
    void this.refresh(); // it may be over
    return this.#current.ringOn(call, 'cancelFailed', null);
  }

  /** No answer: one tab reports it to the server, twice if needed; then the server ends the call itself (product.md 4.17). */
  private async miss(call: RingingCall) {
    this.#current.answering('cancelling');
    if (!(await this.#answers.decide(call))) return this.#current.leave(call);
    const isDelivered = (await this.#answers.cancel(call)) || (await this.#answers.cancel(call));
    return isDelivered ? this.cancelled(call) : this.#current.leave(call);
  }

  private cancelled(call: RingingCall) {
    this.#ports.socket.send({ type: SocketType.cancelled, studyRoomId: call.roomId, ...number(call) });
    this.#answers.notifyTabs(call);
    this.#current.leave(call);
  }

  /** Handles the end of a call from the server, in any tab and in any order with the call itself. */
  private handleCallOver({ tempLogId, outcome }: SocketMessageOf<101>) {
    const key = callKey(tempLogId);
    if (outcome === 'withdrawn') this.#current.showEnd(key, 'withdrawn');
    else if (outcome === 'closed') this.#current.showEnd(key, 'roomClosed');
    else this.#current.leaveTo(key);
  }

  private afterEnd() {
    this.#ports.environment.refreshPage();
    void this.refresh(); // a second call may have come meanwhile
  }
}

function number({ tempLogId }: RingingCall) {
  return tempLogId === null ? {} : { tempLogId };
}
