import type { RoomSession } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Query } from '../../../api/query.ts';
import { randomId } from '../../../api/secureOnly/randomId.ts';
import { Scope } from '../../../core/scope.ts';
import { DeviceStore } from '../../../shared/devices/DeviceStore.ts';
import type { LiveSocket } from '../../../stores/live/liveSocket.ts';
import { Attendance } from './Attendance.ts';
import { EntryWait } from './EntryWait.ts';
import { InsideStore } from './InsideStore.ts';
import { ignoreApiError } from './ignoreApiError.ts';
import type { RoomClock } from './RoomClock.ts';
import { outsideUrl } from './roomAddress.ts';
import { type RoomEnd, roomEndOf } from './roomEnd.ts';
import type { RoomPorts } from './roomPorts.ts';
import { SessionWatch } from './SessionWatch.ts';
import { StoredRoom } from './StoredRoom.ts';

/** Devices are checked, the call is being answered, inside the built-in or an outside room, gone for now, or not to be entered. */
export type RoomPhase = 'check' | 'waiting' | 'inside' | 'outside' | 'left' | 'closed';

/** One stay at `/toroom`: from the check through the wait into the room, and its end (product.md 4.17). */
export class RoomStore {
  phase: RoomPhase = 'check';
  end: RoomEnd | null = null;
  /** One was in the room while this page was open. */
  wasInside = false;
  /** The server's own words for a refusal. */
  endText = '';
  readonly session: Query<RoomSession>;
  readonly devices: DeviceStore;
  inside: InsideStore | null = null;
  socket: LiveSocket | null = null;
  readonly time: RoomClock;
  readonly #watch: SessionWatch;
  readonly #stored: StoredRoom;
  readonly #wait: EntryWait;
  readonly #attendance: Attendance;
  readonly #scope = new Scope();
  #turn = 0;

  readonly #ports: RoomPorts;

