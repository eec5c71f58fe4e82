import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useKit } from '../foundations/KitProvider/kitContext.ts';
import type { StoredFile, UploadTransport } from '../foundations/uploadTransport.ts';
import { compressPicture } from './compress/compressPicture.ts';
import type { Refusal, RefusalReason, UploadPlace } from './core/pickedFile.ts';
import { limitOf } from './core/room.ts';
import { isPending, type UploadEntry } from './core/uploadEntry.ts';
import { UploadQueue } from './core/uploadQueue.ts';

export interface UseUploadOptions {
  /** The place that takes the files, with its rules (§5). */
  place: UploadPlace;
  /** The kept files, held by the caller. */
  value?: readonly StoredFile[] | undefined;
  /** The kept files at first. */
  defaultValue?: readonly StoredFile[] | undefined;
  /** A file arrived, went or moved. */
  onChange?: ((files: readonly StoredFile[]) => void) | undefined;
  /** How many are on their way, or wait for it: a form is sent when there are none. */
  onPendingChange?: ((count: number) => void) | undefined;
  /** Most files, where the page allows fewer than the place. */
  max?: number | undefined;
  /** Files sent at the same time; 3 unless told. */
  concurrency?: number | undefined;
  /** Sends the files; the kit's unless told. */
  transport?: UploadTransport | undefined;
}

/** What a widget draws and does; made by `useUpload`. */
export interface UploadHandle {
  readonly place: UploadPlace;
  readonly entries: readonly UploadEntry[];
  readonly refusals: readonly Refusal[];
  /** Most files, `Infinity` for no limit. */
  readonly limit: number;
  /** Files that still fit. */
  readonly left: number;
  /** Files on their way, or waiting for it. */
  readonly pending: number;
  add(files: readonly File[]): void;
  /** In place of what is there. */
  replace(file: File): void;
  remove(key: string): void;
  refuse(key: string, reason: RefusalReason): void;
  retry(key: string): void;
  pause(key: string): void;
  resume(key: string): void;
  /** To a place from 0. */
  move(key: string, to: number): void;
  dismiss(key: string): void;
}

/** Files of a place: judged, redrawn where they must be, sent three at a time, through lost networks (§5, U1). */
export function useUpload(options: UseUploadOptions): UploadHandle {
  const { place, value, max, onPendingChange } = options;
  const { clock, uploads } = useKit();
  const latest = useRef({ options, clock, uploads });
  useLayoutEffect(() => {
    latest.current = { options, clock, uploads };
  });
  const [queue] = useState(
    () =>
      new UploadQueue({
        place,
        max,
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

  const limit = limitOf(place, max);
  const actions = useMemo(() => actionsOf(queue), [queue]);
  return { place, entries, refusals, limit, left: Math.max(0, limit - entries.length), pending, ...actions };
}

function actionsOf(queue: UploadQueue) {
  return {
    add: (files: readonly File[]) => void queue.add(files),
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
