import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CaptureKind } from './media.ts';

/** Not asked, being asked, open; refused by the person or the browser, no such device, or in use elsewhere. */
export type CaptureState = 'off' | 'asking' | 'on' | 'denied' | 'none' | 'busy';

const STATES: Readonly<Record<string, CaptureState>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** What a failure of the browser's media means. */
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

  /** Name of the device in use, as the browser gives it. */
  get label() {
    return this.track?.label ?? '';
  }

  get deviceId() {
    return this.track?.getSettings().deviceId ?? '';
  }

  /** Opens it, or another device in its place; what is open stays until the other one is there. */
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

  /** Takes a track that was opened together with another. */
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

  /** Stops it, so that its lamp goes out. */
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
