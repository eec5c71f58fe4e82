import { useEffect } from 'react';
import type { MarkingStore } from './MarkingStore.ts';
import { pointsOfKey } from './markingLines.ts';

/** Where keys mean letters, or belong to what has the focus. */
const TYPING =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"]';
/** What the space key presses when it has the focus. */
const PRESSED = 'button, a, input, summary, audio, video, [role="slider"], [role="button"]';

/** Whether a key is meant for the window: nothing is typed, no dialog is open, no shortcut of the browser. */
function isForWindow({ defaultPrevented, ctrlKey, metaKey, altKey, isComposing, repeat, target }: KeyboardEvent) {
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing || repeat) return false;
  if (target instanceof Element && target.closest(TYPING)) return false;
  return document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}

/** Calls back on keys that are meant for the window; a handler that answers true has used the key. */
function useWindowKeys(onKey: (event: KeyboardEvent) => boolean) {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (isForWindow(event) && onKey(event)) event.preventDefault();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [onKey]);
}

/** Keys of the whole marking window: 1 to 5 give points, Z takes the last stroke back, N sends and goes on. */
export function useMarkingKeys(store: MarkingStore, onNext: () => void) {
  useWindowKeys(({ key, shiftKey }) => {
    const { work } = store;
    if (!work.record || store.isSending) return false;
    const { current } = work;
    if (/^[1-5]$/.test(key) && current) work.give(current, pointsOfKey(Number(key), current.max), 'andNext');
    else if (key.toLowerCase() === 'z' && !shiftKey) work.drawn.undo();
    else if (key.toLowerCase() === 'n' && work.missingScores === 0 && !work.isByMachine) onNext();
    else return false;
    return true;
  });
}

/** The space key, unless it presses what has the focus. */
export function useSpaceKey(onSpace: () => void) {
  useWindowKeys(({ key, target }) => {
    if (key !== ' ' || (target instanceof Element && target.closest(PRESSED))) return false;
    onSpace();
    return true;
  });
}
