import { TOAST_MS } from '@shuyuan/rules';

/** What a toast says. */
export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

/** One toast as the queue keeps it. */
export interface ToastMessage {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly closable: boolean;
}

export interface ToastOptions {
  /** What it says; `info` by default. */
  tone?: ToastTone | undefined;
  /** One short sentence. */
  text: string;
  /** Milliseconds it stays; 0 for until it is closed (§9: 1500). */
  duration?: number | undefined;
  /** Offers a close button (§9). */
  closable?: boolean | undefined;
}

/** What is on the screen, oldest first, and the last five that have left it, newest first. */
export interface ToastState {
  readonly visible: readonly ToastMessage[];
  readonly log: readonly ToastMessage[];
}

/** Toasts on the screen at once; a newer one takes the place of the oldest. */
const TOAST_STACK = 3;
/** Toasts that can be read again after they have gone (ui-kit 4.12). */
const TOAST_LOG = 5;

interface Entry {
  message: ToastMessage;
  duration: number;
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * A plain store of toasts. Time passes only while a viewport is attached and nobody looks at a toast, so a viewport may
 * be loaded on the first toast and loses none.
 */
export function createToastQueue() {
  let entries: readonly Entry[] = [];
  let state: ToastState = { visible: [], log: [] };
  let isAttached = false;
  let isPaused = false;
  let nextId = 1;
  const listeners = new Set<() => void>();

  const publish = (gone: readonly Entry[] = []) => {
    const log = [...gone.map((entry) => entry.message), ...state.log].slice(0, TOAST_LOG);
    state = { visible: entries.map((entry) => entry.message), log };
    for (const listener of listeners) listener();
  };
  const stop = (entry: Entry) => {
    if (entry.timer === undefined) return;
    clearTimeout(entry.timer);
    entry.timer = undefined;
    entry.left -= performance.now() - entry.since;
  };
  const run = (entry: Entry) => {
    if (!isAttached || isPaused || entry.duration === 0 || entry.timer !== undefined) return;
    entry.since = performance.now();
    entry.timer = setTimeout(() => dismiss(entry.message.id), Math.max(0, entry.left));
  };
  const drop = (gone: readonly Entry[]) => {
    if (gone.length === 0) return;
    for (const entry of gone) stop(entry);
    entries = entries.filter((entry) => !gone.includes(entry));
    publish(gone);
  };
  const dismiss = (id: number) => drop(entries.filter((entry) => entry.message.id === id));

  return {
    /** Shows a toast and returns its id; the same words that are still on the screen only stay longer. */
    show({ tone = 'info', text, duration = TOAST_MS, closable = true }: ToastOptions): number {
      const twin = entries.find(({ message }) => message.text === text && message.tone === tone);
      if (twin) {
        stop(twin);
        twin.left = duration;
        twin.duration = duration;
        run(twin);
        return twin.message.id;
      }
      const message: ToastMessage = { id: nextId, tone, text, closable };
      nextId += 1;
      const entry: Entry = { message, duration, left: duration, since: 0, timer: undefined };
      drop(entries.slice(0, Math.max(0, entries.length + 1 - TOAST_STACK)));
      entries = [...entries, entry];
      run(entry);
      publish();
      return message.id;
    },
    /** Takes a toast off the screen. */
    dismiss,
    /** Takes all toasts off the screen and forgets the log, e.g. on logout. */
    clear() {
      for (const entry of entries) stop(entry);
      entries = [];
      state = { visible: [], log: [] };
      publish();
    },
    /** Holds the time while somebody reads (WCAG 2.2.1). */
    pause() {
      isPaused = true;
      for (const entry of entries) stop(entry);
    },
    /** Lets the time run again. */
    resume() {
      isPaused = false;
      for (const entry of entries) run(entry);
    },
    /** Called by a viewport that shows the toasts; the returned function ends it. */
    attach() {
      isAttached = true;
      for (const entry of entries) run(entry);
      return () => {
        isAttached = false;
        for (const entry of entries) stop(entry);
      };
    },
    /** Calls the listener after each change, until the returned function is called. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** The same object until something changes. */
    getState: () => state,
  };
}

/** A store of toasts. */
export type ToastQueue = ReturnType<typeof createToastQueue>;

/** The queue that a page uses when it does not make its own. */
export const toast: ToastQueue = createToastQueue();
