import { COMPRESSED_TYPE, type UploadSlot, uploadPolicy } from '@shuyuan/rules';
import type { StoredFile } from '../../foundations/uploadTransport.ts';
import type { PickedFile } from './pickedFile.ts';

/** Where a taken file stands. */
export type UploadStatus =
  | 'queued'
  | 'compressing'
  | 'sending'
  /** Stopped by the student. */
  | 'paused'
  /** Waits for the network and goes on by itself. */
  | 'offline'
  | 'failed'
  | 'done';

/** One taken file, as the widgets show it. */
export interface UploadEntry {
  readonly key: string;
  readonly name: string;
  /** Bytes as picked. */
  readonly size: number;
  /** `null` for a file that was there before. */
  readonly slot: UploadSlot | null;
  readonly mime: string;
  readonly status: UploadStatus;
  /** Bytes that arrived. */
  readonly sent: number;
  /** Bytes that travel; less than `size` after redrawing. */
  readonly total: number;
  /** Seconds until it is there; `null` while that cannot be said. */
  readonly secondsLeft: number | null;
  /** Whether it goes in pieces and can be stopped without loss. */
  readonly resumable: boolean;
  /** Why it failed: no connection, or the words of the server. */
  readonly problem: { readonly kind: 'unreachable' | 'refused'; readonly message: string } | null;
  /** What redrawing did: made it smaller, or left it because the result had been larger (§5). */
  readonly redrawn: 'compressed' | 'original' | null;
  /** Address of a picture of it. */
  readonly preview: string | null;
  /** What the server keeps, once it does. */
  readonly file: StoredFile | null;
}

/** Share of a file that arrived, 0 to 100. */
export function percentOf({ sent, total }: Pick<UploadEntry, 'sent' | 'total'>): number {
  return total > 0 ? Math.min(100, Math.floor((sent / total) * 100)) : 0;
}

/** Whether a file is still on its way, or waiting to be. */
export function isPending({ status }: Pick<UploadEntry, 'status'>): boolean {
  return status !== 'done' && status !== 'failed';
}

/** The entry of a file that the server keeps already. */
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

/** The entry of a file that passed, with a picture of it that lives as long as the entry. */
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
 * Entries after the caller changed the value: removed files go, new ones are appended, the caller decides the order of the rest;
 * what is not done yet keeps its place.
 */
export function reconcile(entries: readonly UploadEntry[], value: readonly StoredFile[]): UploadEntry[] {
  const known = new Map(entries.flatMap((entry) => (entry.file ? [[entry.file.id, entry] as const] : [])));
  const wanted = value.map((file) => known.get(file.id) ?? storedEntry(file));
  const remaining = entries.filter(({ file }) => !file || value.some(({ id }) => id === file.id));
  const next = remaining.map((entry) => (entry.file ? (wanted.shift() ?? entry) : entry));
  return [...next, ...wanted];
}

/** The list with one of its members moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  const member = list[from];
  return member === undefined ? [...list] : rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, member);
}
