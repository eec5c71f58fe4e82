import { type RoomSession, SocketType, type TicketStatus } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { ApiError } from '../../api/apiError.ts';
import { Query } from '../../api/query.ts';
import { DeviceStore } from '../../stores/devices/DeviceStore.ts';
import type { Media } from '../../stores/devices/media.ts';
import type { LiveSocket } from '../../stores/live/live.ts';
import { ServerTime } from '../../stores/ServerTime.ts';
import { Scope } from '../../stores/scope.ts';
import type { Services } from '../../stores/services.ts';
import { Inside } from './Inside.ts';
import { forgetRoom, keepRoom, readKeptRoom } from './keptRoom.ts';
import { outsideUrl, type RoomAddress } from './roomAddress.ts';

/** Devices are looked at, the call is being taken, inside the built-in or an outside room, gone for now, or not to be entered. */
export type RoomPhase = 'check' | 'waiting' | 'inside' | 'outside' | 'left' | 'closed';
/** Why a room cannot be entered, or is over. */
export type RoomEnd =
  | Exclude<TicketStatus, 'calling' | 'inRoom' | 'waiting'>
  | 'notCalled'
  | 'missing'
  | 'refused'
  | 'unreachable';

export interface RoomPorts {
  services: Pick<Services, 'api' | 'clock' | 'sessionStorage'>;
  address: RoomAddress;
  /** Hosts of the school on which rooms may open (X3). */
  hosts: readonly string[];
  media: Media;
  createConnection(config: RTCConfiguration): RTCPeerConnection;
  createId?: () => string;
}

/** Milliseconds in which the entry, posted by another tab, must show (product.md 4.17). */
const WAIT_MS = 20_000;
const STEP_MS = 1000;

/** One visit to `/toroom`: the check, the wait for the entry, the room, and its end (product.md 4.17). */
export class RoomStore {
  phase: RoomPhase = 'check';
  end: RoomEnd | null = null;
  /** The server's own words for a refusal. */
  endText = '';
  readonly session: Query<RoomSession>;
  readonly devices: DeviceStore;
  inside: Inside | null = null;
  socket: LiveSocket | null = null;
  /** Milliseconds since 1970 on the server, a second ago at most. */
  now: number;
  private readonly time: ServerTime;
  private readonly scope = new Scope();
  private readonly pushes = new Scope();
  private turn = 0;

  constructor(private readonly ports: RoomPorts) {
    const { api, clock } = ports.services;
    this.time = new ServerTime(clock);
    this.now = this.time.now;
    this.devices = new DeviceStore(ports.media);
    this.session = new Query(() => api.room.session({ tempLogId: ports.address.tempLogId }));
    makeAutoObservable<this, 'time' | 'ports' | 'scope' | 'pushes' | 'turn'>(
      this,
      {
        session: false,
        devices: false,
        inside: observableRef,
        socket: observableRef,
        time: false,
        ports: false,
        scope: false,
        pushes: false,
        turn: false,
      },
      { autoBind: true },
    );
  }

  get isStudent() {
    return this.session.value?.me.type !== 'lecturer';
  }

  /** The outside room that the school's server or a checked link names; null for the built-in one (X3). */
  get outside() {
    const { address, hosts } = this.ports;
    const { liveUrl } = this.session.value ?? {};
    return (liveUrl === undefined ? null : outsideUrl(liveUrl, hosts)) ?? address.url;
  }

  get isUrlRefused() {
    return this.ports.address.isRefused;
  }

  /** Whole seconds since the student came in; null before. */
  get elapsedS() {
    const from = this.session.value?.enteredAt;
    return from === undefined ? null : Math.max(0, Math.floor((this.now - Date.parse(from)) / 1000));
  }

  /** Whole minutes that are left; null where nothing ends. */
  get minutesLeft() {
    const until = this.session.value?.endsAt;
    return until === undefined ? null : Math.max(0, Math.ceil((Date.parse(until) - this.now) / 60_000));
  }

  start() {
    this.devices.start();
    const timer = setInterval(this.tick, STEP_MS);
    this.scope.add(() => clearInterval(timer));
    const { camera, microphone } = this.devices;
    this.scope.add(reaction(() => [camera.isOn, microphone.isMuted], this.keep));
    void this.arrive();
  }

  refresh() {
    void this.session.reload();
  }

  dispose() {
    this.turn++;
    this.goOut();
    this.scope.dispose();
    this.pushes.dispose();
    this.devices.dispose();
  }

  /** The socket came up, or went with the login. */
  connect(socket: LiveSocket | null) {
    this.socket = socket;
    this.inside?.connect(socket);
    this.pushes.dispose();
    if (!socket) return;
    this.pushes.add(socket.onOpen(this.lookFromOutside));
    this.pushes.add(socket.on(SocketType.callOver, this.hear));
    this.pushes.add(socket.on(SocketType.room, this.hear));
  }

