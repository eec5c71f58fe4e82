import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type ShortcutName, shortcutText } from './shortcuts.ts';

interface ToolProps extends Omit<ComponentPropsWithRef<'button'>, 'name'> {
  /** What it does: its accessible name, and with its keys its title. */
  name: string;
  shortcut?: ShortcutName | undefined;
  pressed?: boolean | undefined;
  onUse?: (() => void) | undefined;
  children: ReactNode;
}

/** One button of the toolbar; a click leaves the caret where it is. */
export function Tool({ name, shortcut, pressed, onUse, children, ...rest }: ToolProps) {
  const keys = shortcut && shortcutText(shortcut);
  return (
    <button
      onClick={onUse}
      {...rest}
      type="button"
      className="tool"
      aria-label={name}
      aria-pressed={pressed}
      aria-keyshortcuts={keys?.attribute}
      title={keys ? `${name} ${keys.shown}` : name}
      onMouseDown={(event) => {
        rest.onMouseDown?.(event);
        event.preventDefault();
      }}
    >
      {children}
    </button>
  );
}
