import type { TeamDetail } from '@shuyuan/contract';
import { GroupBuyPanel, Heading, ResultState, Steps } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../../page/useTitle.ts';
import type { TeamStore } from '../TeamStore.ts';
import { TeamHead, TeamPageRoot } from '../team.styles.ts';
import { phaseOf } from '../teamPhase.ts';
import { useTeamPanel } from '../useTeamPanel.ts';
import { RefundSteps } from './RefundSteps.tsx';
import { TeamActions } from './TeamActions.tsx';
import { TeamCourse } from './TeamCourse.tsx';

const InviteCard = lazy(async () => ({ default: (await import('./InviteCard.tsx')).InviteCard }));

/** Stages that are done, by phase; guests are before the first. */
const STAGE = { unpaid: 0, waiting: 1, success: 3, failed: 2 } as const;

interface TeamDetailsProps {
  store: TeamStore;
  detail: TeamDetail;
}

/** One group: who sits there, what is missing, and the one next step. */
export const TeamDetails = observer(function TeamDetails({ store, detail }: TeamDetailsProps) {
  const { t } = useTranslation('groupon');
  const { activity } = detail;
  const phase = phaseOf(detail);
  const title = t(store.isMine ? 'myTeam' : 'invited');
  useTitle(title);
  const isFailed = phase === 'failed';
  const stage = phase in STAGE ? STAGE[phase as keyof typeof STAGE] : 0;
  const steps = [
    { key: 'pay', title: t(stage === 0 ? 'steps.pay' : 'steps.paid') },
    { key: 'wait', title: t('steps.wait') },
    { key: 'end', title: t(isFailed ? 'steps.back' : 'steps.open') },
  ];
  const isBack = isFailed && detail.orderStatus === 'refunded';
  return (
    <TeamPageRoot>
      <TeamHead>
        <Heading level={1} size={28}>
          {title}
        </Heading>
        <Steps items={steps} current={isBack ? steps.length : stage} size="md" label={t('progress')} />
      </TeamHead>
      <TeamSummary store={store} detail={detail} />
      {phase === 'waiting' && (
        <Suspense fallback={null}>
          <InviteCard detail={detail} />
        </Suspense>
      )}
      {isFailed && <RefundSteps detail={detail} time={store.time} />}
      <TeamCourse activity={activity} time={store.time} />
    </TeamPageRoot>
  );
});

const TeamSummary = observer(function TeamSummary({ store, detail }: TeamDetailsProps) {
  const { t } = useTranslation('groupon');
  const phase = phaseOf(detail);
  const panel = useTeamPanel(detail, store.time);
  if (phase === 'notOpen' || phase === 'cancelled') {
    return (
      <ResultState
        status={phase === 'notOpen' ? 'pending' : 'expired'}
        layout="card"
        level={2}
        takesFocus={false}
        title={t(`${phase}Title`)}
        text={t(`${phase}Text`)}
        actions={<TeamActions detail={detail} />}
      />
    );
  }
  return (
    <GroupBuyPanel
      {...panel}
      onEnd={store.refresh}
      onInvite={phase === 'waiting' ? focusInvite : undefined}
      actions={phase === 'waiting' ? undefined : <TeamActions detail={detail} />}
    />
  );
});

/** The link to give away is where a free seat leads. */
function focusInvite() {
  document.getElementById('invite')?.querySelector('input')?.select();
}
