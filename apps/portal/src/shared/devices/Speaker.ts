import { makeAutoObservable, runInAction } from 'mobx';

/** Plays a tone; resolves when it has ended. */
export type PlayTone = () => Promise<void>;

/** Not tried, playing, and the user's answer. */
export type SpeakerState = 'idle' | 'playing' | 'asked' | 'heard' | 'unheard' | 'failed';

/** The speaker: only the user can confirm that the tone was audible. */
export class Speaker {
  state: SpeakerState = 'idle';

  readonly #playTone: PlayTone;

  constructor(playTone: PlayTone = playWoodBlock) {
    this.#playTone = playTone;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async play() {
    if (this.state === 'playing') return;
    this.state = 'playing';
    const ended = await this.#playTone().then(
      () => 'asked' as const,
      () => 'failed' as const,
    );
    runInAction(() => {
      this.state = ended;
    });
  }

  answer(isAudible: boolean) {
    this.state = isAudible ? 'heard' : 'unheard';
  }
}

/** Two strokes on a wood block, made in the browser: no file to load. */
const playWoodBlock: PlayTone = async () => {
  const context = new AudioContext();
  try {
    await context.resume();
    for (const [at, pitch] of [
      [0, 880],
      [0.28, 660],
    ] as const) {
      const [tone, gain] = [context.createOscillator(), context.createGain()];
      const start = context.currentTime + 0.02 + at;
      tone.type = 'triangle';
      tone.frequency.setValueAtTime(pitch, start);
      tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, start + 0.2);
      gain.gain.setValueAtTime(0.0001, start);
      gain.gain.exponentialRampToValueAtTime(0.5, start + 0.008);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.25);
      tone.connect(gain).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.26);
    }
    await new Promise((resolve) => setTimeout(resolve, 650));
  } finally {
    await context.close();
  }
};
