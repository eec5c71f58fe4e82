/** Where letters are text, or find an item of a list. */
const TAKES_LETTERS =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="listbox"], [role="menu"], [role="combobox"], [role="tree"], [role="grid"]';
const DIALOGS = '[role="dialog"], [role="alertdialog"], dialog[open]';

/**
 * Whether a letter that is pressed is meant for the page, wherever the focus is: nothing else takes letters there, nothing is composed,
 * no dialog lies over the page, and it is no shortcut of the browser.
 */
export function isForPage(event: globalThis.KeyboardEvent): boolean {
  const { defaultPrevented, ctrlKey, metaKey, altKey, isComposing, target } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return false;
  if (target instanceof Element && target.closest(TAKES_LETTERS)) return false;
  return document.querySelector(DIALOGS) === null;
}
