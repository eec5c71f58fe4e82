import { isNumbered } from '@shuyuan/contract';
import type { ApiError } from '../../../api/apiError.ts';

/** A message that the server has not confirmed; its number stays the same in all attempts (I14). */
export interface Unsent {
  clientId: string;
  conversationId: number;
  kind: 'text' | 'image' | 'file';
  /** The words, or the name of the file. */
  body: string;
  /** Epoch milliseconds of this browser. */
  at: number;
  /** The file on the server, once it is there. */
  fileId?: number | undefined;
  /** Its address, which names it where it has no number (wire-facts 11). */
  fileUrl?: string | undefined;
  /** Bytes of the file. */
  bytes?: number | undefined;
  /**
   * `uploading` its file; `unsent` when the upload failed; `waiting` for its turn or the network; `lost` when it is
   * unknown whether it arrived; `refused` by the server.
   */
  state: 'uploading' | 'unsent' | 'waiting' | 'sending' | 'lost' | 'refused';
  /** Why it failed. */
  error?: ApiError | undefined;
  /** Share of the upload that is done, 0 to 1. */
  progress?: number | undefined;
  /** Address of a picture's preview, valid in this page only. */
  preview?: string | undefined;
}

/** Whether a message needs the person: to send it again, or to remove it. */
export function isFailed({ state }: Pick<Unsent, 'state'>): boolean {
  return state === 'lost' || state === 'refused' || state === 'unsent';
}

/** What is stored until the window opens again: messages that do not depend on this page's files, and were not refused. */
export function toStored(items: readonly Unsent[]): unknown {
  return items
    .filter(({ kind, fileId, state }) => state !== 'refused' && (kind === 'text' || fileId !== undefined))
    .map(({ clientId, conversationId, kind, body, at, fileId, fileUrl, bytes }) => ({
      clientId,
      conversationId,
      kind,
      body,
      at,
      fileId,
      fileUrl,
      bytes,
    }));
}

/** Reads what was stored; what is no message is left out (B6). */
export function fromStored(value: unknown): Unsent[] {
  return Array.isArray(value) ? value.flatMap((item: unknown) => readUnsent(item) ?? []) : [];
}

function readUnsent(value: unknown): Unsent | null {
  if (typeof value !== 'object' || value === null) return null;
  const { clientId, conversationId, kind, body, at, fileId, fileUrl, bytes } = value as Record<string, unknown>;
  if (typeof clientId !== 'string' || typeof conversationId !== 'number') return null;
  if (typeof body !== 'string' || typeof at !== 'number') return null;
  const shared = { clientId, conversationId, body, at, state: 'waiting' } as const;
  if (kind === 'text') return { ...shared, kind };
  if ((kind !== 'image' && kind !== 'file') || typeof fileId !== 'number') return null;
  if (!isNumbered(fileId) && typeof fileUrl !== 'string') return null;
  const named = { fileId, ...(typeof fileUrl === 'string' && { fileUrl }) };
  return { ...shared, kind, ...named, bytes: typeof bytes === 'number' ? bytes : undefined };
}
