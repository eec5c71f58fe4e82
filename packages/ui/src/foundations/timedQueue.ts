/** What is on the screen, oldest first, and the last ones that have left it, newest first. */
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
 * Messages that leave by themselves: at most `stack` at once, of which a newer one takes the place of the oldest, and the
 * last `logged` that have gone. Time passes only while a viewport is attached and nobody looks at a message, so a viewport
 * may be loaded on the first message and loses none.
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
    /** Shows what `make` makes of a fresh id for `duration` milliseconds, 0 for until it is taken away; gives the id. */
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
    /** Starts the time of a message again. */
    renew(id: number, duration: number) {
      const entry = entries.find(({ message }) => message.id === id);
      if (!entry) return;
      stop(entry);
      entry.left = duration;
      entry.duration = duration;
      run(entry);
    },
    /** Takes a message off the screen. */
    dismiss,
    /** Takes everything off the screen and forgets the log, e.g. on logout. */
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
    /** Called by a viewport that shows the messages; the returned function ends it. */
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
