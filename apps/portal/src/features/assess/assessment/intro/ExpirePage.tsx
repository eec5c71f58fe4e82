import type { AssessmentIntro } from '@shuyuan/contract';
import {
  AdmissionTicket,
  Avatar,
  Breadcrumb,
  Button,
  formatDay,
  formatTimeOfDay,
  Heading,
  type TicketStub,
} from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Await } from '../../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { Missing } from '../../../../page/Missing.tsx';
import { useTitle } from '../../../../page/useTitle.ts';
import { type AssessPlace, assessResultPath, evaluationPath } from '../../../../shared/course/assessPaths.ts';
import { Box, ContactRow, Desk, Head, Inner, OnDesk } from '../assess.styles.ts';
import { CourseRow } from '../CourseRow.tsx';
import { GuestRecords } from '../GuestRecords.ts';
import stillLife from '../pictures/stillLife.svg';
import { useAssessPlace } from '../useAssessPlace.ts';
import { IntroStore } from './IntroStore.ts';
import { handedInRecord, useTicket } from './useTicket.ts';

/** `/assess/questions/expire`, `/subjective/evaluation/expire` (§2): why an assessment cannot be taken any more, and whom to ask. */
export function ExpirePage() {
  const { place } = useAssessPlace();
  return place === undefined ? <NoLink /> : <ExpireView key={place.linkId} place={place} />;
}

/** Without a link there is nothing to say of it. */
function NoLink() {
  const { t } = useTranslation('assess');
  return <Missing title={t('missing')} text={t('missingHint')} action={{ href: '/course', label: t('toCourses') }} />;
}

const ExpireView = observer(function ExpireView({ place }: { place: AssessPlace }) {
  const { t } = useTranslation('assess');
  const store = useOwned((root) => new IntroStore(root.api, new GuestRecords(root.services.storage)), place);
  const refused = useRefusedStart();
  const { value, error } = store.intro;
  useTitle(value?.title ?? t('title'));
  if (error?.kind === 'missing') return <NoLink />;
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
  const { auth, tenant } = useRoot();
  const { fields } = useTicket(intro);
  const stub = useClosedStub(intro);
  const school = tenant.company.value?.shortName ?? '';
  const why = intro.linkState ?? 'ended';
  const done = handedInRecord(intro);
  const own = { ...place, isSubjective: intro.type === 'subjective' };
  return (
    <>
      <Desk>
        <div>
          <Breadcrumb items={[{ label: t('toCourses'), href: '/course' }, { label: intro.title }]} />
          <Head data-stacked>
            <Heading level={1} size={28}>
              {t(`expire.${why}`)}
            </Heading>
            <p>{t(`expire.${why}Lead`)}</p>
          </Head>
          <img src={stillLife} alt="" width="491" height="170" />
        </div>
      </Desk>
      <Inner>
        <OnDesk>
          <AdmissionTicket
            issuer={t('school', { name: school })}
            title={intro.title}
            number={String(intro.linkId)}
            status={why === 'live' ? 'open' : 'closed'}
            person={
              auth.user ? { name: auth.user.name, portrait: auth.user.portrait, stamp: school.slice(0, 4) } : null
            }
            fields={fields}
            stub={stub}
            action={
              why === 'live'
                ? { label: t('start'), href: evaluationPath(own) }
                : done
                  ? { label: t('expire.last'), href: assessResultPath(own, done.id) }
                  : { label: t('expire.courses'), href: '/course' }
            }
          />
        </OnDesk>
        {why !== 'live' && <Contact intro={intro} />}
        {intro.course && <CourseRow course={intro.course} now={Date.parse(intro.serverTime)} />}
      </Inner>
    </>
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
  if (linkState === 'live') return stub;
  if (linkState === 'usedUp') {
    return {
      label: t('expire.usedUpLabel'),
      figure: String(triesUsed),
      unit: t('expire.ofTries', { count: tries }),
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
