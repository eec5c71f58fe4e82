import type { RingSound } from '@shuyuan/ui';

/** Seconds between two rings. */
const EVERY_S = 2;
/** Two soft tones, in hertz. */
const TONES = [660, 880] as const;

/** The sound of a call, until it is ended; silent where the browser has none. */
export const ringSound: RingSound = () => {
  if (typeof AudioContext === 'undefined') return undefined;
  const context = new AudioContext();
  const ring = () => TONES.forEach((hertz, place) => void play(context, hertz, context.currentTime + place * 0.25));
  ring();
  const timer = setInterval(ring, EVERY_S * 1000);
  return () => {
    clearInterval(timer);
    void context.close();
  };
};

/** The two tones once; silent where the browser has none. */
export function chime(): void {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  TONES.forEach((hertz, place) => void play(context, hertz, context.currentTime + place * 0.25));
  setTimeout(() => void context.close(), EVERY_S * 1000);
}

function play(context: AudioContext, hertz: number, at: number) {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.15, at + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.6);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.65);
}
