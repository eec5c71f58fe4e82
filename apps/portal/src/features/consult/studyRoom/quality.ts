/** Loudness from which the peer counts as speaking, as `getStats` gives it, from 0 to 1. */
const SPEAKS_FROM = 0.02;

/** Reads the delay of the route in use, in milliseconds, and whether the peer speaks. */
export function readQuality(report: Iterable<[string, unknown]>): { delayMs: number | null; isSpeaking: boolean } {
  let delayMs: number | null = null;
  let isSpeaking = false;
  for (const [, entry] of report) {
    const { type, kind, nominated, state, currentRoundTripTime, audioLevel } = asRecord(entry);
    if (type === 'candidate-pair' && nominated === true && state === 'succeeded') {
      if (typeof currentRoundTripTime === 'number') delayMs = Math.round(currentRoundTripTime * 1000);
    }
    if (type === 'inbound-rtp' && kind === 'audio' && typeof audioLevel === 'number') {
      isSpeaking = audioLevel > SPEAKS_FROM;
    }
  }
  return { delayMs, isSpeaking };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
