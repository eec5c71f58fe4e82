import { type contract, type OutputOf, type SocketMessageOf, SocketType } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Api } from '../../api/createApi.ts';
import { Scope } from '../scope.ts';
import type { KeyValueStore } from '../services.ts';
import { CallAlarm } from './CallAlarm.ts';
import { CallAnswers, type EntryProblem } from './CallAnswers.ts';
import type { LiveSocket } from './live.ts';
import { RecentIds } from './RecentIds.ts';
import { callKey, callOfMine, callOfPush, isRoomOf, type RingingCall, roomPathOf } from './ringingCall.ts';
import type { OpenedTab, World } from './world.ts';

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
type Mine = OutputOf<typeof contract.studyRooms.mine>;
/** What the call is given. */
export interface CallPorts {
  world: Pick<World, 'now' | 'after' | 'openTab' | 'tabs' | 'lock' | 'refreshPage' | 'onAwake' | 'attention'>;
  socket: LiveSocket;
  api: Pick<Api, 'studyRooms'>;
  storage: KeyValueStore;
  /** Whose tab this is. */
  member: string;
  /** Path of the page, query included. */
  here: () => string;
}

/** The call into a study room: one at a time, one decision in all tabs, 15 seconds by the steady clock (§4, W8). */
export class CallStore {
  now: RingingCall | null = null;
  state: CallState = 'ringing';
  problem: EntryProblem | null = null;
  private turn = 0;
  private cancelEnd: (() => void) | null = null;
  private readonly over = new RecentIds<string>();
  readonly alarm: CallAlarm;
  private readonly answers: CallAnswers;
  private readonly scope = new Scope();

  constructor(private readonly ports: CallPorts) {
    this.alarm = new CallAlarm(ports.world, ports.storage);
    this.answers = new CallAnswers(ports.world, ports.api, ports.member);
    makeAutoObservable<this, 'ports' | 'turn' | 'cancelEnd' | 'over' | 'answers' | 'scope'>(
      this,
      {
        now: observableRef,
        ports: false,
        turn: false,
        cancelEnd: false,
        over: false,
        alarm: false,
        answers: false,
        scope: false,
      },
      { autoBind: true },
    );
  }

  start() {
    const { world, socket, member } = this.ports;
    this.scope.add(socket.on(SocketType.call, this.take));
    this.scope.add(socket.on(SocketType.callOver, this.hearOver));
    this.scope.add(world.onAwake(() => this.now && void this.look()));
    this.scope.add(
      world.tabs.onMessage((message) => {
        if (message.kind === 'callOver' && message.member === member) this.leaveTo(message.call);
      }),
    );
  }

  dispose() {
    this.turn++;
    this.scope.dispose();
    this.cancelEnd?.();
    this.now = null;
    this.alarm.end();
    this.answers.dispose();
  }

  /** Address of the room of the call that rings. */
  get roomPath() {
    return this.now ? roomPathOf(this.now) : null;
  }

  /** The student may answer, and it rings. */
  get isRinging() {
    return this.now !== null && ['ringing', 'enterFailed', 'cancelFailed'].includes(this.state);
  }

  /** It only tells how the call ended. */
  private get isTold() {
    return this.state === 'withdrawn' || this.state === 'roomClosed';
  }

  /** Asks the server whether a call rings: what was pushed is only a hint (W6). A failure is silent (§8). */
  async look() {
    const turn = ++this.turn;
    try {
      const mine = await this.ports.api.studyRooms.mine();
      runInAction(() => turn === this.turn && this.read(mine));
    } catch {
      // §8: a status of the study room that cannot be read is ignored.
    }
  }

  /** The student goes in; call it inside the click, since it opens the room (§4). */
  enter() {
    const call = this.now;
    if (!call || !this.isRinging) return;
    if (this.isTimeOver(call)) return void this.miss(call);
    this.state = 'entering';
    this.problem = null;
    const { roomId: studyRoomId } = call;
    this.ports.socket.send({ type: SocketType.entered, studyRoomId, ...number(call) });
    void this.finishEntering(call, this.ports.world.openTab(roomPathOf(call)));
  }

  /** The student does not come (§4). */
  cancel() {
    const call = this.now;
    if (!call) return;
    if (this.state === 'blocked') return this.end(call);
    if (!this.isRinging) return;
    if (this.isTimeOver(call)) return void this.miss(call);
    this.state = 'cancelling';
    void this.finishCancelling(call);
  }

  /** Closes what only tells, and the dialog whose link was followed. */
  close() {
    if (this.now) this.end(this.now);
  }

