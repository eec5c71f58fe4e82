import { BOARD, isPage } from './board/marks.ts';
import type { BoardPointer } from './board/PointerSender.ts';

/** What the peer sends about itself. */
export interface PeerFacts {
  camera: boolean;
  microphone: 'on' | 'muted' | 'none';
  /** Id of the stream with the shared screen. */
  screen: string | null;
  /** Number of the share, counted by both together: the higher one is the later. */
  screenTurn: number;
}

/** One message of the channel between the two browsers; it may be lost without harm. */
export interface PeerMessage {
  facts?: PeerFacts;
  /** A stroke that is not finished, as the board writes marks; null when it is. */
  draft?: string | null;
  /** Where the pointer is on the board; null when it has left. */
  pointer?: BoardPointer | null;
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
  const { facts, draft, pointer } = asRecord(value);
  const read = asFacts(facts);
  const place = pointer === null ? null : asPointer(pointer);
  return {
    ...(read && { facts: read }),
    ...((draft === null || typeof draft === 'string') && { draft }),
    ...(place !== undefined && { pointer: place }),
  };
}

function asFacts(value: unknown): PeerFacts | null {
  const { camera, microphone, screen, screenTurn } = asRecord(value);
  if (typeof camera !== 'boolean') return null;
  if (microphone !== 'on' && microphone !== 'muted' && microphone !== 'none') return null;
  const turn = typeof screenTurn === 'number' && Number.isSafeInteger(screenTurn) ? screenTurn : 0;
  return { camera, microphone, screen: typeof screen === 'string' ? screen : null, screenTurn: turn };
}

function asPointer(value: unknown): BoardPointer | undefined {
  const { page, x, y } = asRecord(value);
  const isPlace = isPage(page) && isWithin(x, BOARD.width) && isWithin(y, BOARD.height);
  return isPlace ? { page, x, y } : undefined;
}

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most;

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
