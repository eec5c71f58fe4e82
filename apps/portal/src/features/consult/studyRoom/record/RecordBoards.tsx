import { IconButton } from '@shuyuan/ui';
import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { BoardPage } from '../board/BoardPage.tsx';
import { BOARD } from '../board/marks.ts';
import type { RecordStore } from './RecordStore.ts';
import { BoardSheet, Boards, BoardTitle, EmptyBoard } from './record.styles.ts';

interface RecordBoardsProps {
  ref: Ref<HTMLDivElement>;
  store: RecordStore;
  /** Saves one page as a picture. */
  onSave(page: number): void;
}

/** The pages of the board that have something on them, one below the other, as they were in the end. */
export const RecordBoards = observer(function RecordBoards({ ref, store, onSave }: RecordBoardsProps) {
  const { t } = useTranslation('studyRoom');
  const { pages, pictures } = store;
  return (
    <Boards ref={ref} aria-label={t('board')}>
      {pages.length === 0 && (
        <EmptyBoard>
          <EmptyPlace title={t('boardEmpty')} hint={t('boardEmptyHint')} />
        </EmptyBoard>
      )}
      {pages.map(({ page, marks }) => (
        <figure key={page}>
          <BoardTitle>
            <span>{t('pageName', { page })}</span>
            <IconButton size="sm" icon={<Download />} label={t('saveImage', { page })} onClick={() => onSave(page)} />
          </BoardTitle>
          <BoardSheet>
            <svg
              role="img"
              aria-label={t('pageName', { page })}
              data-page={page}
              data-marks={marks.length}
              viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
            >
              <BoardPage marks={marks} pictures={pictures} />
            </svg>
          </BoardSheet>
        </figure>
      ))}
    </Boards>
  );
});
