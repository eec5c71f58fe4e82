import { type Microphone, recordingFormat } from './microphone.ts';

/** States of a recording. */
export type RecorderPhase =
  | 'idle'
  | 'asking'
  | 'recording'
  | 'paused'
  | 'review'
  | 'denied'
  | 'missing'
  | 'insecure'
  | 'failed';

/** A finished recording. */
export interface Recording {
  blob: Blob;
  /** Whole seconds. */
  seconds: number;
}

/** State of a recorder. */
export interface RecorderState {
  phase: RecorderPhase;
  /** Milliseconds recorded so far, without pauses. */
  elapsedMs: number;
  recording: Recording | null;
  /** Whether it stopped at the maximum duration. */
  full: boolean;
}

const EMPTY: RecorderState = { phase: 'idle', elapsedMs: 0, recording: null, full: false };
const LOOK_MS = 100;

/** Injected dependencies of a recorder. */
export interface RecorderServices {
  microphone: Microphone;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  maxS: number;
  onChange: (state: RecorderState) => void;
}

/** Why there is no microphone, by the name of the browser's error. */
const PROBLEMS: Readonly<Record<string, RecorderPhase>> = {
  NotAllowedError: 'denied',
  NotFoundError: 'missing',
  SecurityError: 'insecure',
};

/** Records from a microphone; durations are read off the clock instead of counting ticks, and every track is stopped at the end. */
export class Recorder {
  private state = EMPTY;
  private stream: MediaStream | null = null;
  private media: MediaRecorder | null = null;
  private chunks: Blob[] = [];
  /** Start of the current segment, and the duration before it. */
  private since = 0;
  private before = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly services: RecorderServices;

  constructor(services: RecorderServices) {
    this.services = services;
  }

  /** The stream that is being recorded, for a level meter. */
  get source(): MediaStream | null {
    return this.stream;
  }

  async start() {
    this.dispose();
    this.set({ ...EMPTY, phase: 'asking' });
    try {
      this.stream = await this.services.microphone.open();
      const type = recordingFormat((format) => MediaRecorder.isTypeSupported(format));
      this.media = new MediaRecorder(this.stream, type === '' ? {} : { mimeType: type });
    } catch (error) {
      this.letGo();
      const name = error instanceof DOMException ? error.name : '';
      this.set({
        ...EMPTY,
        phase: PROBLEMS[name] ?? 'failed',
      });
      return;
    }
    this.chunks = [];
    this.media.addEventListener('dataavailable', ({ data }) => this.chunks.push(data));
    this.media.addEventListener('stop', () => this.finish());
    this.media.addEventListener('error', () => this.fail());
    this.media.start();
    this.run();
  }

  pause() {
    if (this.state.phase !== 'recording') return;
    this.media?.pause();
    this.before = this.elapsed();
    clearInterval(this.timer);
    this.set({ ...this.state, phase: 'paused', elapsedMs: this.before });
  }

  resume() {
    if (this.state.phase !== 'paused') return;
    this.media?.resume();
    this.run();
  }

  stop() {
    if (this.state.phase !== 'recording' && this.state.phase !== 'paused') return;
    this.before = this.elapsed();
    clearInterval(this.timer);
    this.media?.stop();
  }

  /** Discards the recording. */
  discard() {
    this.dispose();
    this.set(EMPTY);
  }

  dispose() {
    clearInterval(this.timer);
    if (this.media?.state !== 'inactive') {
      const media = this.media;
      this.media = null;
      media?.stop();
    }
    this.letGo();
    this.before = 0;
  }

  private run() {
    this.since = this.services.now();
    this.set({ ...this.state, phase: 'recording', elapsedMs: this.before });
    this.timer = setInterval(() => this.look(), LOOK_MS);
  }

  private look() {
    const elapsedMs = this.elapsed();
    const isFull = elapsedMs >= this.services.maxS * 1000;
    this.set({ ...this.state, elapsedMs, full: isFull });
    if (isFull) this.stop();
  }

  private elapsed() {
    const running = this.state.phase === 'recording' ? this.services.now() - this.since : 0;
    return Math.min(this.services.maxS * 1000, this.before + running);
  }

  private finish() {
    this.letGo();
    if (!this.media) return; // discarded meanwhile
    const blob = new Blob(this.chunks, { type: this.media.mimeType });
    this.media = null;
    const recording = { blob, seconds: Math.floor(this.before / 1000) };
    this.set({ ...this.state, phase: 'review', elapsedMs: this.before, recording });
  }

  private fail() {
    this.dispose();
    this.set({ ...EMPTY, phase: 'failed' });
  }

  private letGo() {
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.stream = null;
  }

  private set(state: RecorderState) {
    this.state = state;
    this.services.onChange(state);
  }
}
