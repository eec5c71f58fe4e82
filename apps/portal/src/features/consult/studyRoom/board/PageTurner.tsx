import { IconButton } from '@shuyuan/ui';
import { ChevronLeft, ChevronRight, FilePlus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { BoardStore } from './BoardStore.ts';

/** Pages of the board: one back, one on, a new one; whoever turns, both see it. */
export const PageTurner = observer(function PageTurner({ board }: { board: BoardStore }) {
  const { t } = useTranslation('studyRoom');
  const { page, count } = board.pages;
  return (
    <>
      <IconButton
        size="sm"
        icon={<ChevronLeft />}
        label={t('pageBack')}
        disabled={page === 1}
        onClick={() => board.turnTo(page - 1)}
      />
      <output aria-label={t('pageOf', { page, count })}>{t('pages', { page, count })}</output>
      <IconButton
        size="sm"
        icon={<ChevronRight />}
        label={t('pageOn')}
        disabled={page === count}
        onClick={() => board.turnTo(page + 1)}
      />
      <IconButton
        size="sm"
        icon={<FilePlus />}
        label={t(board.canAddPage ? 'pageNew' : 'pagesFull')}
        disabled={!board.canAddPage}
        onClick={board.addPage}
      />
    </>
  );
});
