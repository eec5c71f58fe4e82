import { useEffect, useRef } from 'react';
import type { Draft } from '../draft.ts';
import { WORK_KEY, writeStored } from '../stored.ts';

/** Without a change for this long, work is stored: a dragged slider is stored once. */
const QUIET_MS = 300;

/** Pictures may be larger than what a browser stores; the file is then stored alone. */
const store = (draft: Draft) =>
  writeStored(localStorage, draft, WORK_KEY) || writeStored(localStorage, { ...draft, pictures: {} }, WORK_KEY);

/** Stores a draft while it is worked on, so that a reload or a closed tab loses nothing. One that is no brand at the moment is skipped. */
export function useStoredWork(draft: Draft, isOn: boolean): void {
  const waiting = useRef<Draft>(null);
  const first = useRef(draft);
  useEffect(() => {
    if (!isOn || draft === first.current) return; // what was only opened is no work
    waiting.current = draft;
    const flush = () => {
      if (waiting.current) store(waiting.current);
      waiting.current = null;
    };
    const timer = setTimeout(flush, QUIET_MS);
    window.addEventListener('pagehide', flush);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', flush);
    };
  }, [draft, isOn]);
}