  constructor(ports: RoomPorts) {
    this.#ports = ports;
    const { api, clock, sessionStorage } = ports.services;
    const { tempLogId } = ports.address;
    this.devices = new DeviceStore(ports.media);
    this.#stored = new StoredRoom(sessionStorage, tempLogId);
    this.#watch = new SessionWatch({
      ...{ api, clock, tempLogId },
      isInside: () => this.phase === 'inside',
      // Before the room and after leaving it, its end counts too; inside, the room subscribes by itself.
      isListening: () => this.phase === 'check' || this.phase === 'left' || this.phase === 'outside',
      onRead: () => this.followSession(),
    });
    this.session = this.#watch.session;
    this.time = this.#watch.time;
    this.#attendance = new Attendance(api.room, ports.address);
    this.#wait = new EntryWait({
      clock,
      refreshStatus: () => this.#watch.read(),
      noteEntry: () => this.#attendance.enter(),
      onIn: () => this.open(),
      onRefused: (message) => this.close('refused', message),
      onTimeOver: () => this.close(this.session.error ? 'unreachable' : 'notCalled'),
    });
    makeAutoObservable(
      this,
      { session: false, devices: false, inside: observableRef, socket: observableRef, time: false },
      { autoBind: true },
    );
  }

  get isStudent() {
    return this.session.value?.me.type !== 'lecturer';
  }

  /** The outside room that the school's server or a checked link names; null for the built-in one (X3). */
  get outside() {
    const { address, hosts } = this.#ports;
    const { liveUrl } = this.session.value ?? {};
    return (liveUrl === undefined ? null : outsideUrl(liveUrl, hosts)) ?? address.url;
  }

  get isUrlRefused() {
    return this.#ports.address.isRefused;
  }

  start() {
    this.devices.start();
    this.#watch.start();
    this.#scope.add(this.#ports.onPageHide(this.sayGoodbye));
    const { camera, microphone } = this.devices;
    this.#scope.add(reaction(() => [camera.isOn, microphone.isMuted], this.storeDevices));
    void this.arrive();
  }

  refresh() {
    void this.session.reload();
  }

  dispose() {
    this.goOut();
    this.#watch.dispose();
    this.#scope.dispose();
    this.devices.dispose();
  }

  /** The socket opened, or went with the login. */
  connect(socket: LiveSocket | null) {
    this.socket = socket;
    this.inside?.connect(socket);
    this.#watch.connect(socket);
  }

  /** Goes in as soon as the entry is known; without `hasCamera` the camera goes off. */
  async join(hasCamera = this.devices.camera.isOn) {
    if (!hasCamera) this.devices.camera.close();
    this.goOut();
    this.phase = 'waiting';
    this.end = null;
    await this.#wait.run();
  }

  /** Leaves; one may come in again while the consultation goes on. */
  async leave() {
    this.goOut();
    this.#stored.clear();
    this.phase = 'left';
    this.devices.dispose();
    await this.#attendance.leave();
    await this.#watch.read();
  }

  /** Somebody else is logged in in this browser: nobody is seen or heard in this one's name; the way back is that of who left. */
  stepOut() {
    if (this.phase === 'closed' || this.phase === 'outside') return;
    this.goOut();
    this.devices.dispose();
    this.phase = 'left';
  }

  /** A room outside goes on in its own window: closing this page leaves it to the socket. */
  private sayGoodbye() {
    if (this.phase === 'inside' && !this.inside?.isElsewhere) this.#attendance.close();
  }

  /** Back to the devices, then in. */
  comeBack() {
    this.phase = 'check';
    this.end = null;
    this.devices.dispose();
    this.devices.start();
    void this.devices.openAllowed();
    void this.#watch.read();
  }

  /** Ends the consultation: its minutes are charged (product.md 4.17). */
  async finish() {
    await this.#ports.services.api.desk.end({ tempLogId: this.#ports.address.tempLogId });
    await this.#watch.read();
  }

  private async arrive() {
    const turn = ++this.#turn;
    const isHere = () => turn === this.#turn && this.phase === 'check';
    await this.#watch.read();
    if (!isHere()) return;
    await this.devices.openAllowed();
    const stored = this.#stored.read();
    if (!isHere() || !stored || this.session.value?.status !== 'inRoom') return;
    runInAction(() => this.devices.microphone.setMuted(stored.isMuted));
    await this.join(stored.camera && this.devices.camera.isOn);
  }

  private followSession() {
    const { value, error } = this.session;
    const over = roomEndOf(this.session, this.phase === 'inside');
    // A backend of another maker has no rooms of its own: the call names one outside (§3, liveUrl).
    if (over?.end === 'notServed' && !value && this.#ports.address.url !== null) this.enterOutside();
    else if (over) this.close(over.end, over.text);
    else if (value && !error) this.attend(value.me.isHere);
  }

  private enterOutside() {
    if (this.phase === 'outside') return;
    this.#wait.stop();
    this.showOutside();
    void this.#attendance.enter().catch(ignoreApiError);
  }

  private showOutside() {
    this.phase = 'outside';
    this.devices.dispose();
  }

  /** Where another tab of this user holds the connection, that tab reports: this one does not. */
  private attend(isHere: boolean) {
    if (this.phase === 'inside' && !this.inside?.isElsewhere) void this.#attendance.stay(isHere);
    if (this.phase === 'left') void this.#attendance.stayAway(isHere);
  }

  private open() {
    const session = this.session.value;
    if (!session) return;
    this.wasInside = true;
    if (this.outside !== null) {
      this.showOutside();
      return;
    }
    const { services, createConnection, createId = randomId } = this.#ports;
    this.inside = new InsideStore({
      api: services.api,
      upload: services.upload,
      devices: this.devices,
      session,
      createConnection,
      createId,
      refreshSession: () => void this.#watch.read(),
    });
    this.phase = 'inside';
    this.storeDevices();
    this.inside.start();
    this.inside.connect(this.socket);
    void this.#watch.read(); // the session was read before the coming was noted: its clock does not run yet
  }

  private storeDevices() {
    if (this.phase === 'inside') this.#stored.save(this.devices);
  }

  private close(end: RoomEnd, text = '') {
    this.goOut();
    this.phase = 'closed';
    this.end = end;
    this.endText = text;
    this.devices.dispose();
    this.#stored.clear();
  }

  /** Cancels whatever is under way into the room. */
  private goOut() {
    this.#turn++;
    this.#wait.stop();
    this.inside?.dispose();
    this.inside = null;
  }
}
