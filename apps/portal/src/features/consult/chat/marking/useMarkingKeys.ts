import { useEffect } from 'react';
import type { MarkingStore } from './MarkingStore.ts';
import { pointsOfKey } from './markingLines.ts';

/** Where keys mean letters, or belong to what has the focus. */
const TYPING =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"]';

/** Keys of the whole marking window: 1 to 5 give points, Z takes the last stroke back, N sends and goes on. */
export function useMarkingKeys(store: MarkingStore, onNext: () => void) {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (!store.open || store.isSending || event.repeat || (target instanceof Element && target.closest(TYPING)))
        return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const { current } = store;
      if (/^[1-5]$/.test(key) && current) store.give(current, pointsOfKey(Number(key), current.max), 'andNext');
      else if (key.toLowerCase() === 'z' && !event.shiftKey) store.undoStroke();
      else if (key.toLowerCase() === 'n' && store.missingScores === 0) onNext();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [store, onNext]);
}
