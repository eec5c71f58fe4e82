import { type SocketMessageOf, SocketType } from '@shuyuan/contract';
import { makeAutoObservable, reaction } from 'mobx';
import { Scope } from '../../../core/scope.ts';
import type { DeviceStore } from '../../../shared/devices/DeviceStore.ts';
import type { CaptureKind } from '../../../shared/devices/media.ts';
import type { LiveSocket } from '../../../stores/live/liveSocket.ts';
import type { BoardPointer } from './board/PointerSender.ts';
import { type LinkState, PeerLink } from './PeerLink.ts';
import { PeerMedia } from './PeerMedia.ts';
import { formatPeerMessage, type PeerFacts, parsePeerMessage } from './peerMessage.ts';
import { readQuality } from './quality.ts';
import { ChunkCollector, chunksOf, type Signal } from './signal.ts';

interface PeerPorts {
  socket: LiveSocket;
  devices: DeviceStore;
  tempLogId: number;
  /** The student gives way when both offer at once. */
  isPolite: boolean;
  createConnection(): RTCPeerConnection;
  createId(): string;
  /** A stroke that the peer is drawing; null when it is finished. */
  onDraft(body: string | null): void;
  /** Where the peer points on the board; null for nowhere. */
  onPointer(pointer: BoardPointer | null): void;
}

const KINDS: readonly CaptureKind[] = ['camera', 'microphone', 'screen'];
/** Milliseconds between two measurements of the quality of the connection. */
const STATS_MS = 2000;

/**
 * The connection with the peer: which of its tabs is connected (the newest), and whose shared screen is the later one; what arrives is `media`.
 * Without a socket the connection goes on; missed signals are sent again once it is back (W6).
 */
export class PeerStore {
  state: LinkState | 'alone' = 'alone';
  readonly media: PeerMedia;
  /** The peer is connected with another tab of this user. */
  isElsewhere = false;
  tab: string;
  #link: PeerLink | null = null;
  /** Tabs of the peer that a newer one has replaced. */
  readonly #replaced = new Set<string>();
  readonly #collectors = new Map<string, ChunkCollector>();
  readonly #scope = new Scope();

  readonly #ports: PeerPorts;

  constructor(ports: PeerPorts) {
    this.#ports = ports;
    this.tab = ports.createId();
    this.media = new PeerMedia(() => this.state);
    makeAutoObservable(this, { media: false, tab: false }, { autoBind: true });
  }

  /** The peer shares its screen since; the own share ended for it: of two, the later one is shown. */
  isReplaced = false;
  /** Number of the newest share of both. */
  #screenTurn = 0;
  #ownScreenTurn = 0;

  start() {
    const { socket, devices } = this.#ports;
    this.#scope.add(socket.on(SocketType.signal, this.handleSignal));
    this.#scope.add(socket.onOpen(this.greet));
    if (devices.screen.track) this.beginShare();
    for (const kind of KINDS) {
      const follow = (track: MediaStreamTrack | null) => {
        if (kind === 'screen' && track) this.beginShare();
        void this.#link?.setTrack(kind, devices[kind].track);
        this.sendFacts();
      };
      this.#scope.add(reaction(() => devices[kind].track, follow));
    }
    this.#scope.add(reaction(() => devices.microphone.isMuted, this.sendFacts));
    const timer = setInterval(() => void this.measure(), STATS_MS);
    this.#scope.add(() => clearInterval(timer));
    this.greet();
  }

  /** Moves the connection to this tab, from another one of this user. */
  claim() {
    this.isElsewhere = false;
    this.tab = this.#ports.createId();
    this.greet();
  }

  showDraft(body: string | null) {
    this.#link?.sendMessage(formatPeerMessage({ draft: body }));
  }

  /** Shows the peer where the pointer is; a place is left out while the channel is busy, the leaving is not. */
  showPointer(pointer: BoardPointer | null) {
    this.#link?.sendMessage(formatPeerMessage({ pointer }), { isPassing: pointer !== null });
  }

  /** Restarts ICE at once. */
  retry() {
    this.#link?.recover();
    this.greet();
  }

  dispose() {
    this.send({ kind: 'bye' });
    this.#scope.dispose();
    this.unlink();
  }

  private greet() {
    if (!this.isElsewhere) this.send({ kind: 'hello', to: null });
  }

