let present: AbortSignal | undefined;

/** Starts `work`; the calls it begins with are no longer tried again once `signal` is aborted, because nobody waits for them. */
export function startUnder<T>(signal: AbortSignal | undefined, work: () => T): T {
  const before = present;
  present = signal;
  try {
    return work();
  } finally {
    present = before;
  }
}

/** The signal of what is being started. */
export function presentSignal(): AbortSignal | undefined {
  return present;
}
