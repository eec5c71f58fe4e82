import type { TeamDetail } from '@shuyuan/contract';
import { formatMoney } from '@shuyuan/rules';
import { Card, formatStartTime, Steps } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ServerTime } from '../../../../core/ServerTime.ts';
import { useView } from '../../../../page/useView.ts';

interface RefundStepsProps {
  detail: TeamDetail;
  time: ServerTime;
}

/** How the money of a group that failed comes back: whole, the way it was paid (product.md 4.10). */
export const RefundSteps = observer(function RefundSteps({ detail, time }: RefundStepsProps) {
  const { t } = useTranslation('groupon');
  const view = useView(time.now);
  const { team, activity, refundedAt, orderStatus } = detail;
  const when = (instant: string | undefined) => (instant === undefined ? undefined : formatStartTime(instant, view));
  const money = formatMoney(activity.priceFen);
  const items = [
    { key: 'failed', title: t('refund1'), note: when(team.endsAt) },
    { key: 'refunding', title: t('refund2'), note: t('refund2Text') },
    { key: 'refunded', title: t('refund3', { money }), note: when(refundedAt) ?? t('refund3Text') },
  ];
  return (
    <Card padding="lg">
      <Steps
        items={items}
        layout="below"
        current={orderStatus === 'refunded' ? items.length : 1}
        label={t('refundSteps')}
      />
    </Card>
  );
});
