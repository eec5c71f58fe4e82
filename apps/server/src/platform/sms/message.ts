/** A short message to one phone. */
export interface ShortMessage {
  /** Number of its row: the same for every attempt. */
  id: number;
  /** Label of the school. */
  school: string;
  phone: string;
  text: string;
  /** The verification code in it; null where it carries none. */
  code: string | null;
}

/** Sends a short message, or throws; the error carries a `code` without a phone or a text. */
export type SmsSender = (message: ShortMessage) => Promise<void>;

/** Longest wait for a provider, in ms. */
export const SMS_WAIT_MS = 5_000;
