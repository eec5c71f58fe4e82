import type { AssessmentResult } from '@shuyuan/contract';
import { Alert, Breadcrumb, Button, Heading } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Await } from '../../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { useReturn } from '../../../../page/useReturn.ts';
import { useTitle } from '../../../../page/useTitle.ts';
import { type AssessPlace, evaluationPath, expirePath, questionsPath } from '../../../../shared/course/assessPaths.ts';
import { GuestRecords } from '../../../../shared/guest/GuestRecords.ts';
import { useClaim } from '../../../../shared/guest/useClaim.ts';
import { Head, Sheet } from '../assess.styles.ts';
import { MissingRecord } from '../MissingRecord.tsx';
import { TaskAnswers } from '../subjective/TaskAnswers.tsx';
import { TaskScores } from '../subjective/TaskScores.tsx';
import { useAssessPlace } from '../useAssessPlace.ts';
import { AssessResultStore } from './AssessResultStore.ts';
import { Knowledge, Parts } from './Knowledge.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Offers } from './Offers.tsx';
import { Receipt } from './Receipt.tsx';
import { VerdictCard } from './VerdictCard.tsx';
import { levelOffer } from './verdictFacts.ts';

/** `/course/score`, `/assess/result`, `/subjective/result` (§2): what came of a record, or when that is promised. */
export function AssessResultPage() {
  const { place, recordId } = useAssessPlace();
  if (recordId === undefined) return <MissingRecord place={place} />;
  return <ResultView key={recordId} place={place} recordId={recordId} />;
}

interface ResultViewProps {
  place: AssessPlace | undefined;
  recordId: number;
}

const ResultView = observer(function ResultView({ place, recordId }: ResultViewProps) {
  const { t } = useTranslation('assess');
  const store = useOwned(
    (root) =>
      new AssessResultStore(root.api, new GuestRecords(root.services), {
        isSubjective: place?.isSubjective === true,
      }),
    recordId,
  );
  const { value, error } = store.result;
  useTitle(value?.title ?? t('result.title'));
  useReturn(store.refresh);
  useClaim(store.refresh);
  if (error?.kind === 'missing') return <MissingRecord place={place} />;
  // It is still open (1004): the paper goes on.
  if (error?.kind === 'refused' && place && value === undefined) {
    return <Navigate to={questionsPath(place, recordId)} replace />;
  }
  return (
    <Await query={store.result} name={t('result.title')} skeleton="panel" count={3}>
      {(result) => <Result result={result} store={store} />}
    </Await>
  );
});

const Result = observer(function Result({ result, store }: { result: AssessmentResult; store: AssessResultStore }) {
  const { t } = useTranslation('assess');
  const { auth } = useRoot();
  const { linkId, saleId, type, title, lecturerName, isShown, state } = result;
  const place = { linkId, saleId, isSubjective: type === 'subjective' };
  const review = store.review.value;
  if (state === 'expired') return <Navigate to={expirePath(place)} replace />;
  const waiting = result.isHeld
    ? t('wait.hidden')
    : lecturerName === undefined
      ? t('wait.title')
      : t('wait.titleBy', { name: lecturerName });
  const heading = isShown ? verdictTitle(result, t) : waiting;
  return (
    <Sheet>
      <Breadcrumb
        items={[
          { label: t('toCourses'), href: '/course' },
          { label: title, href: evaluationPath(place) },
          { label: t('result.title') },
        ]}
      />
      <Head>
        <Heading level={1} size={28}>
          {heading}
        </Heading>
        {!isShown && <p>{t(result.isHeld ? 'wait.hiddenLead' : 'wait.lead')}</p>}
      </Head>
      {!auth.isLoggedIn && (
        <Alert
          tone="info"
          title={t('guest.keep')}
          action={
            <Button size="sm" href={auth.loginPath('/register')}>
              {t('guest.register')}
            </Button>
          }
        />
      )}
      {isShown ? (
        <>
          <VerdictCard result={result} place={place} />
          <Offers result={result} />
          <Knowledge result={result} place={place} review={review} />
          {store.isSubjective && review ? <TaskScores review={review} /> : <Parts result={result} />}
          <NextSteps result={result} place={place} />
        </>
      ) : (
        <Receipt result={result} review={review} />
      )}
      {store.isSubjective && (
        <Await query={store.review} skeleton="panel" count={2}>
          {(answers) => <TaskAnswers review={answers} />}
        </Await>
      )}
    </Sheet>
  );
});

/** The level, with the class that the table of levels has for it, which the student may be in already. */
function verdictTitle(result: AssessmentResult, t: ReturnType<typeof useTranslation<'assess'>>['t']): string {
  const { levelName } = result;
  if (levelName === undefined) return t('result.noLevel');
  const course = levelOffer(result)?.course;
  if (course === undefined) return t('result.level', { level: levelName });
  return t(course.isOwned ? 'result.levelOwned' : 'result.levelClass', { level: levelName, title: course.title });
}
