import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useKit } from '../foundations/KitProvider/kitContext.ts';
import type { StoredFile, UnstoredFiles, UploadTransport } from '../foundations/uploadTransport.ts';
import { compressPicture } from './compress/compressPicture.ts';
import {
  limited,
  type NamedPlace,
  type Refusal,
  type RefusalReason,
  type UploadLimits,
  type UploadPlace,
} from './core/pickedFile.ts';
import { limitOf } from './core/room.ts';
import { isPending, type UploadEntry } from './core/uploadEntry.ts';
import { UploadQueue } from './core/uploadQueue.ts';

export interface UseUploadOptions {
  /** The upload place with its rules (§5). */
  place: NamedPlace;
  /** Limits of its own in place of §5; new ones hold for the next files. */
  limits?: UploadLimits | undefined;
  /** The stored files, controlled. */
  value?: readonly StoredFile[] | undefined;
  /** The initially stored files. */
  defaultValue?: readonly StoredFile[] | undefined;
  /** Called when a file is added, removed or moved. */
  onChange?: ((files: readonly StoredFile[]) => void) | undefined;
  /** Called with the number of pending uploads: a form can be submitted when it is zero. */
  onPendingChange?: ((count: number) => void) | undefined;
  /** Called with the files that were chosen and are not stored, refused ones too: a form that is submitted would lack them. */
  onUnstoredChange?: ((files: UnstoredFiles) => void) | undefined;
  /** Maximum number of files, where the page allows fewer than the place. */
  max?: number | undefined;
  /** Number of concurrent uploads; 3 by default. */
  concurrency?: number | undefined;
  /** Upload transport; the kit's by default. */
  transport?: UploadTransport | undefined;
}

/** State and actions of a widget; created by `useUpload`. */
export interface UploadHandle {
  readonly place: UploadPlace;
  readonly entries: readonly UploadEntry[];
  readonly refusals: readonly Refusal[];
  /** Maximum number of files, `Infinity` for no limit. */
  readonly limit: number;
  /** Number of files that still fit. */
  readonly left: number;
  /** Number of uploading and queued files. */
  readonly pending: number;
  add(files: readonly File[]): void;
  /** Adds a recording of the page, in the format of its recorder (§5). */
  addRecorded(file: File): void;
  /** Replaces the existing files. */
  replace(file: File): void;
  remove(key: string): void;
  refuse(key: string, reason: RefusalReason): void;
  retry(key: string): void;
  pause(key: string): void;
  resume(key: string): void;
  /** Moves to an index from 0. */
  move(key: string, to: number): void;
  dismiss(key: string): void;
}

/** The files of a place: validated, compressed if necessary, sent three at a time, with retries after connection loss (§5, U1). */
export function useUpload(options: UseUploadOptions): UploadHandle {
  const { value, max, onPendingChange } = options;
  const place = limited(options.place, options.limits);
  const { clock, uploads } = useKit();
  const latest = useRef({ options, clock, uploads });
  useLayoutEffect(() => {
    latest.current = { options, clock, uploads };
  });
  const [queue] = useState(
    () =>
      new UploadQueue({
        get place() {
          return limited(latest.current.options.place, latest.current.options.limits);
        },
        get max() {
          return latest.current.options.max;
        },
        concurrency: options.concurrency,
        initial: value ?? options.defaultValue,
        transport: () => latest.current.options.transport ?? latest.current.uploads,
        compress: compressPicture,
        now: () => latest.current.clock.now(),
        isOnline: () => navigator.onLine,
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        onFiles: (files) => latest.current.options.onChange?.(files),
      }),
  );
  const { entries, refusals } = useSyncExternalStore(queue.list.subscribe, queue.list.snapshot, queue.list.snapshot);

  useLayoutEffect(() => {
    if (value) queue.accept(value);
  }, [queue, value]);
  useEffect(() => {
    const listen = () => queue.networkChanged();
    queue.open();
    window.addEventListener('online', listen);
    window.addEventListener('offline', listen);
    return () => {
      window.removeEventListener('online', listen);
      window.removeEventListener('offline', listen);
      queue.close();
    };
  }, [queue]);

  const pending = entries.filter(isPending).length;
  useEffect(() => {
    onPendingChange?.(pending);
  }, [pending, onPendingChange]);

  const unstored = JSON.stringify(unstoredOf(entries, refusals));
  useEffect(() => latest.current.options.onUnstoredChange?.(JSON.parse(unstored)), [unstored]);

  const limit = limitOf(place, max);
  useEffect(() => {
    if (limit > 0) queue.roomChanged();
  }, [queue, limit]);
  const actions = useMemo(() => actionsOf(queue), [queue]);
  return { place, entries, refusals, limit, left: Math.max(0, limit - entries.length), pending, ...actions };
}

function unstoredOf(entries: readonly UploadEntry[], refusals: readonly Refusal[]): UnstoredFiles {
  const failed = entries.filter(({ status }) => status === 'failed');
  return { pending: entries.filter(isPending).map(nameOf), failed: [...failed, ...refusals].map(nameOf) };
}

const nameOf = ({ name }: { name: string }) => name;

function actionsOf(queue: UploadQueue) {
  return {
    add: (files: readonly File[]) => void queue.add(files),
    addRecorded: (file: File) => void queue.add([file], false, true),
    replace: (file: File) => void queue.add([file], true),
    remove: (key: string) => queue.remove(key),
    refuse: (key: string, reason: RefusalReason) => queue.refuse(key, reason),
    retry: (key: string) => queue.retry(key),
    pause: (key: string) => queue.pause(key),
    resume: (key: string) => queue.resume(key),
    move: (key: string, to: number) => queue.move(key, to),
    dismiss: (key: string) => queue.dismiss(key),
  };
}
