import type { AssessmentIntro, AssessmentRecord } from '@shuyuan/contract';
import { Button } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useOwned } from '../../../../page/context.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { useView } from '../../../../page/useView.ts';
import type { AssessPlace } from '../../../../shared/course/assessPaths.ts';
import { GuestRecords } from '../../../../shared/guest/GuestRecords.ts';
import { AssessResultStore } from '../result/AssessResultStore.ts';
import { NextSteps } from '../result/NextSteps.tsx';
import { LastResult } from './LastResult.tsx';
import { triesLeft } from './useTicket.ts';

interface DoneCardsProps {
  intro: AssessmentIntro;
  /** The record that was handed in. */
  done: AssessmentRecord;
  place: AssessPlace;
  /** Starts the next try. */
  onAgain: () => Promise<unknown>;
}

/** Below a ticket that was used: the next try while the link has one, and what comes after the result. */
export function DoneCards({ intro, done, place, onAgain }: DoneCardsProps) {
  const { t } = useTranslation('assess');
  const view = useView(Date.parse(intro.serverTime));
  const perform = usePerform();
  const left = triesLeft(intro);
  return (
    <>
      {left !== undefined && left > 0 && (
        <LastResult record={done} total={intro.totalScore} view={view} note={t('last.left', { count: left })}>
          <Button variant="soft" onClick={() => perform(onAgain)}>
            {t('last.again')}
          </Button>
        </LastResult>
      )}
      {done.isShown && <DoneSteps key={done.id} recordId={done.id} place={place} />}
    </>
  );
}

const DoneSteps = observer(function DoneSteps({ recordId, place }: { recordId: number; place: AssessPlace }) {
  const store = useOwned(
    (root) => new AssessResultStore(root.api, new GuestRecords(root.services), { withAnswers: false }),
    recordId,
  );
  return (
    <Await query={store.result} skeleton="row" missing={null}>
      {(result) => <NextSteps result={result} place={place} />}
    </Await>
  );
});
