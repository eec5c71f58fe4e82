import { COMPRESSED_TYPE, type UploadSlot, uploadPolicy } from '@shuyuan/rules';
import type { StoredFile } from '../../foundations/uploadTransport.ts';
import type { PickedFile } from './pickedFile.ts';

/** Status of an accepted file. */
export type UploadStatus =
  | 'queued'
  | 'compressing'
  | 'sending'
  /** Paused by the student. */
  | 'paused'
  /** Waits for the network and resumes automatically. */
  | 'offline'
  | 'failed'
  | 'done';

/** One accepted file, as shown by the widgets. */
export interface UploadEntry {
  readonly key: string;
  readonly name: string;
  /** Original size in bytes. */
  readonly size: number;
  /** `null` for a file that was stored before. */
  readonly slot: UploadSlot | null;
  readonly mime: string;
  readonly status: UploadStatus;
  /** Bytes received by the server. */
  readonly sent: number;
  /** Bytes to be sent; less than `size` after redrawing. */
  readonly total: number;
  /** Remaining seconds; `null` while unknown. */
  readonly secondsLeft: number | null;
  /** Whether it is sent in chunks and can be paused without loss. */
  readonly resumable: boolean;
  /** Why it failed: no connection, or the message of the server. */
  readonly problem: { readonly kind: 'unreachable' | 'refused'; readonly message: string } | null;
  /** Result of compression: redrawn, or unchanged because the result would have been larger (§5). */
  readonly redrawn: 'compressed' | 'original' | null;
  /** URL of a preview. */
  readonly preview: string | null;
  /** The stored file, once there is one. */
  readonly file: StoredFile | null;
}

/** Upload progress, 0 to 100. */
export function percentOf({ sent, total }: Pick<UploadEntry, 'sent' | 'total'>): number {
  return total > 0 ? Math.min(100, Math.floor((sent / total) * 100)) : 0;
}

/** Whether a file is uploading or queued. */
export function isPending({ status }: Pick<UploadEntry, 'status'>): boolean {
  return status !== 'done' && status !== 'failed';
}

/** The entry of a file that is already stored. */
export function storedEntry(file: StoredFile): UploadEntry {
  return {
    key: file.id,
    name: file.name,
    size: file.size,
    slot: null,
    mime: file.mime,
    status: 'done',
    sent: file.size,
    total: file.size,
    secondsLeft: null,
    resumable: false,
    problem: null,
    redrawn: null,
    preview: file.mime.startsWith('image/') ? (file.url ?? null) : null,
    file,
  };
}

/** The entry of a valid file, with a preview that lives as long as the entry. */
export function pickedEntry(key: string, { file, slot, mime }: PickedFile, resumable: boolean): UploadEntry {
  return {
    ...storedEntry({ id: key, name: file.name, size: file.size, mime }),
    slot,
    status: 'queued',
    sent: 0,
    resumable,
    preview: uploadPolicy(slot).kind === 'image' ? URL.createObjectURL(file) : null,
    file: null,
  };
}

/** The name of a redrawn picture (§5). */
export function pngName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.${COMPRESSED_TYPE.extension}`;
}

/**
 * Entries after the caller changed the value: removed files are dropped, new ones appended, the caller decides the order; unfinished
 * ones keep their position.
 */
export function reconcile(entries: readonly UploadEntry[], value: readonly StoredFile[]): UploadEntry[] {
  const known = new Map(entries.flatMap((entry) => (entry.file ? [[entry.file.id, entry] as const] : [])));
  const wanted = value.map((file) => known.get(file.id) ?? storedEntry(file));
  const remaining = entries.filter(({ file }) => !file || value.some(({ id }) => id === file.id));
  const next = remaining.map((entry) => (entry.file ? (wanted.shift() ?? entry) : entry));
  return [...next, ...wanted];
}

/** The list with one item moved to another index. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  const member = list[from];
  return member === undefined ? [...list] : rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, member);
}
