import type { AssessmentIntro } from '@shuyuan/contract';
import { formatDay, formatTimeOfDay, type TicketStub } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Await } from '../../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { useTitle } from '../../../../page/useTitle.ts';
import { useView } from '../../../../page/useView.ts';
import { type AssessPlace, evaluationPath } from '../../../../shared/course/assessPaths.ts';
import { GuestRecords } from '../../../../shared/guest/GuestRecords.ts';
import { refererOf } from '../../../../stores/loginPaths.ts';
import { useAssessPlace } from '../useAssessPlace.ts';
import { Contact, useContact } from './Contact.tsx';
import { IntroFrame, NoAssessment } from './IntroFrame.tsx';
import { IntroStore } from './IntroStore.ts';
import { LastRoads } from './LastRoads.tsx';
import { OtherCourses } from './OtherCourses.tsx';
import { OtherPerson } from './OtherPerson.tsx';
import { closedFor, readRefusedStart, withRefusedStart } from './refusedStart.ts';
import { SOMEBODY_ELSE } from './somebodyElse.ts';
import { handedInRecord, useTicket } from './useTicket.ts';

/** `/assess/questions/expire`, `/subjective/evaluation/expire` (§2): why an assessment cannot be taken any more, and whom to ask. */
export function ExpirePage() {
  const { place } = useAssessPlace();
  return place === undefined ? <NoAssessment /> : <ExpireView key={place.linkId} place={place} />;
}

const ExpireView = observer(function ExpireView({ place }: { place: AssessPlace }) {
  const { t } = useTranslation('assess');
  const state: unknown = useLocation().state;
  const { auth } = useRoot();
  // Of a student the server knows the tries.
  const refused = auth.isLoggedIn ? undefined : readRefusedStart(state);
  const store = useOwned(
    (root) => new IntroStore(root.api, new GuestRecords(root.services), refused !== undefined || root.auth.isLoggedIn),
    place,
  );
  const { value, error } = store.intro;
  useTitle(value?.title ?? t('title'));
  if (error?.kind === 'missing') return <NoAssessment />;
  return (
    <Await query={store.intro} name={t('title')} skeleton="panel" count={2}>
      {(intro) => <Expired intro={withRefusedStart(intro, refused)} why={closedFor(intro, refused)} place={place} />}
    </Await>
  );
});

interface ExpiredProps {
  intro: AssessmentIntro;
  why: ReturnType<typeof closedFor>;
  place: AssessPlace;
}

const Expired = observer(function Expired({ intro, why, place }: ExpiredProps) {
  const { t } = useTranslation('assess');
  const { auth } = useRoot();
  const navigate = useNavigate();
  const { phone, chat } = useContact(intro);
  const ask = chat ?? (phone === undefined ? undefined : `tel:${phone}`);
  const { fields } = useTicket(intro);
  const stub = useClosedStub(intro, why);
  const done = handedInRecord(intro);
  const own = { ...place, isSubjective: intro.type === 'subjective' };
  const known = auth.isLoggedIn ? undefined : intro.latest?.guestName;
  const canAskAnother = why === 'usedUp' && !auth.isLoggedIn;
  const turn = () => navigate(evaluationPath(own), { state: SOMEBODY_ELSE });
  return (
    <IntroFrame
      intro={intro}
      heading={t(`expire.${why}`)}
      lead={t(`expire.${why}Lead`)}
      ticket={{
        title: intro.title,
        number: String(intro.linkId),
        status: why === 'live' ? 'open' : 'closed',
        fields,
        stub,
        action:
          why === 'live'
            ? { label: t('start'), href: evaluationPath(own) }
            : why === 'browserUsedUp'
              ? { label: t('login'), href: `/login${refererOf(evaluationPath(own))}` }
              : ask === undefined
                ? { label: t('expire.courses'), href: '/course' }
                : { label: t(why === 'usedUp' ? 'expire.askTry' : 'expire.askLink'), href: ask },
      }}
      below={why !== 'live' && <OtherCourses title={t(why === 'usedUp' ? 'expire.othersAgain' : 'expire.others')} />}
    >
      {done && <LastRoads intro={intro} done={done} place={own} />}
      {canAskAnother && <OtherPerson name={known} onTurn={turn} />}
      {why !== 'live' && why !== 'browserUsedUp' && (
        <Contact intro={intro} title={t(why === 'usedUp' ? 'expire.askAgain' : 'expire.ask')} />
      )}
    </IntroFrame>
  );
});

/** Why the link is closed, on the grey stub. */
function useClosedStub(intro: AssessmentIntro, why: ExpiredProps['why']): TicketStub {
  const { t } = useTranslation('assess');
  const { endsAt, tries, triesUsed, serverTime } = intro;
  const { stub } = useTicket(intro);
  const view = useView(Date.parse(serverTime));
  const { score, levelName } = handedInRecord(intro) ?? {};
  const last = [
    score === undefined ? undefined : t('expire.lastScore', { score, total: intro.totalScore }),
    levelName,
  ].filter((fact) => fact !== undefined);
  if (why === 'live') return stub;
  if (why === 'browserUsedUp') {
    const full = t('expire.browserUsedUpStamp');
    return { label: t('expire.browserUsedUpLabel'), figure: full, layout: 'text', stamp: full };
  }
  if (why === 'usedUp') {
    return {
      label: t('expire.usedUpLabel'),
      ...(triesUsed === undefined
        ? { figure: t('expire.usedUpStamp'), layout: 'text' as const }
        : { figure: String(triesUsed) }),
      ...(triesUsed !== undefined && tries !== undefined && { unit: t('expire.ofTries', { count: tries }) }),
      facts: last,
      stamp: t('expire.usedUpStamp'),
    };
  }
  if (why === 'withdrawn' || endsAt === undefined) {
    return {
      label: t('expire.withdrawnLabel'),
      figure: t('expire.withdrawnStamp'),
      layout: 'text',
      stamp: t('expire.withdrawnStamp'),
    };
  }
  return {
    label: t('expire.endedLabel'),
    figure: formatDay(endsAt, view),
    layout: 'text',
    facts: [formatTimeOfDay(endsAt, view.timeZone)],
    stamp: t('expire.endedStamp'),
  };
}
