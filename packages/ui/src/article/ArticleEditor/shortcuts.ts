import type { ArticleAlignment, ArticleTextKind } from '@shuyuan/rules';
import type { KeyboardEvent } from 'react';
import { getDefaultKeyBinding } from './draft.ts';
import type { StyleMark } from './styleNames.ts';

/** What a key or a button asks of the editor. */
export type EditorCommand =
  | { do: 'mark'; mark: StyleMark }
  | { do: 'plainColour' }
  | { do: 'kind'; kind: ArticleTextKind }
  | { do: 'align'; align: ArticleAlignment }
  | { do: 'indent'; by: 1 | -1 }
  | { do: 'size'; by: 1 | -1 }
  | { do: 'undo' | 'redo' | 'link' | 'picture' | 'help' | 'toolbar' };

/** A shortcut: `Mod` is Ctrl, and the command key on a Mac. The last part is a physical key, which no layout or input method moves. */
interface Shortcut {
  keys: readonly string[];
  command: EditorCommand;
}

/** Every shortcut by the name that its label has. */
export const SHORTCUTS = {
  undo: { keys: ['Mod', 'KeyZ'], command: { do: 'undo' } },
  redo: { keys: ['Mod', 'Shift', 'KeyZ'], command: { do: 'redo' } },
  bold: { keys: ['Mod', 'KeyB'], command: { do: 'mark', mark: { kind: 'bold' } } },
  italic: { keys: ['Mod', 'KeyI'], command: { do: 'mark', mark: { kind: 'italic' } } },
  underline: { keys: ['Mod', 'KeyU'], command: { do: 'mark', mark: { kind: 'underline' } } },
  strike: { keys: ['Mod', 'Shift', 'KeyX'], command: { do: 'mark', mark: { kind: 'strike' } } },
  larger: { keys: ['Mod', 'Shift', 'Period'], command: { do: 'size', by: 1 } },
  smaller: { keys: ['Mod', 'Shift', 'Comma'], command: { do: 'size', by: -1 } },
  paragraph: { keys: ['Mod', 'Alt', 'Digit0'], command: { do: 'kind', kind: 'paragraph' } },
  heading2: { keys: ['Mod', 'Alt', 'Digit2'], command: { do: 'kind', kind: 'heading2' } },
  heading3: { keys: ['Mod', 'Alt', 'Digit3'], command: { do: 'kind', kind: 'heading3' } },
  heading4: { keys: ['Mod', 'Alt', 'Digit4'], command: { do: 'kind', kind: 'heading4' } },
  ordered: { keys: ['Mod', 'Shift', 'Digit7'], command: { do: 'kind', kind: 'ordered' } },
  bullet: { keys: ['Mod', 'Shift', 'Digit8'], command: { do: 'kind', kind: 'bullet' } },
  quote: { keys: ['Mod', 'Shift', 'Digit9'], command: { do: 'kind', kind: 'quote' } },
  deeper: { keys: ['Mod', 'BracketRight'], command: { do: 'indent', by: 1 } },
  shallower: { keys: ['Mod', 'BracketLeft'], command: { do: 'indent', by: -1 } },
  start: { keys: ['Mod', 'Shift', 'KeyL'], command: { do: 'align', align: 'start' } },
  center: { keys: ['Mod', 'Shift', 'KeyE'], command: { do: 'align', align: 'center' } },
  end: { keys: ['Mod', 'Shift', 'KeyR'], command: { do: 'align', align: 'end' } },
  link: { keys: ['Mod', 'KeyK'], command: { do: 'link' } },
  picture: { keys: ['Mod', 'Shift', 'KeyP'], command: { do: 'picture' } },
  help: { keys: ['Mod', 'Slash'], command: { do: 'help' } },
  toolbar: { keys: ['Alt', 'F10'], command: { do: 'toolbar' } },
} as const satisfies Record<string, Shortcut>;

/** Name of a shortcut. */
export type ShortcutName = keyof typeof SHORTCUTS;

const NAMES = Object.keys(SHORTCUTS) as ShortcutName[];
const SIGNS: Readonly<Record<string, string>> = {
  Period: '>',
  Comma: '<',
  BracketRight: ']',
  BracketLeft: '[',
  Slash: '/',
};

/** Whether the machine has a command key where others have Ctrl. */
function isMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
}

/** A shortcut as a person reads it, e.g. `Ctrl+Shift+X`, and as `aria-keyshortcuts` wants it, e.g. `Control+Shift+X`. */
export function shortcutText(name: ShortcutName, mac = isMac()): { shown: string; attribute: string } {
  const keys = SHORTCUTS[name].keys.map((key) => SIGNS[key] ?? key.replace(/^(?:Key|Digit)/, ''));
  return {
    shown: keys.map((key) => (key === 'Mod' ? (mac ? '⌘' : 'Ctrl') : key)).join('+'),
    attribute: keys.map((key) => (key === 'Mod' ? (mac ? 'Meta' : 'Control') : key)).join('+'),
  };
}

type Keys = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The command of a key event; `null` for a key that is none of ours. */
export function commandOf({ code, ctrlKey, metaKey, shiftKey, altKey }: Keys, mac = isMac()): EditorCommand | null {
  const mod = mac ? metaKey : ctrlKey;
  const other = mac ? ctrlKey : metaKey;
  const name = NAMES.find((one) => {
    const keys: readonly string[] = SHORTCUTS[one].keys;
    const has = (key: string) => keys.includes(key);
    return keys.at(-1) === code && !other && has('Mod') === mod && has('Shift') === shiftKey && has('Alt') === altKey;
  });
  if (name) return SHORTCUTS[name].command;
  // The other usual key for "redo".
  return code === 'KeyY' && mod && !other && !shiftKey && !altKey ? SHORTCUTS.redo.command : null;
}

/** Binding of draft-js for keys that are none of ours, without its own commands for marks. */
export function defaultBinding(event: KeyboardEvent): string | null {
  const command = getDefaultKeyBinding(event);
  return command && ['bold', 'italic', 'underline', 'code', 'undo', 'redo'].includes(command) ? null : command;
}