  private send(signal: Signal) {
    const { socket, tempLogId, createId } = this.#ports;
    for (const data of chunksOf(signal, createId)) {
      socket.send({ type: SocketType.signal, tempLogId, from: this.tab, data });
    }
  }

  private handleSignal({ tempLogId, from, data }: SocketMessageOf<typeof SocketType.signal>) {
    if (tempLogId !== this.#ports.tempLogId || from === this.tab) return;
    const collector = this.#collectors.get(from) ?? new ChunkCollector();
    this.#collectors.set(from, collector);
    const signal = collector.add(data);
    if (signal?.kind === 'with') this.yieldTo(signal.tab);
    else if (signal && !this.isElsewhere) this.followSignal(from, signal);
  }

  private followSignal(from: string, signal: Signal) {
    if (signal.kind === 'hello') {
      if (signal.to === null || signal.to === this.tab) this.meet(from, signal.to === null);
    } else if (from === this.#link?.tab) {
      if (signal.kind === 'bye') this.unlink();
      else if (signal.kind !== 'with' && signal.to === this.tab) void this.#link.handleSignal(signal);
    }
  }

  /** The peer is there in this tab: the newest wins. */
  private meet(tab: string, isQuestion: boolean) {
    if (this.#replaced.has(tab)) return;
    if (isQuestion) this.send({ kind: 'hello', to: tab });
    if (this.#link?.tab === tab) {
      this.#link.recover();
      return;
    }
    if (this.#link) this.#replaced.add(this.#link.tab);
    this.send({ kind: 'with', tab });
    this.unlink();
    this.connect(tab);
  }

  private yieldTo(tab: string) {
    this.isElsewhere = tab !== this.tab;
    if (this.isElsewhere) this.unlink();
  }

  private connect(tab: string) {
    const link: PeerLink = new PeerLink(tab, this.#ports.createConnection(), this.#ports.isPolite, {
      send: this.send,
      onState: (state) => this.#link === link && this.follow(state),
      onStream: (stream) => this.#link === link && this.media.show(stream),
      onChannelOpen: this.sendFacts,
      onMessage: this.handleMessage,
    });
    this.#link = link;
    this.state = 'connecting';
    for (const kind of KINDS) void link.setTrack(kind, this.#ports.devices[kind].track);
  }

  private unlink() {
    this.#link?.close();
    this.#link = null;
    this.state = 'alone';
    this.media.clear();
    this.#ports.onDraft(null);
    this.#ports.onPointer(null);
  }

  private follow(state: LinkState) {
    this.state = state;
  }

  private sendFacts() {
    const { camera, microphone, screen } = this.#ports.devices;
    const voice = !microphone.isOn ? 'none' : microphone.isMuted ? 'muted' : 'on';
    const screenId = screen.isOn ? (this.#link?.screenId ?? null) : null;
    const facts = {
      camera: camera.isOn,
      microphone: voice,
      screen: screenId,
      screenTurn: this.#ownScreenTurn,
    } as const;
    this.#link?.sendMessage(formatPeerMessage({ facts }));
  }

  /** The own share began: it is later than every share known. */
  private beginShare() {
    this.#ownScreenTurn = ++this.#screenTurn;
    this.isReplaced = false;
  }

  /** Ends the own share for a later one of the peer; when both began at once, the polite side gives way. */
  private yieldScreen({ screen, screenTurn }: PeerFacts) {
    if (screen === null) {
      this.isReplaced = false;
      return;
    }
    this.#screenTurn = Math.max(this.#screenTurn, screenTurn);
    const { devices, isPolite } = this.#ports;
    const isLater = screenTurn > this.#ownScreenTurn || (screenTurn === this.#ownScreenTurn && isPolite);
    if (!devices.screen.isOn || !isLater) return;
    devices.screen.close();
    this.isReplaced = true;
  }

  private handleMessage(text: string) {
    const word = parsePeerMessage(text);
    if (word?.facts) {
      this.media.read(word.facts);
      this.yieldScreen(word.facts);
    }
    if (word?.draft !== undefined) this.#ports.onDraft(word.draft);
    if (word?.pointer !== undefined) this.#ports.onPointer(word.pointer);
  }

  private async measure() {
    const link = this.#link;
    if (!link || this.state !== 'connected') return;
    const quality = readQuality(await link.stats());
    if (link === this.#link) this.media.note(quality);
  }
}
