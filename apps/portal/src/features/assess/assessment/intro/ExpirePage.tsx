import type { AssessmentIntro } from '@shuyuan/contract';
import { Avatar, Button, formatDay, formatTimeOfDay, type TicketStub } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Await } from '../../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { useTitle } from '../../../../page/useTitle.ts';
import { type AssessPlace, assessResultPath, evaluationPath } from '../../../../shared/course/assessPaths.ts';
import { Box, ContactRow } from '../assess.styles.ts';
import { GuestRecords } from '../GuestRecords.ts';
import { useAssessPlace } from '../useAssessPlace.ts';
import { IntroFrame, NoAssessment } from './IntroFrame.tsx';
import { IntroStore } from './IntroStore.ts';
import { OtherCourses } from './OtherCourses.tsx';
import { handedInRecord, useTicket } from './useTicket.ts';

/** `/assess/questions/expire`, `/subjective/evaluation/expire` (§2): why an assessment cannot be taken any more, and whom to ask. */
export function ExpirePage() {
  const { place } = useAssessPlace();
  return place === undefined ? <NoAssessment /> : <ExpireView key={place.linkId} place={place} />;
}

const ExpireView = observer(function ExpireView({ place }: { place: AssessPlace }) {
  const { t } = useTranslation('assess');
  const store = useOwned((root) => new IntroStore(root.api, new GuestRecords(root.services.storage)), place);
  const refused = useRefusedStart();
  const { value, error } = store.intro;
  useTitle(value?.title ?? t('title'));
  if (error?.kind === 'missing') return <NoAssessment />;
  return (
    <Await query={store.intro} name={t('title')} skeleton="card" count={2}>
      {(intro) => <Expired intro={refused(intro)} place={place} />}
    </Await>
  );
});

/**
 * What a refused start told of the link, beside what is read of it: a guest's tries are counted by name and phone, so that another
 * browser learns that they are used up from the start alone.
 */
function useRefusedStart(): (intro: AssessmentIntro) => AssessmentIntro {
  const state: unknown = useLocation().state;
  const isUsedUp = typeof state === 'object' && state !== null && 'linkState' in state && state.linkState === 'usedUp';
  return (intro) =>
    isUsedUp && intro.linkState === 'live' ? { ...intro, linkState: 'usedUp', triesUsed: intro.tries } : intro;
}

const Expired = observer(function Expired({ intro, place }: { intro: AssessmentIntro; place: AssessPlace }) {
  const { t } = useTranslation('assess');
  const { fields } = useTicket(intro);
  const stub = useClosedStub(intro);
  const why = intro.linkState ?? 'ended';
  const done = handedInRecord(intro);
  const own = { ...place, isSubjective: intro.type === 'subjective' };
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
            : done
              ? { label: t('expire.last'), href: assessResultPath(own, done.id) }
              : { label: t('expire.courses'), href: '/course' },
      }}
      below={why !== 'live' && <OtherCourses title={t(why === 'usedUp' ? 'expire.othersAgain' : 'expire.others')} />}
    >
      {why !== 'live' && <Contact intro={intro} />}
    </IntroFrame>
  );
});

/** Whom to ask for a new link: who is responsible, else the school. */
const Contact = observer(function Contact({ intro }: { intro: AssessmentIntro }) {
  const { t } = useTranslation('assess');
  const name = intro.contactName ?? t('expire.school');
  return (
    <Box>
      <header>
        <h2>{t('expire.ask')}</h2>
      </header>
      <ContactRow>
        <Avatar name={name} size={56} decorative />
        <p>
          <b>{name}</b>
          <small>{t('expire.askNote')}</small>
        </p>
        {intro.contactPhone !== undefined && (
          <>
            <span>{intro.contactPhone}</span>
            <Button variant="outline" href={`tel:${intro.contactPhone}`}>
              {t('expire.call')}
            </Button>
          </>
        )}
      </ContactRow>
    </Box>
  );
});

/** Why the link is closed, on the grey stub. */
function useClosedStub(intro: AssessmentIntro): TicketStub {
  const { t } = useTranslation('assess');
  const { locale } = useRoot();
  const { linkState, endsAt, tries = 1, triesUsed = tries, serverTime } = intro;
  const { stub } = useTicket(intro);
  const view = { locale: locale.locale, now: Date.parse(serverTime) };
  const { score, levelName } = handedInRecord(intro) ?? {};
  const last = [score === undefined ? undefined : t('expire.lastScore', { score }), levelName].filter(
    (fact) => fact !== undefined,
  );
  if (linkState === 'live') return stub;
  if (linkState === 'usedUp') {
    return {
      label: t('expire.usedUpLabel'),
      figure: String(triesUsed),
      unit: t('expire.ofTries', { count: tries }),
      facts: last,
      stamp: t('expire.usedUpStamp'),
    };
  }
  if (linkState === 'withdrawn' || endsAt === undefined) {
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
    facts: [formatTimeOfDay(endsAt)],
    stamp: t('expire.endedStamp'),
  };
}
