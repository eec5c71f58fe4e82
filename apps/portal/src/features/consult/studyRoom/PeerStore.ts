import { type SocketMessageOf, SocketType } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { Scope } from '../../../core/scope.ts';
import type { DeviceStore } from '../../../shared/devices/DeviceStore.ts';
import type { CaptureKind } from '../../../shared/devices/media.ts';
import type { LiveSocket } from '../../../stores/live/liveSocket.ts';
import { type LinkState, PeerLink } from './PeerLink.ts';
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
}

const NOTHING: PeerFacts = { camera: false, microphone: 'none', screen: null };
const KINDS: readonly CaptureKind[] = ['camera', 'microphone', 'screen'];
/** Milliseconds between two measurements of the quality of the connection. */
const STATS_MS = 2000;

/**
 * Picture and sound with the peer: which of its tabs is connected (the newest), the connection to it, and what
 * it says about itself. Without a socket the connection goes on; missed signals are sent again once it is back (W6).
 */
export class PeerStore {
  state: LinkState | 'alone' = 'alone';
  facts: PeerFacts = NOTHING;
  streams: readonly MediaStream[] = [];
  /** Milliseconds there and back; null while unknown. */
  delayMs: number | null = null;
  isSpeaking = false;
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
    makeAutoObservable(this, { facts: observableRef, streams: observableRef, tab: false }, { autoBind: true });
  }

  /** The peer's shared screen. */
  get screen() {
    return this.streams.find(({ id }) => id === this.facts.screen) ?? null;
  }

  /** The peer's picture and sound. */
  get face() {
    return this.streams.find(({ id }) => id !== this.facts.screen && !this.screens.includes(id)) ?? null;
  }

  private screens: readonly string[] = [];

  start() {
    const { socket, devices } = this.#ports;
    this.#scope.add(socket.on(SocketType.signal, this.handleSignal));
    this.#scope.add(socket.onOpen(this.greet));
    for (const kind of KINDS) {
      const follow = () => {
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
      onStream: (stream) => this.#link === link && this.show(stream),
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
    this.facts = NOTHING;
    this.streams = [];
    this.screens = [];
    this.delayMs = null;
    this.isSpeaking = false;
    this.#ports.onDraft(null);
  }

  private follow(state: LinkState) {
    this.state = state;
  }

  private show(stream: MediaStream) {
    this.streams = [...this.streams.filter(({ id }) => id !== stream.id), stream];
  }

  private sendFacts() {
    const { camera, microphone, screen } = this.#ports.devices;
    const voice = !microphone.isOn ? 'none' : microphone.isMuted ? 'muted' : 'on';
    const screenId = screen.isOn ? (this.#link?.screenId ?? null) : null;
    this.#link?.sendMessage(formatPeerMessage({ facts: { camera: camera.isOn, microphone: voice, screen: screenId } }));
  }

  private handleMessage(text: string) {
    const word = parsePeerMessage(text);
    if (word?.facts) {
      this.facts = word.facts;
      const { screen } = word.facts;
      if (screen !== null && !this.screens.includes(screen)) this.screens = [...this.screens, screen];
    }
    if (word?.draft !== undefined) this.#ports.onDraft(word.draft);
  }

  private async measure() {
    const link = this.#link;
    if (!link || this.state !== 'connected') return;
    const quality = readQuality(await link.stats());
    if (link === this.#link) this.note(quality);
  }

  private note({ delayMs, isSpeaking }: ReturnType<typeof readQuality>) {
    this.delayMs = delayMs;
    this.isSpeaking = isSpeaking;
  }
}
