import type { CaptureKind } from '../../../shared/devices/media.ts';
import type { Signal } from './signal.ts';

/** How picture and sound are between the two: interrupted may recover, failed was given up by the browser. */
export type LinkState = 'connecting' | 'connected' | 'interrupted' | 'failed';

interface LinkEvents {
  send(signal: Signal): void;
  onState(state: LinkState): void;
  onStream(stream: MediaStream): void;
  onChannelOpen(): void;
  onMessage(text: string): void;
}

/** Milliseconds in which addresses are gathered before they are sent together: a socket may send 20 frames a second (W3). */
const GATHER_MS = 100;
/** Milliseconds that an interruption may last before ICE restarts. */
const MEND_MS = 3000;
/** Milliseconds until the next ICE restart after a failed one. */
const AGAIN_MS = 6000;
/** Milliseconds of connecting after which ICE restarts. */
const SLOW_MS = 8000;

/** Bytes waiting in the channel from which passing messages are left out. */
const WAITING_MAX = 4096;

const STATES: Readonly<Partial<Record<RTCPeerConnectionState, LinkState>>> = {
  connected: 'connected',
  disconnected: 'interrupted',
  failed: 'failed',
};

/**
 * One connection with one tab of the peer, by "perfect negotiation": both may offer at any time, and when both do at once,
 * the polite one gives way. A message channel runs beside picture and sound.
 */
export class PeerLink {
  private readonly channel: RTCDataChannel;
  private readonly senders = new Map<CaptureKind, RTCRtpSender>();
  private readonly face = new MediaStream();
  private readonly screen = new MediaStream();
  private isOffering = false;
  private ignoresOffer = false;
  private acceptsAnswer = false;
  private early: RTCIceCandidateInit[] = [];
  private gathered: RTCIceCandidateInit[] = [];
  private gathering: ReturnType<typeof setTimeout> | null = null;
  private mending: ReturnType<typeof setTimeout> | null = null;
  private holdsGathered = false;
  private isClosed = false;

  constructor(
    readonly tab: string,
    private readonly connection: RTCPeerConnection,
    private readonly isPolite: boolean,
    private readonly events: LinkEvents,
  ) {
    connection.onnegotiationneeded = () => void this.offer();
    connection.onicecandidate = ({ candidate }) => candidate && this.gather(candidate.toJSON());
    connection.onconnectionstatechange = () => this.follow();
    connection.ontrack = ({ streams: [stream] }) => stream && events.onStream(stream);
    this.mendIn(SLOW_MS);
    this.channel = connection.createDataChannel('room', { negotiated: true, id: 0 });
    this.channel.onopen = () => events.onChannelOpen();
    this.channel.onclose = () => !this.isClosed && events.onState('interrupted'); // before ICE notices that the tab is gone
    this.channel.onmessage = ({ data }: MessageEvent<unknown>) => typeof data === 'string' && events.onMessage(data);
  }

  /** Id of the stream that carries the shared screen. */
  get screenId() {
    return this.screen.id;
  }

  /** Sends a track, another in its place, or none. */
  async setTrack(kind: CaptureKind, track: MediaStreamTrack | null) {
    if (this.isClosed) return;
    const sender = this.senders.get(kind);
    if (sender) await sender.replaceTrack(track);
    else if (track) {
      this.senders.set(kind, this.connection.addTrack(track, kind === 'screen' ? this.screen : this.face));
    }
  }

  /** Sends the peer a message that may be lost; what is passing is left out while others still wait to be sent. */
  sendMessage(text: string, { isPassing = false } = {}) {
    if (this.channel.readyState !== 'open' || (isPassing && this.channel.bufferedAmount > WAITING_MAX)) return;
    this.channel.send(text);
  }

  /** Handles a signal of the other tab; one that does not fit the present state changes nothing. */
  async handleSignal(signal: Signal) {
    if (this.isClosed) return;
    if (signal.kind === 'description') await this.describe(signal);
    if (signal.kind === 'candidates') for (const candidate of signal.candidates) await this.reach(candidate);
  }

