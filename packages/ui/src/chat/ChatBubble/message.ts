import type { Instant } from '@shuyuan/rules';

/** The author. */
export interface ChatAuthor {
  /** Display name. */
  name: string;
  /** URL of the avatar; initials are the fallback. */
  avatar?: string | undefined;
}

/** The kinds of message: text, picture, file, voice, system, recalled (product.md 4.18). */
export type ChatContent =
  | { kind: 'text'; text: string }
  | {
      kind: 'image';
      src: string;
      /** Alternative text; "picture" by default. */
      alt?: string | undefined;
      /** Upload progress, 0 to 1. */
      progress?: number | undefined;
    }
  | {
      kind: 'file';
      name: string;
      /** Size in bytes. */
      size?: number | undefined;
      /** Download URL; without it the file is not available yet. */
      href?: string | undefined;
    }
  | {
      kind: 'audio';
      /** Duration in seconds. */
      seconds: number;
      /** Heights of the waveform in per cent. */
      wave?: readonly number[] | undefined;
      /** Playing, not played yet, or played. */
      state?: 'new' | 'heard' | 'playing' | undefined;
    }
  | { kind: 'notice'; text: string }
  | {
      kind: 'recalled';
      /** The recalled text, while it may still be edited. */
      draft?: string | undefined;
    };

/** One message of a conversation. */
export interface ChatMessage {
  /** Stays the same from the first attempt to send it to any later history (I14). */
  id: string;
  /** Own messages are aligned right, all others left. */
  side: 'me' | 'them';
  author: ChatAuthor;
  /** When it was sent. */
  at: Instant;
  content: ChatContent;
  /** The message that it replies to. */
  quote?: { author: string; text: string } | undefined;
  /** Delivery status of an own message (product.md 4.18). */
  status?: 'sending' | 'sent' | 'read' | 'failed' | undefined;
  /** Why it could not be sent, while `failed`. */
  reason?: string | undefined;
  /** Whether an own message may still be recalled (product.md 4.18). */
  recallable?: boolean | undefined;
}
