import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { type AssessPlace, evaluationPath } from '../../../../shared/course/assessPaths.ts';
import { OpenPaper } from '../../../../shared/practice/paper/OpenPaper.tsx';
import { MissingRecord } from '../MissingRecord.tsx';
import sealedBag from '../pictures/sealedBag.svg';
import { useAttempt } from './useAttempt.ts';

/** The timed paper of a record, open. */
export const OpenRecord = observer(function OpenRecord({ place, recordId }: { place: AssessPlace; recordId: number }) {
  const { t } = useTranslation('assess');
  const store = useAttempt(place, recordId);
  if (store.paper.error?.kind === 'missing') return <MissingRecord place={place} />;
  return (
    <Await query={store.paper} name={t('title')} skeleton="panel" count={3}>
      {(paper) => <OpenPaper paper={paper} store={store} backHref={evaluationPath(place)} picture={sealedBag} />}
    </Await>
  );
});
