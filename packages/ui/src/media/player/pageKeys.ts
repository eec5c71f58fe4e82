import { useEffect, useEffectEvent } from 'react';

/** Elements that take every key: what is typed there, or chosen by letters. */
const TYPED =
  'input:not([type="button"], [type="checkbox"], [type="color"], [type="file"], [type="image"], [type="radio"], [type="range"], [type="reset"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"], [role="listbox"], [role="menu"], [role="menuitem"], [role="option"], [role="tree"], [role="grid"], video[controls], audio[controls], iframe';
/** What Space presses. */
const PRESSED =
  'button, summary, input, [role="button"], [role="checkbox"], [role="radio"], [role="switch"], [role="tab"]';
/** What arrow keys move. */
const MOVED =
  'input[type="range"], input[type="radio"], [role="radio"], [role="slider"], [role="tab"], [role="toolbar"] *';
const MODAL = 'dialog[open], [role="dialog"], [role="alertdialog"], [aria-modal="true"]';

type Press = Pick<KeyboardEvent, 'key' | 'target' | 'defaultPrevented' | 'isComposing'>;

/**
 * Whether a key that is pressed anywhere on a page is free for its player: it is typed nowhere, what has the focus does nothing of its
 * own with it, and no dialog is open.
 */
export function isKeyFree({ key, target, defaultPrevented, isComposing }: Press): boolean {
  if (defaultPrevented || isComposing || !(target instanceof Element)) return false;
  if (target.closest(TYPED) || target.ownerDocument.querySelector(MODAL)) return false;
  if (key === ' ' && target.closest(PRESSED)) return false;
  return !key.startsWith('Arrow') || !(target.matches(MOVED) || scrollsItself(target));
}

/** Whether an element that has the focus scrolls by itself, as a long list of lessons does; the page does not count. */
function scrollsItself(target: Element): boolean {
  const { body, documentElement } = target.ownerDocument;
  return (
    target !== body &&
    target !== documentElement &&
    target.scrollHeight > target.clientHeight + 1 &&
    target.matches('[tabindex]')
  );
}

/** Hands a player the keys that are pressed outside of it and free, where it is the one player of its page. */
export function usePageKeys(
  isOn: boolean,
  root: { current: HTMLElement | null },
  onKey: (event: KeyboardEvent) => void,
) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const isInside = event.target instanceof Node && root.current?.contains(event.target) === true;
    if (!isInside && isKeyFree(event)) onKey(event);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [isOn]);
}
