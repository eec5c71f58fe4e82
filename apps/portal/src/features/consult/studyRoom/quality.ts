/** Loudness from which the peer counts as speaking, as `getStats` gives it, from 0 to 1. */
const SPEAKS_FROM = 0.02;

/** Reads the delay of the route in use, in milliseconds, whether the peer speaks, and the decoded frames by id of the track. */
export function readQuality(report: Iterable<[string, unknown]>): {
  delayMs: number | null;
  isSpeaking: boolean;
  frames: ReadonlyMap<string, number>;
} {
  const frames = new Map<string, number>();
  let delayMs: number | null = null;
  let isSpeaking = false;
  for (const [, entry] of report) {
    const fields = asRecord(entry);
    const { type, kind, nominated, state, currentRoundTripTime, audioLevel, trackIdentifier, framesDecoded } = fields;
    if (type === 'candidate-pair' && nominated === true && state === 'succeeded') {
      if (typeof currentRoundTripTime === 'number') delayMs = Math.round(currentRoundTripTime * 1000);
    }
    if (type === 'inbound-rtp' && kind === 'audio' && typeof audioLevel === 'number') {
      isSpeaking = audioLevel > SPEAKS_FROM;
    }
    if (type === 'inbound-rtp' && kind === 'video' && typeof trackIdentifier === 'string') {
      if (typeof framesDecoded === 'number') frames.set(trackIdentifier, framesDecoded);
    }
  }
  return { delayMs, isSpeaking, frames };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
