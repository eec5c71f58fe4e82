/** Visible items, oldest first, and the last removed ones, newest first. */
export interface TimedState<M> {
  readonly visible: readonly M[];
  readonly log: readonly M[];
}

interface Entry<M> {
  message: M;
  duration: number;
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * A queue of messages that are removed automatically: at most `stack` are visible, a newer one replaces the oldest, and the last
 * `logged` removed ones are recorded. Timers run only while a viewport is attached and no message is hovered or focused, so a viewport
 * may be loaded on the first message without losing any.
 */
export function createTimedQueue<M extends { readonly id: number }>(stack: number, logged: number) {
  let entries: readonly Entry<M>[] = [];
  let state: TimedState<M> = { visible: [], log: [] };
  let isAttached = false;
  let isPaused = false;
  let nextId = 1;
  const listeners = new Set<() => void>();

  const publish = (gone: readonly Entry<M>[] = []) => {
    const log = [...gone.map((entry) => entry.message), ...state.log].slice(0, logged);
    state = { visible: entries.map((entry) => entry.message), log };
    for (const listener of listeners) listener();
  };
  const stop = (entry: Entry<M>) => {
    if (entry.timer === undefined) return;
    clearTimeout(entry.timer);
    entry.timer = undefined;
    entry.left -= performance.now() - entry.since;
  };
  const run = (entry: Entry<M>) => {
    if (!isAttached || isPaused || entry.duration === 0 || entry.timer !== undefined) return;
    entry.since = performance.now();
    entry.timer = setTimeout(() => dismiss(entry.message.id), Math.max(0, entry.left));
  };
  const drop = (gone: readonly Entry<M>[]) => {
    if (gone.length === 0) return;
    for (const entry of gone) stop(entry);
    entries = entries.filter((entry) => !gone.includes(entry));
    publish(gone);
  };
  const dismiss = (id: number) => drop(entries.filter((entry) => entry.message.id === id));

  return {
    /** Shows what `make` creates for a new id, for `duration` milliseconds, 0 until removed; returns the id. */
    add(make: (id: number) => M, duration: number): number {
      const message = make(nextId);
      nextId += 1;
      const entry: Entry<M> = { message, duration, left: duration, since: 0, timer: undefined };
      drop(entries.slice(0, Math.max(0, entries.length + 1 - stack)));
      entries = [...entries, entry];
      run(entry);
      publish();
      return message.id;
    },
    /** Restarts the timer of a message. */
    renew(id: number, duration: number) {
      const entry = entries.find(({ message }) => message.id === id);
      if (!entry) return;
      stop(entry);
      entry.left = duration;
      entry.duration = duration;
      run(entry);
    },
    /** Removes a message. */
    dismiss,
    /** Removes all messages and clears the log, e.g. on logout. */
    clear() {
      for (const entry of entries) stop(entry);
      entries = [];
      state = { visible: [], log: [] };
      publish();
    },
    /** Pauses the timers, e.g. on hover (WCAG 2.2.1). */
    pause() {
      isPaused = true;
      for (const entry of entries) stop(entry);
    },
    /** Resumes the timers. */
    resume() {
      isPaused = false;
      for (const entry of entries) run(entry);
    },
    /** Called by a viewport that shows the messages; the returned function detaches it. */
    attach() {
      isAttached = true;
      for (const entry of entries) run(entry);
      return () => {
        isAttached = false;
        for (const entry of entries) stop(entry);
      };
    },
    /** Calls the listener after each change; the returned function unsubscribes. */
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