  /** Signals may have been lost while a socket was gone: sends the open offer again, or restarts ICE (W6). */
  recover() {
    const { connection } = this;
    if (this.isClosed || connection.connectionState === 'connected') return;
    if (connection.signalingState === 'have-local-offer') this.sendDescription();
    else if (!this.isPolite) connection.restartIce();
  }

  stats() {
    return this.connection.getStats();
  }

  close() {
    this.isClosed = true;
    for (const timer of [this.gathering, this.mending]) if (timer) clearTimeout(timer);
    const { connection } = this;
    connection.onnegotiationneeded = null;
    connection.onicecandidate = null;
    connection.onconnectionstatechange = null;
    connection.ontrack = null;
    this.channel.close();
    connection.close();
  }

  private async offer() {
    // The first offer is the impolite one's: a rolled-back first offer leaves Chromium without addresses.
    if (this.isPolite && !this.connection.remoteDescription) return;
    try {
      this.isOffering = true;
      this.holdsGathered = true;
      await this.connection.setLocalDescription();
      this.sendDescription();
    } catch {
      // The state has changed meanwhile: the connection offers again when it is stable.
    } finally {
      this.endOffer();
    }
  }

  /** Addresses belong to the description that is being made: they are sent after it. */
  private hold() {
    this.holdsGathered = true;
  }

  private endOffer() {
    this.isOffering = false;
    this.holdsGathered = false;
  }

  private endAnswer() {
    this.acceptsAnswer = false;
    this.holdsGathered = false;
  }

  private async describe({ type, sdp }: Signal & { kind: 'description' }) {
    const { connection } = this;
    const isReady = !this.isOffering && (connection.signalingState === 'stable' || this.acceptsAnswer);
    this.ignoresOffer = type === 'offer' && !isReady && !this.isPolite;
    if (this.ignoresOffer || (type === 'answer' && connection.signalingState !== 'have-local-offer')) return;
    this.acceptsAnswer = type === 'answer';
    try {
      await connection.setRemoteDescription({ type, sdp });
      this.endAnswer();
      const early = this.early.splice(0);
      for (const candidate of early) await this.reach(candidate);
      if (type !== 'offer') return;
      this.hold();
      await connection.setLocalDescription();
      this.sendDescription();
    } catch {
      // A late description changes nothing (W7); the next greeting starts over.
    } finally {
      this.endAnswer();
    }
  }

  private async reach(candidate: RTCIceCandidateInit) {
    if (!this.connection.remoteDescription) {
      this.early.push(candidate);
      return;
    }
    await this.connection.addIceCandidate(candidate).catch(() => undefined); // of an ignored offer, or from before a restart
  }

  private sendDescription() {
    const description = this.connection.localDescription;
    this.holdsGathered = false;
    if (this.isClosed || !description || (description.type !== 'offer' && description.type !== 'answer')) return;
    this.events.send({ kind: 'description', to: this.tab, type: description.type, sdp: description.sdp });
    this.sendGathered();
  }

  private gather(candidate: RTCIceCandidateInit) {
    this.gathered.push(candidate);
    this.sendGathered();
  }

  private sendGathered() {
    if (this.holdsGathered || this.gathered.length === 0 || this.isClosed) return;
    this.gathering ??= setTimeout(() => {
      this.gathering = null;
      if (this.holdsGathered) return;
      this.events.send({ kind: 'candidates', to: this.tab, candidates: this.gathered.splice(0) });
    }, GATHER_MS);
  }

  private follow() {
    const { connectionState } = this.connection;
    this.events.onState(STATES[connectionState] ?? 'connecting');
    if (this.mending) clearTimeout(this.mending);
    this.mending = null;
    if (connectionState === 'disconnected') this.mendIn(MEND_MS);
    if (connectionState === 'failed') this.mendIn(0);
    if (connectionState === 'connecting') this.mendIn(SLOW_MS);
  }

  /** Only the impolite side restarts ICE. */
  private mendIn(milliseconds: number) {
    if (this.isPolite) return;
    this.mending = setTimeout(() => {
      this.connection.restartIce();
      this.mendIn(AGAIN_MS);
    }, milliseconds);
  }
}
