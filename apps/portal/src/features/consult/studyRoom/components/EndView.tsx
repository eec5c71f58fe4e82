import { CALL_RETURN_MINUTES } from '@shuyuan/rules';
import { Button, ResultState } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { RoomStore } from '../RoomStore.ts';
import type { RoomEnd } from '../roomEnd.ts';
import { Stage, StageCard } from '../stage.styles.ts';
import { BackButton } from './BackButton.tsx';
import { RateForm } from './RateForm.tsx';

interface EndViewProps {
  /** Absent where the address names no room. */
  store?: RoomStore;
  end: RoomEnd;
  isStudent: boolean;
  /** Opens board, words and files of the consultation; absent where there are none. */
  onRecord?: (() => void) | undefined;
}

/** Why the room cannot be entered, or the summary of the consultation: minutes and stars (product.md 4.17). */
export const EndView = observer(function EndView({ store, end, isStudent, onRecord }: EndViewProps) {
  const { t } = useTranslation('studyRoom');
  const session = store?.session.value;
  const isFinished = end === 'finished';
  // Until the minutes are known, nothing is said of them.
  const hint = isFinished
    ? session && (session.minutes > 0 ? t('endHint.finished', { n: session.minutes }) : t('endHint.free'))
    : t(`endHint.${end}`, { minutes: CALL_RETURN_MINUTES });
  return (
    <Stage>
      <StageCard data-room="closed" data-end={end}>
        <ResultState
          status={isFinished ? 'success' : 'expired'}
          title={t(`end.${end}`)}
          text={store?.endText || hint}
          layout="card"
          level={1}
          actions={
            <>
              {end === 'unreachable' && store && <Button onClick={store.comeBack}>{t('again')}</Button>}
              {onRecord && <Button onClick={onRecord}>{t('record')}</Button>}
              <BackButton isStudent={isStudent} />
            </>
          }
        >
          {isFinished && isStudent && session && <RateForm recordId={session.recordId} />}
        </ResultState>
      </StageCard>
    </Stage>
  );
});
