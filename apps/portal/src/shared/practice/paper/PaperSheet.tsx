import { AnswerSheet, formatTimeOfDay, PaperClock } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaperStore } from './PaperStore.ts';
import { SheetSide } from './paper.styles.ts';

interface PaperSheetProps {
  /** The server's time when the paper was read, ISO 8601. */
  serverTime: string;
  store: PaperStore;
  onJump: (id: number) => void;
  /** Below the sheet. */
  children?: ReactNode;
}

/** The answer sheet of an open attempt, with its clock. */
export const PaperSheet = observer(function PaperSheet({ serverTime, store, onJump, children }: PaperSheetProps) {
  const { t } = useTranslation('practice');
  const { endsAt, currentId, sendingCount } = store;
  return (
    <SheetSide>
      <AnswerSheet
        cells={store.cells}
        currentId={currentId === null ? undefined : String(currentId)}
        onJump={(id) => onJump(Number(id))}
        onHandIn={store.ask}
        notice={sendingCount > 0 ? t('paper.sending', { count: sendingCount }) : undefined}
        clock={
          endsAt !== undefined && (
            <PaperClock endsAt={Date.parse(endsAt)} now={Date.parse(serverTime)} endsAtText={formatTimeOfDay(endsAt)} />
          )
        }
      />
      {children}
    </SheetSide>
  );
});
