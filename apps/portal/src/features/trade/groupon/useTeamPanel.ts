import type { TeamDetail, TeamMember } from '@shuyuan/contract';
import { formatMoney } from '@shuyuan/rules';
import { type BuyingGroup, formatStartTime, type GroupBuyPanelProps, type GroupMember } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import type { ServerTime } from '../../../core/ServerTime.ts';
import { useView } from '../../../page/useView.ts';
import { isAllHeld, phaseOf, type TeamPhase } from './teamPhase.ts';

const STATUSES: Readonly<Record<TeamPhase, BuyingGroup['status']>> = {
  unpaid: 'open',
  waiting: 'open',
  free: 'open',
  elsewhere: 'open',
  success: 'success',
  failed: 'expired',
  over: 'expired',
  cancelled: 'expired',
  held: 'full',
  taken: 'full',
  notOpen: 'full',
};

/** A group as the kit's panel shows it: who sits there, until when, and what that means for this student. */
export function useTeamPanel(
  detail: TeamDetail,
  time: ServerTime,
): Pick<GroupBuyPanelProps, 'group' | 'priceFen' | 'title' | 'note' | 'labels'> {
  const { t } = useTranslation('groupon');
  const { team, activity, payBy } = detail;
  const phase = phaseOf(detail);
  const view = useView(time.now);
  const when = (instant: string) => formatStartTime(instant, view);
  const noteOf = (member: TeamMember): string | undefined => {
    const { status, joinedAt, isLeader, isMe } = member;
    if (status === 'refunding' || status === 'refunded') return t(status);
    if (status === 'hold') return t('toPay');
    return isLeader || isMe || joinedAt === undefined ? undefined : t('joinedAt', { time: when(joinedAt) });
  };
  const members = team.members
    .filter(({ status, isMe }) => status !== 'left' && (status !== 'hold' || isMe))
    .map((member): GroupMember => {
      const { seat, name, portrait, isLeader, isMe } = member;
      return { id: String(seat), name, src: portrait, leader: isLeader, me: isMe, note: noteOf(member) };
    });
  const endsAt = (phase === 'unpaid' ? payBy : undefined) ?? team.endsAt ?? activity.endsAt;
  return {
    priceFen: activity.priceFen,
    group: { need: team.size, members, endsAt: time.here(endsAt), status: STATUSES[phase] },
    note: noteOfTeam(),
    ...(phase === 'unpaid' && members.length >= team.size && { title: t('afterPayLast') }),
    ...(phase === 'unpaid' && {
      labels: {
        missingBefore: t('afterPayBefore'),
        missingMine: () => t('afterPay'),
      },
    }),
    ...(phase === 'held' && { labels: { full: t('heldTitle'), empty: t('heldSeat') } }),
    ...((phase === 'elsewhere' || phase === 'waiting') && isAllHeld(team) && { labels: { empty: t('heldSeat') } }),
    ...(phase === 'over' && { labels: { expired: () => t('closedTitle') } }),
  };

  function noteOfTeam(): string | undefined {
    const money = formatMoney(activity.priceFen);
    const until = team.endsAt === undefined ? '' : when(team.endsAt);
    switch (phase) {
      case 'unpaid':
        return t('payNote');
      case 'waiting':
        return t('waitNote', { time: until, money });
      case 'free':
        return t('joinNote', { time: until, size: team.size });
      case 'elsewhere':
        return t('elsewhereNote');
      case 'held':
        return team.holdEndsAt ? t('heldNote', { time: when(team.holdEndsAt) }) : t('heldNoteShort');
      case 'taken':
        return t('takenNote');
      case 'success':
        return successNote();
      case 'failed':
        return t(detail.orderStatus === 'refunded' ? 'failedRefunded' : 'failedNote', { money });
      case 'over':
        return t('closedNote');
      default:
        return undefined;
    }
  }

  function successNote(): string {
    const { course, priceFen } = activity;
    const alone = course.campaignFen ?? course.priceFen;
    const at = when(team.completedAt ?? team.endsAt ?? activity.serverTime);
    return alone !== undefined && alone > priceFen
      ? t('successSaved', { time: at, money: formatMoney(alone - priceFen) })
      : t('successNote', { time: at });
  }
}