  private take(push: SocketMessageOf<10>) {
    this.ring(callOfPush(push, this.ports.world.now()));
    void this.look();
  }

  private read(mine: Mine) {
    const call = callOfMine(mine, this.ports.world.now());
    const { now: shown } = this;
    if (!shown) return call && this.ring(call);
    if (call?.key !== shown.key) return this.isRinging && this.end(shown); // it ended elsewhere
    const { lecturer, portrait, topic } = call;
    // A push knows no language; the answer is in the one of the page.
    this.now = { ...shown, lecturer, ...(portrait ? { portrait } : {}), ...(topic ? { topic } : {}) };
    return undefined;
  }

  /** A second call waits until the first is closed; one that is over rings no more, whatever order the news come in (W7). */
  private ring(call: RingingCall) {
    const { world, here } = this.ports;
    if (this.now || this.over.has(call.key) || this.isTimeOver(call) || isRoomOf(here(), call)) return;
    this.now = call;
    this.state = 'ringing';
    this.problem = null;
    this.cancelEnd = world.after(call.endsAt - world.now(), () => this.isRinging && void this.miss(call));
  }

  private isTimeOver({ endsAt }: RingingCall) {
    return this.ports.world.now() >= endsAt;
  }

  private async finishEntering(call: RingingCall, tab: OpenedTab | null) {
    const lock = await this.answers.decide(call);
    if (!lock) {
      tab?.close(); // another tab has answered
      return this.leave(call);
    }
    const problem = await this.answers.enter(call);
    if (problem === null) return this.entered(call, tab);
    lock();
    tab?.close();
    return this.ringOn(call, 'enterFailed', problem);
  }

  private entered(call: RingingCall, tab: OpenedTab | null) {
    this.answers.tell(call);
    if (this.now?.key !== call.key) return;
    if (tab) return this.end(call);
    this.cancelEnd?.();
    this.over.add(call.key);
    this.state = 'blocked';
  }

  private async finishCancelling(call: RingingCall) {
    const lock = await this.answers.decide(call);
    if (!lock) return this.leave(call);
    if (await this.answers.cancel(call)) return this.cancelled(call);
    lock();
    void this.look(); // it may be over
    return this.ringOn(call, 'cancelFailed', null);
  }

  /** Nobody answered: one tab tells the server, and tries that twice; then the server ends the call itself (product.md 4.17). */
  private async miss(call: RingingCall) {
    this.state = 'cancelling';
    if (!(await this.answers.decide(call))) return this.leave(call);
    const isTold = (await this.answers.cancel(call)) || (await this.answers.cancel(call));
    return isTold ? this.cancelled(call) : this.leave(call);
  }

  private cancelled(call: RingingCall) {
    this.ports.socket.send({ type: SocketType.cancelled, studyRoomId: call.roomId, ...number(call) });
    this.answers.tell(call);
    this.leave(call);
  }

  /** It did not work: rings on while there is time, and then nobody has answered (§4). */
  private ringOn(call: RingingCall, state: 'enterFailed' | 'cancelFailed', problem: EntryProblem | null) {
    if (this.now?.key !== call.key || this.isTold) return;
    if (this.over.has(call.key)) return this.end(call);
    this.state = state;
    this.problem = problem;
    if (this.isTimeOver(call)) void this.miss(call);
  }

  /** The server says that a call is over, in whatever tab and in whatever order with the call itself. */
  private hearOver({ tempLogId, outcome }: SocketMessageOf<101>) {
    const key = callKey(tempLogId);
    this.over.add(key);
    if (this.now?.key !== key || this.state === 'blocked') return;
    if (outcome !== 'withdrawn' && outcome !== 'closed') return this.leaveTo(key);
    this.cancelEnd?.();
    this.state = outcome === 'withdrawn' ? 'withdrawn' : 'roomClosed';
  }

  /** Another tab has decided; what this one has under way ends by itself. */
  private leaveTo(key: string) {
    this.over.add(key);
    if (this.now?.key === key && this.isRinging) this.end(this.now);
  }

  private leave(call: RingingCall) {
    if (this.now?.key === call.key && !this.isTold) this.end(call);
  }

  private end(call: RingingCall) {
    this.cancelEnd?.();
    this.cancelEnd = null;
    if (call.tempLogId !== null) this.over.add(call.key);
    this.now = null;
    this.ports.world.refreshPage();
    void this.look(); // a second call may have come meanwhile
  }
}

function number({ tempLogId }: RingingCall) {
  return tempLogId === null ? {} : { tempLogId };
}
