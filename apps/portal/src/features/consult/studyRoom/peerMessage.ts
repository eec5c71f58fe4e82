/** What the peer sends about itself. */
export interface PeerFacts {
  camera: boolean;
  microphone: 'on' | 'muted' | 'none';
  /** Id of the stream with the shared screen. */
  screen: string | null;
}

/** One message of the channel between the two browsers; it may be lost without harm. */
export interface PeerMessage {
  facts?: PeerFacts;
  /** A stroke that is not finished, as the board writes marks; null when it is. */
  draft?: string | null;
}

/** Writes a message for the channel. */
export function formatPeerMessage(word: PeerMessage): string {
  return JSON.stringify(word);
}

/** Reads a message of the channel; null for anything else (W7). */
export function parsePeerMessage(text: string): PeerMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const { facts, draft } = asRecord(value);
  const read = asFacts(facts);
  return {
    ...(read && { facts: read }),
    ...((draft === null || typeof draft === 'string') && { draft }),
  };
}

function asFacts(value: unknown): PeerFacts | null {
  const { camera, microphone, screen } = asRecord(value);
  if (typeof camera !== 'boolean') return null;
  if (microphone !== 'on' && microphone !== 'muted' && microphone !== 'none') return null;
  return { camera, microphone, screen: typeof screen === 'string' ? screen : null };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
