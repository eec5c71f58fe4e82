import type { Instant } from '@shuyuan/rules';

/** Who wrote it. */
export interface ChatAuthor {
  /** Name as shown. */
  name: string;
  /** Address of the picture; initials stand in when it is missing. */
  avatar?: string | undefined;
}

/** The kinds of message: words, a picture, a file, a voice, a line of the house, one taken back (product.md 4.18). */
export type ChatContent =
  | { kind: 'text'; text: string }
  | {
      kind: 'image';
      src: string;
      /** What it shows; "picture" when nobody said. */
      alt?: string | undefined;
      /** Share that has been sent, 0 to 1, while it is on its way. */
      progress?: number | undefined;
    }
  | {
      kind: 'file';
      name: string;
      /** Bytes. */
      size: number;
      /** Where it opens; without it the file is not offered yet. */
      href?: string | undefined;
    }
  | {
      kind: 'audio';
      /** Length in seconds. */
      seconds: number;
      /** Heights of the drawn voice in per cent. */
      wave?: readonly number[] | undefined;
      /** Sounding now, not heard yet, or heard. */
      state?: 'new' | 'heard' | 'playing' | undefined;
    }
  | { kind: 'notice'; text: string }
  | {
      kind: 'recalled';
      /** What stood there, while it may still be edited. */
      draft?: string | undefined;
    };

/** One message of a talk. */
export interface ChatMessage {
  /** The same from the first try to send it to every later history (I14). */
  id: string;
  /** Mine stand right, theirs left. */
  side: 'me' | 'them';
  author: ChatAuthor;
  /** When it was sent. */
  at: Instant;
  content: ChatContent;
  /** The message it answers. */
  quote?: { author: string; text: string } | undefined;
  /** How far one of mine has come (product.md 4.18). */
  status?: 'sending' | 'sent' | 'read' | 'failed' | undefined;
  /** Whether one of mine may still be taken back (product.md 4.18). */
  isRecallable?: boolean | undefined;
}
