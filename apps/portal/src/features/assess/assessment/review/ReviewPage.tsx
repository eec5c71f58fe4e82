import type { AssessmentReview } from '@shuyuan/contract';
import {
  Alert,
  Breadcrumb,
  Button,
  formatStartTime,
  Heading,
  Link,
  Question,
  ReviewThread,
  Segmented,
  VisuallyHidden,
} from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isSaid, rowsHere } from '../../../../core/known.ts';
import { Await } from '../../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { idOf } from '../../../../page/idOf.ts';
import { usePerform } from '../../../../page/usePerform.ts';
import { useTitle } from '../../../../page/useTitle.ts';
import { useView } from '../../../../page/useView.ts';
import { type AssessPlace, assessResultPath, evaluationPath } from '../../../../shared/course/assessPaths.ts';
import { GuestRecords } from '../../../../shared/guest/GuestRecords.ts';
import { formatWhen } from '../../../../shared/practice/formatWhen.ts';
import { Desk, Questions, Turns } from '../../../../shared/practice/paper/paper.styles.ts';
import { pointsOf } from '../../../../shared/practice/pointsOf.ts';
import { AnswerFiles } from '../../../../shared/practice/result/AnswerFiles.tsx';
import { CriteriaPoints } from '../../../../shared/practice/result/CriteriaPoints.tsx';
import { toQuestion } from '../../../../shared/practice/toQuestion.ts';
import { Head, Sheet } from '../assess.styles.ts';
import { MissingRecord } from '../MissingRecord.tsx';
import { useAssessPlace } from '../useAssessPlace.ts';
import { Learn } from './Learn.tsx';
import { ReviewSide } from './ReviewSide.tsx';
import { type ReviewFilter, ReviewStore } from './ReviewStore.ts';
import { Card } from './review.styles.ts';

/** `/course/question/:id/:bid/:cid` (§2): a record question by question, with right answers once they may be shown. */
export function ReviewPage() {
  const { place, recordId } = useAssessPlace();
  if (place === undefined || recordId === undefined) return <MissingRecord place={place} />;
  return <ReviewView key={recordId} place={place} recordId={recordId} />;
}

const ReviewView = observer(function ReviewView({ place, recordId }: { place: AssessPlace; recordId: number }) {
  const { t } = useTranslation('assess');
  const [search] = useSearchParams();
  const store = useOwned(
    (root) =>
      new ReviewStore(root.api, new GuestRecords(root.services), idOf(search.get('q') ?? undefined) ?? undefined),
    recordId,
  );
  const { value, error } = store.review;
  useTitle(value?.title ?? t('review.title'));
  if (error?.kind === 'missing') return <MissingRecord place={place} />;
  return (
    <Await query={store.review} name={t('review.title')} skeleton="panel" count={2}>
      {(review) => <Review review={review} store={store} />}
    </Await>
  );
});

const Review = observer(function Review({ review, store }: { review: AssessmentReview; store: ReviewStore }) {
  const { t } = useTranslation('assess');
  const view = useView();
  const { id, linkId, saleId, type, title, score, totalScore, submittedAt } = review;
  const place = { linkId, saleId, isSubjective: type === 'subjective' };
  const { short, flagged, numbered, filter } = store;
  const facts = [
    title,
    score !== undefined && t('review.topicScore', { score, total: totalScore }),
    submittedAt !== undefined && t('last.when', { when: formatStartTime(submittedAt, view) }),
  ].filter((fact) => fact !== false);
  const tabs: { value: ReviewFilter; label: string }[] = [
    ...(short.length > 0 ? [{ value: 'short' as const, label: t('review.short', { count: short.length }) }] : []),
    ...(flagged.length > 0
      ? [{ value: 'flagged' as const, label: t('review.flagged', { count: flagged.length }) }]
      : []),
    { value: 'all', label: t('review.all', { count: numbered.length }) },
  ];
  return (
    <Sheet>
      <Breadcrumb
        items={[
          { label: t('toCourses'), href: '/course' },
          { label: title, href: evaluationPath(place) },
          { label: t('result.title'), href: assessResultPath(place, id) },
          { label: t('review.title') },
        ]}
      />
      <Head>
        <Heading level={1} size={28}>
          {t('review.title')}
        </Heading>
        <p>{facts.join(' · ')}</p>
        {tabs.length > 1 && <Segmented label={t('review.tabs')} value={filter} items={tabs} onChange={store.choose} />}
      </Head>
      <Desk>
        <Questions>
          <Locked review={review} place={place} />
          {filter === 'short' && short.length > 1 && <Thread store={store} />}
          <Current store={store} />
        </Questions>
        <ReviewSide store={store} />
      </Desk>
    </Sheet>
  );
});

