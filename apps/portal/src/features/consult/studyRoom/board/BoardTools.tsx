import { Eraser, Hand, Pencil, Slash, Type, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { type BoardStore, TOOLS } from './BoardStore.ts';
import { InkButton, Inks, ToolButton, Tools } from './board.styles.ts';
import { INKS } from './marks.ts';

const ICONS = { move: Hand, pen: Pencil, line: Slash, text: Type, eraser: Eraser } as const;

/** What one draws with: each tool and ink has its name. */
export const BoardTools = observer(function BoardTools({ board }: { board: BoardStore }) {
  const { t } = useTranslation('studyRoom');
  return (
    <Tools role="toolbar" aria-label={t('tools')} aria-orientation="vertical">
      {TOOLS.map((tool) => {
        const Icon = ICONS[tool];
        return (
          <ToolButton
            key={tool}
            type="button"
            title={t(`tool.${tool}`)}
            aria-label={t(`tool.${tool}`)}
            aria-pressed={board.tool === tool}
            onClick={() => (tool === 'text' && board.tool === tool ? board.writeInMiddle() : board.choose(tool))}
          >
            <Icon aria-hidden />
          </ToolButton>
        );
      })}
      <Inks role="radiogroup" aria-label={t('inks')}>
        {INKS.map((ink) => (
          <InkButton
            key={ink}
            type="button"
            role="radio"
            data-ink={ink}
            title={t(`ink.${ink}`)}
            aria-label={t(`ink.${ink}`)}
            aria-checked={board.ink === ink}
            onClick={() => board.setInk(ink)}
          >
            <i />
          </InkButton>
        ))}
      </Inks>
      <ToolButton type="button" title={t('undo')} aria-label={t('undo')} disabled={!board.lastOwn} onClick={board.undo}>
        <Undo2 aria-hidden />
      </ToolButton>
    </Tools>
  );
});