  /** Goes in as soon as the entry is known; without `hasCamera` the camera goes off. */
  async join(hasCamera = this.devices.camera.isOn) {
    if (!hasCamera) this.devices.camera.close();
    this.phase = 'waiting';
    this.end = null;
    const turn = ++this.turn;
    const until = this.ports.services.clock.now + WAIT_MS;
    while (this.isWaiting(turn)) {
      await this.look();
      if (this.isWaiting(turn) && this.session.value?.status === 'inRoom' && !this.session.error)
        await this.enter(turn);
      if (!this.isWaiting(turn)) return;
      if (this.ports.services.clock.now >= until) this.close(this.session.error ? 'unreachable' : 'notCalled');
      else await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
  }

  /** Leaves; one may come in again while the consultation goes on. */
  async leave() {
    this.turn++;
    this.goOut();
    forgetRoom(this.ports.services.sessionStorage);
    this.phase = 'left';
    this.devices.dispose();
    await this.note('leave').catch(passOver);
    await this.look();
  }

  /** Back to the devices, then in. */
  comeBack() {
    this.phase = 'check';
    this.end = null;
    this.devices.dispose();
    this.devices.start();
    void this.devices.openAllowed();
    void this.look();
  }

  /** Ends the consultation: its minutes are charged (product.md 4.17). */
  async finish() {
    await this.ports.services.api.desk.end({ tempLogId: this.ports.address.tempLogId });
    await this.look();
  }

  private isWaiting(turn: number) {
    return turn === this.turn && this.phase === 'waiting';
  }

  private async arrive() {
    const turn = ++this.turn;
    const isHere = () => turn === this.turn && this.phase === 'check';
    await this.look();
    if (!isHere()) return;
    await this.devices.openAllowed();
    const { services, address } = this.ports;
    const kept = readKeptRoom(services.sessionStorage, address.tempLogId);
    if (!isHere() || !kept || this.session.value?.status !== 'inRoom') return;
    runInAction(() => this.devices.microphone.setMuted(kept.isMuted));
    await this.join(kept.camera && this.devices.camera.isOn);
  }

  /** Reads the session and follows it. */
  private async look() {
    await this.session.load();
    this.obey();
  }

  /** Before the room and after leaving it, its end is heard too; inside, the room listens by itself. */
  private hear({ tempLogId, lastSeq }: { tempLogId: number; lastSeq?: number | undefined }) {
    if (tempLogId === this.ports.address.tempLogId && lastSeq === undefined) this.lookFromOutside();
  }

  private lookFromOutside() {
    const isOutside = this.phase === 'check' || this.phase === 'left' || this.phase === 'outside';
    if (isOutside && !this.session.isLoading) void this.look();
  }

  private obey() {
    const { value, error } = this.session;
    // A call that was there and is not any more has not been taken.
    if (error?.kind === 'missing') this.close(value && this.phase !== 'inside' ? 'notCalled' : 'missing');
    if (error?.kind === 'refused') this.close('refused', error.message);
    if (!value || error) return;
    this.time.read(value.serverTime);
    this.now = this.time.now;
    const { status } = value;
    if (status === 'waiting')
      this.close('withdrawn'); // the call was taken back, or failed without a charge
    else if (status !== 'calling' && status !== 'inRoom') this.close(status);
    else if (this.phase === 'inside' && !value.me.isHere) void this.note('enter').catch(passOver);
  }

  /** Notes the coming, then shows the room; the network may be away, then the wait goes on. */
  private async enter(turn: number) {
    try {
      await this.note('enter');
      if (turn === this.turn) this.open();
    } catch (error) {
      passOver(error);
      const { kind, message } = error;
      if (kind === 'refused' || kind === 'missing') this.close('refused', message);
    }
  }

  private note(joinType: 'enter' | 'leave') {
    const { roomId, tempLogId } = this.ports.address;
    return this.ports.services.api.room.log({ roomId, tempLogId, joinType });
  }

  private open() {
    const session = this.session.value;
    if (!session) return;
    if (this.outside !== null) {
      this.phase = 'outside';
      this.devices.dispose();
      return;
    }
    const { services, createConnection, createId = () => crypto.randomUUID() } = this.ports;
    const look = () => void this.look();
    this.inside = new Inside({ api: services.api, devices: this.devices, session, createConnection, createId, look });
    this.phase = 'inside';
    this.keep();
    this.inside.start();
    this.inside.connect(this.socket);
  }

  private tick() {
    const before = this.minutesLeft;
    this.now = this.time.now;
    if (before !== this.minutesLeft && this.minutesLeft === 0 && this.phase === 'inside') void this.look();
  }

  private keep() {
    const { camera, microphone } = this.devices;
    if (this.phase !== 'inside') return;
    const { services, address } = this.ports;
    const { tempLogId } = address;
    keepRoom(services.sessionStorage, { tempLogId, camera: camera.isOn, isMuted: microphone.isMuted });
  }

  private close(end: RoomEnd, text = '') {
    this.turn++;
    this.phase = 'closed';
    this.end = end;
    this.endText = text;
    this.goOut();
    this.devices.dispose();
    forgetRoom(this.ports.services.sessionStorage);
  }

  private goOut() {
    this.inside?.dispose();
    this.inside = null;
  }
}

/** A failure of the network or a refusal is seen at the next look; anything else is a mistake of ours. */
function passOver(error: unknown): asserts error is ApiError {
  if (!(error instanceof ApiError)) throw error;
}
