import type { MembershipPackage } from '@shuyuan/contract';
import { Dialog, formatDay, Text } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../../page/useView.ts';
import type { EquityStore } from '../EquityStore.ts';
import { PurchaseSlip } from './PurchaseSlip.tsx';

/** Confirms before a membership is ordered: what, until when, for how much. */
export const PurchaseDialog = observer(function PurchaseDialog({ store }: { store: EquityStore }) {
  const { t } = useTranslation('membership');
  const view = useView();
  const { purchase, packages, isMember } = store;
  const { goods } = purchase;
  const plan = packages.value?.items.find(({ id }) => id === goods?.goodsId);
  if (!goods || !plan) return null;
  const lasts = (until: string) => formatDay(until, view);
  return (
    <Dialog
      open
      title={isMember === undefined ? plan.name : t(isMember ? 'renewOf' : 'buyOf', { name: plan.name })}
      width="md"
      onClose={() => purchase.choose(null)}
    >
      <Text as="p" tone="secondary" style={{ marginBottom: '16px' }}>
        {termOf(plan, isMember)}
      </Text>
      <PurchaseSlip store={purchase} />
    </Dialog>
  );

  /** Until when it would last, bought now. */
  function termOf({ days, lastsUntil }: MembershipPackage, extends_: boolean | undefined): string {
    if (days === 0) return t('lastsForever');
    if (lastsUntil === undefined || extends_ === undefined) return t('lastsDays', { days });
    return t(extends_ ? 'extendsUntil' : 'lastsUntil', { days, date: lasts(lastsUntil) });
  }
});