/** Right answers are not shown yet, or not while another attempt of the same person is open. */
function Locked({ review, place }: { review: AssessmentReview; place: AssessPlace }) {
  const { t } = useTranslation('assess');
  const view = useView();
  const { auth } = useRoot();
  const { showsAnswers, answersAt, isTryOpen } = review;
  const needsAccount = isSaid(review.needsAccount);
  if (showsAnswers) return null;
  return (
    <Alert
      tone="info"
      title={t('review.locked')}
      action={
        isTryOpen ? (
          <Link href={evaluationPath(place)}>{t('review.goOn')}</Link>
        ) : (
          needsAccount && <Link href={auth.loginPath('/register')}>{t('guest.register')}</Link>
        )
      }
    >
      {isTryOpen
        ? t('review.openTry')
        : needsAccount
          ? t('review.needsAccount')
          : answersAt !== undefined && t('review.lockedUntil', { when: formatWhen(answersAt, view) })}
    </Alert>
  );
}

const Thread = observer(function Thread({ store }: { store: ReviewStore }) {
  const { t } = useTranslation('assess');
  const stops = store.short.map(({ question, number }) => {
    const points = pointsOf(store.answerOf(question.id));
    const lost = points === undefined ? '' : t('review.lost', { points: question.score - points });
    const [name] = question.knowledge;
    return {
      id: String(question.id),
      number,
      note: name === undefined || lost === '' ? (name ?? lost) : t('review.about', { name, lost }),
      seen: store.seen.has(question.id),
    };
  });
  return (
    <ReviewThread
      label={t('review.thread', { count: stops.length })}
      stops={stops}
      currentId={store.current && String(store.current.question.id)}
      onGo={(id) => store.go(Number(id))}
    />
  );
});

/** The question in front of the student, and the way to its neighbours. */
const Current = observer(function Current({ store }: { store: ReviewStore }) {
  const { t } = useTranslation('assess');
  const { auth } = useRoot();
  const perform = usePerform();
  const { current, material, currentIndex, shown } = store;
  if (!current) return <EmptyPlace kind="list" title={t('review.none')} />;
  const { question, number } = current;
  const answer = store.answerOf(question.id);
  const isInBook = store.book.has(question.id);
  // A guest has no book.
  const canAdd = auth.isLoggedIn && !store.isOfGuest && store.canKeep(question);
  return (
    <>
      {material && <Question question={toQuestion({ question: material, number: number.replace(/\(.*/, '') })} />}
      <Card>
        <VisuallyHidden as="h2">{t('review.question', { number })}</VisuallyHidden>
        <Question
          question={{ ...toQuestion(current), shares: store.sharesOf(question.id) }}
          answer={{ values: rowsHere(answer?.values), text: answer?.text }}
          verdict={store.verdictOn(question.id)}
          pointsGot={answer?.score}
          comment={answer?.comment}
          marked={isInBook}
          onMarkedChange={canAdd ? (next) => perform(() => store.book.set(question.id, next)) : undefined}
          labels={{ mark: t('review.keep'), marked: t('review.inBook') }}
          media={answer && answer.files.length > 0 ? <AnswerFiles files={answer.files} number={number} /> : undefined}
        />
        <CriteriaPoints criteria={question.criteria} scores={answer?.criterionScores} />
        <Learn store={store} question={question} />
        <Turns aria-label={t('review.title')}>
          <Button variant="outline" tone="neutral" disabled={currentIndex <= 0} onClick={() => store.turn(-1)}>
            {t('review.previous')}
          </Button>
          <span>{t('review.place', { at: currentIndex + 1, total: shown.length })}</span>
          <Button disabled={currentIndex >= shown.length - 1} onClick={() => store.turn(1)}>
            {t('review.next')}
          </Button>
        </Turns>
      </Card>
    </>
  );
});
