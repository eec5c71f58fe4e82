import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CaptureKind } from './media.ts';

/** Not requested, pending, open; denied by the user or the browser, no such device, or in use elsewhere. */
export type CaptureState = 'off' | 'asking' | 'on' | 'denied' | 'none' | 'busy';

const STATES: Readonly<Record<string, CaptureState>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** State for an error of the browser's media API. */
function captureStateOf(error: unknown): CaptureState {
  return (error instanceof Error && STATES[error.name]) || 'none';
}

/** One camera, microphone or screen: whether it is open, and its track. */
export class Capture {
  state: CaptureState = 'off';
  track: MediaStreamTrack | null = null;
  /** Open, but silent or dark for the other side. */
  isMuted = false;
  #turn = 0;

  readonly #open: (deviceId?: string) => Promise<MediaStreamTrack>;

  constructor(
    readonly kind: CaptureKind,
    open: (deviceId?: string) => Promise<MediaStreamTrack>,
  ) {
    this.#open = open;
    makeAutoObservable(this, { track: observableRef }, { autoBind: true });
  }

  get isOn() {
    return this.state === 'on';
  }

  /** Label of the device in use, from the browser. */
  get label() {
    return this.track?.label ?? '';
  }

  get deviceId() {
    return this.track?.getSettings().deviceId ?? '';
  }

  /** Opens it, or switches to another device; the current one stays open until the other is ready. */
  async open(deviceId?: string) {
    const turn = ++this.#turn;
    if (!this.track) this.state = 'asking';
    try {
      const track = await this.#open(deviceId);
      if (turn === this.#turn) this.setTrack(track);
      else track.stop();
    } catch (error) {
      if (turn === this.#turn) this.fail(error);
    }
  }

  /** Adopts a track that was opened together with another. */
  setTrack(track: MediaStreamTrack) {
    this.#turn++;
    this.release();
    track.enabled = !this.isMuted;
    track.addEventListener('ended', () => runInAction(() => track === this.track && this.close()));
    this.track = track;
    this.state = 'on';
  }

  /** Asked together with another and refused. */
  fail(error: unknown) {
    if (this.track && this.track.readyState === 'live') return; // the device before is still there
    this.release();
    this.state = captureStateOf(error);
  }

  /** Stops it, so that its indicator light goes off. */
  close() {
    this.#turn++;
    this.release();
    this.state = 'off';
  }

  setMuted(isMuted: boolean) {
    this.isMuted = isMuted;
    if (this.track) this.track.enabled = !isMuted;
  }

  private release() {
    this.track?.stop();
    this.track = null;
  }
}
