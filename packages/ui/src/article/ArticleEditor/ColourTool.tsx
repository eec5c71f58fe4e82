import { ARTICLE_COLOURS, type ArticleColour } from '@shuyuan/rules';
import { Baseline } from 'lucide-react';
import { useState } from 'react';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import type { ArticleEditorLabels } from './ArticleEditor.labels.ts';
import type { EditorLook } from './commands.ts';
import { Swatches } from './EditorToolbar.styles.ts';
import type { EditorCommand } from './shortcuts.ts';
import { styleNameOf } from './styleNames.ts';
import { Tool } from './Tool.tsx';

interface ColourToolProps {
  words: ArticleEditorLabels;
  look: EditorLook;
  onCommand: (command: EditorCommand) => void;
}

/** Colours of the brand's set, and none. */
export function ColourTool({ words, look, onCommand }: ColourToolProps) {
  const [isOpen, setOpen] = useState(false);
  const current = ARTICLE_COLOURS.find((value) => look.styles.has(styleNameOf({ kind: 'colour', value })));
  const choose = (value: ArticleColour | null) => {
    setOpen(false);
    if (value === current || value === null) onCommand({ do: 'plainColour' });
    else onCommand({ do: 'mark', mark: { kind: 'colour', value } });
  };
  const swatch = (value: ArticleColour | null) => (
    <button
      key={value}
      type="button"
      aria-pressed={value === (current ?? null)}
      data-colour={value ?? 'plain'}
      onClick={() => choose(value)}
    >
      <i aria-hidden="true">A</i>
      {value === null ? words.plainColour : words.colours[value]}
    </button>
  );
  return (
    <Popover
      label={words.colour}
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <Swatches>
          {swatch(null)}
          {ARTICLE_COLOURS.map(swatch)}
        </Swatches>
      }
    >
      <Tool name={words.colour} pressed={current !== undefined}>
        <Baseline />
      </Tool>
    </Popover>
  );
}
