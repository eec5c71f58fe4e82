import { Button, ResultState } from '@shuyuan/ui';
import { ExternalLink } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ENTRY_WAIT_MS } from '../EntryWait.ts';
import type { RoomStore } from '../RoomStore.ts';
import { Stage, StageCard } from '../stage.styles.ts';
import { BackButton } from './BackButton.tsx';

interface ViewProps {
  store: RoomStore;
}

function Card({ state, title, text, actions }: { state: string; title: string; text: string; actions: ReactNode }) {
  return (
    <Stage>
      <StageCard data-room={state}>
        <ResultState status="pending" title={title} text={text} actions={actions} layout="card" level={1} />
      </StageCard>
    </Stage>
  );
}

/** The tab with the call dialog posts the entry: waits until it shows. */
export const WaitingView = observer(function WaitingView({ store }: ViewProps) {
  const { t } = useTranslation('studyRoom');
  const stop = (
    <Button variant="outline" onClick={store.comeBack}>
      {t('stop')}
    </Button>
  );
  return (
    <Card
      state="waiting"
      title={t('waiting')}
      text={t('waitingHint', { seconds: ENTRY_WAIT_MS / 1000 })}
      actions={stop}
    />
  );
});

/** Left while the consultation goes on. */
export const LeftView = observer(function LeftView({ store }: ViewProps) {
  const { t } = useTranslation('studyRoom');
  const actions = (
    <>
      <Button onClick={store.comeBack}>{t('comeBack')}</Button>
      <BackButton isStudent={store.isStudent} />
    </>
  );
  return <Card state="left" title={t('left')} text={t('leftHint')} actions={actions} />;
});

/** The school's own room on another host: a link, and a button that records the leaving (X3). */
export const OutsideView = observer(function OutsideView({ store }: ViewProps) {
  const { t } = useTranslation('studyRoom');
  const actions = (
    <>
      <Button href={store.outside ?? undefined} external icon={<ExternalLink />}>
        {t('outsideGo')}
      </Button>
      <Button variant="outline" onClick={store.leave}>
        {t('leave')}
      </Button>
    </>
  );
  return <Card state="outside" title={t('outside')} text={t('outsideHint')} actions={actions} />;
});
