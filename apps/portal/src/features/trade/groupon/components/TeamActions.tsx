import type { TeamDetail } from '@shuyuan/contract';
import { formatMoney } from '@shuyuan/rules';
import { Button } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { coursePath } from '../../../../shared/course/courseProps.ts';
import { Allowed } from '../../../../shared/permissions/Allowed.tsx';
import { buyPath, cashierPath, groupPath, teamPath } from '../../../../shared/trade/purchasePaths.ts';
import { isElsewhere, phaseOf, type TeamPhase } from '../teamPhase.ts';

/** What can be done about a group by this student; null for nothing (product.md 4.10). */
export const TeamActions = observer(function TeamActions({ detail }: { detail: TeamDetail }) {
  const { t } = useTranslation('groupon');
  const { auth } = useRoot();
  const { team, activity, orderId, orderNum } = detail;
  const { course } = activity;
  const money = formatMoney(activity.priceFen);
  const phase: TeamPhase = phaseOf(detail);
  switch (phase) {
    case 'waiting':
    case 'notOpen':
      return null;
    case 'unpaid':
      return orderId !== undefined && orderNum !== undefined ? (
        <Button size="lg" href={cashierPath({ id: orderId, orderNum, goodsId: course.saleId })}>
          {t('pay', { money })}
        </Button>
      ) : null;
    case 'success':
      return (
        <>
          <Button size="lg" href={coursePath(course)}>
            {t('learn')}
          </Button>
          <Button size="lg" variant="outline" tone="neutral" href="/learn/order">
            {t('orders')}
          </Button>
        </>
      );
    case 'free':
      if (course.isOwned) break;
      return auth.isLoggedIn ? (
        <Button size="lg" href={buyPath(course, team.id)}>
          {t('joinFor', { money })}
        </Button>
      ) : (
        <Button size="lg" href={auth.loginPath()}>
          {t('loginToJoin')}
        </Button>
      );
    default:
  }
  if (isElsewhere(detail) && detail.myTeamId !== undefined)
    return (
      <Button size="lg" href={teamPath(detail.myTeamId)}>
        {t('toMyTeam')}
      </Button>
    );
  if (course.isOwned)
    return (
      <Button size="lg" href={coursePath(course)}>
        {t('learn')}
      </Button>
    );
  const isFailed = phase === 'failed';
  return (
    <>
      {activity.status === 'going' && activity.left !== 0 && (
        <Allowed to="groupon.open">
          <Button size="lg" href={buyPath(course, 'openTeam')}>
            {t(isFailed ? 'openAgain' : 'openOwn')}
          </Button>
        </Allowed>
      )}
      <Button size="lg" variant="outline" tone="neutral" href={groupPath(activity.id)}>
        {t(isFailed ? 'joinOther' : 'otherTeams')}
      </Button>
      {isFailed && (
        <Button size="lg" variant="ghost" href={buyPath(course, 'alone')}>
          {t('alone')}
        </Button>
      )}
    </>
  );
});
