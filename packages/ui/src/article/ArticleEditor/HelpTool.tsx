import { Keyboard } from 'lucide-react';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import type { ArticleEditorLabels } from './ArticleEditor.labels.ts';
import { Keys } from './EditorToolbar.styles.ts';
import { SHORTCUTS, type ShortcutName, shortcutText } from './shortcuts.ts';
import { Tool } from './Tool.tsx';

interface HelpToolProps {
  words: ArticleEditorLabels;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Every shortcut with its keys. */
export function HelpTool({ words, open, onOpen }: HelpToolProps) {
  return (
    <Popover
      title={words.shortcuts}
      align="end"
      closable
      open={open}
      onOpenChange={onOpen}
      content={
        <Keys>
          <dl>
            {(Object.keys(SHORTCUTS) as ShortcutName[]).map((name) => (
              <div key={name}>
                <dt>{words.commands[name]}</dt>
                <dd>
                  <kbd>{shortcutText(name).shown}</kbd>
                </dd>
              </div>
            ))}
          </dl>
          <p>{words.pictureKeys}</p>
        </Keys>
      }
    >
      <Tool name={words.commands.help} shortcut="help">
        <Keyboard />
      </Tool>
    </Popover>
  );
}
