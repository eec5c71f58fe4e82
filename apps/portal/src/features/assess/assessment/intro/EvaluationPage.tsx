import type { AssessmentIntro } from '@shuyuan/contract';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { writeGuestDraft } from '../../../../core/guestDraft.ts';
import { Await } from '../../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { PartOnItsWay } from '../../../../page/PartOnItsWay.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { useReturn } from '../../../../page/useReturn.ts';
import { useTitle } from '../../../../page/useTitle.ts';
import {
  type AssessPlace,
  assessResultPath,
  evaluationPath,
  expirePath,
  questionsPath,
} from '../../../../shared/course/assessPaths.ts';
import { GuestRecords } from '../../../../shared/guest/GuestRecords.ts';
import { useClaim } from '../../../../shared/guest/useClaim.ts';
import { useAssessPlace } from '../useAssessPlace.ts';
import { ClaimableRecords } from './ClaimableRecords.tsx';
import { DoneCards } from './DoneCards.tsx';
import { GUEST_FORM, GuestForm } from './GuestForm.tsx';
import { IntroCards } from './IntroCards.tsx';
import { IntroFrame, NoAssessment } from './IntroFrame.tsx';
import { type Guest, IntroStore } from './IntroStore.ts';
import { OtherCourses } from './OtherCourses.tsx';
import { OtherPerson } from './OtherPerson.tsx';
import { paragraphsOf } from './paragraphs.ts';
import type { RefusedStart } from './refusedStart.ts';
import { useSomebodyElse } from './somebodyElse.ts';
import { handedInRecord, useTicket } from './useTicket.ts';

const TasksView = lazy(async () => ({ default: (await import('../subjective/TasksView.tsx')).TasksView }));

/** `/course/evaluation`, `/assess/evaluation`, `/subjective/evaluation` (§2): the admission ticket of an assessment, and its start. */
export const EvaluationPage = observer(function EvaluationPage() {
  const { place, recordId } = useAssessPlace();
  if (place === undefined) return <NoAssessment />;
  if (place.isSubjective && recordId !== undefined) {
    return (
      <Suspense fallback={<PartOnItsWay count={4} />}>
        <TasksView key={recordId} place={place} recordId={recordId} />
      </Suspense>
    );
  }
  return <IntroView key={place.linkId} place={place} />;
});

const IntroView = observer(function IntroView({ place }: { place: AssessPlace }) {
  const { t } = useTranslation('assess');
  const { isSomebodyElse } = useSomebodyElse();
  const store = useOwned(
    (root) => new IntroStore(root.api, new GuestRecords(root.services), isSomebodyElse || root.auth.isLoggedIn),
    place,
  );
  const { value, error } = store.intro;
  useTitle(value?.title ?? t('title'));
  useReturn(store.refresh);
  useClaim(store.refresh);
  if (error?.kind === 'missing') return <NoAssessment />;
  return (
    <Await query={store.intro} name={t('title')} skeleton="panel" count={2}>
      {(intro) => <Intro intro={intro} place={place} store={store} />}
    </Await>
  );
});

interface IntroProps {
  intro: AssessmentIntro;
  place: AssessPlace;
  store: IntroStore;
}

const Intro = observer(function Intro({ intro, place, store }: IntroProps) {
  const { t } = useTranslation('assess');
  const { auth } = useRoot();
  const perform = usePerform();
  const { fields, stub } = useTicket(intro);
  const begin = useBegin({ intro, place, store });
  const own = { ...place, isSubjective: intro.type === 'subjective' };
  const done = handedInRecord(intro);
  const isOpen = intro.latest?.state === 'doing';
  if (own.isSubjective !== place.isSubjective) return <Navigate to={evaluationPath(own)} replace />;
  if (!done && !isOpen && intro.linkState !== undefined && intro.linkState !== 'live') {
    return <Navigate to={expirePath(own)} replace />;
  }
  const isGuest = !auth.isLoggedIn && !isOpen && !done;
  const known = auth.isLoggedIn ? undefined : intro.latest?.guestName;
  const action = done
    ? { label: t('done.result'), href: assessResultPath(own, done.id) }
    : isGuest && intro.takesGuests
      ? { label: t('start'), form: GUEST_FORM }
      : isGuest
        ? { label: t('login'), href: auth.loginPath() }
        : { label: t(isOpen ? 'resume' : 'start'), onClick: () => perform(() => begin()) };
  return (
    <IntroFrame
      intro={intro}
      heading={done ? t('done.title') : intro.title}
      lead={done ? t(auth.isLoggedIn ? 'done.lead' : 'done.leadGuest') : leadOf(intro, t)}
      ticket={{
        title: done ? intro.title : t('ticket'),
        number: String(done?.id ?? intro.linkId),
        status: done ? 'done' : 'open',
        fields,
        stub: isGuest && !intro.takesGuests ? { ...stub, note: t('loginNote') } : stub,
        action,
        children: isGuest && intro.takesGuests ? <GuestForm onStart={begin} /> : undefined,
      }}
      below={done && <OtherCourses title={t('done.others')} />}
    >
      {auth.isLoggedIn && <ClaimableRecords onClaimed={store.refresh} />}
      {known !== undefined && <OtherPerson name={known} onTurn={store.turnToSomebodyElse} />}
      {done ? (
        <DoneCards intro={intro} done={done} place={own} onAgain={() => begin()} />
      ) : (
        <IntroCards intro={intro} />
      )}
    </IntroFrame>
  );
});

/** Starts, and leads to the paper or to why there is none. */
function useBegin({ intro, place, store }: IntroProps) {
  const navigate = useNavigate();
  const { services } = useRoot();
  const { endSomebodyElse } = useSomebodyElse();
  const own = { ...place, isSubjective: intro.type === 'subjective' };
  return async (guest?: Guest) => {
    const begun = await store.begin(place, guest);
    if (typeof begun === 'number') {
      if (guest) writeGuestDraft(services.sessionStorage, { name: guest.guestName, phone: guest.guestPhone });
      await endSomebodyElse();
      await navigate(questionsPath(own, begun));
    } else {
      const isUnknown = begun === 'usedUp' && guest !== undefined && !store.knows(place.linkId, guest.guestName);
      const why = isUnknown || begun === 'browserUsedUp' ? begun : undefined;
      const state: RefusedStart | null = why === undefined ? null : { why, tries: intro.tries ?? 1 };
      await navigate(expirePath(own), { state });
    }
  };
}

/** One sentence below the heading; what else the school writes of it stands on a card. */
function leadOf(intro: AssessmentIntro, t: ReturnType<typeof useTranslation<'assess'>>['t']): string {
  const [first] = paragraphsOf(intro);
  if (first !== undefined) return first;
  return intro.limitMinutes === undefined ? t('leadOpen') : t('lead', { count: intro.limitMinutes });
}
