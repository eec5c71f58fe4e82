import { formatMoney } from '@shuyuan/rules';
import { Button } from '@shuyuan/ui';
import { Crown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { rowsHere } from '../../../../core/known.ts';
import { useRoot } from '../../../../page/context.tsx';
import type { EquityStore } from '../EquityStore.ts';
import { PLANS_ID } from '../plansId.ts';
import { Actions, Panel, Sign } from './JoinPanel.styles.ts';

interface JoinPanelProps {
  store: EquityStore;
  /** A membership without an end, which has no days to count. */
  forever?: { name: string; isSuspended: boolean };
}

/** In the place of one's own card: from how much a membership can be had, and the way there. */
export const JoinPanel = observer(function JoinPanel({ store, forever }: JoinPanelProps) {
  const { t } = useTranslation('membership');
  const { auth, locale } = useRoot();
  const plans = rowsHere(store.packages.value?.items);
  const cheapest = plans.toSorted((a, b) => a.priceFen - b.priceFen)[0];
  return (
    <Panel>
      <Sign>
        <Crown aria-hidden />
      </Sign>
      <h2>{forever?.name ?? t(auth.isLoggedIn ? 'notMember' : 'forVisitors')}</h2>
      <p>
        {forever !== undefined
          ? t(forever.isSuspended ? 'suspendedText' : 'foreverText')
          : t(auth.isLoggedIn ? 'notMemberText' : 'forVisitorsText')}
      </p>
      {forever === undefined && (
        <Actions>
          {cheapest && (
            <Button size="lg" href={`#${PLANS_ID}`}>
              {t('from', { price: formatMoney(cheapest.priceFen, { locale: locale.locale }) })}
            </Button>
          )}
          {!auth.isLoggedIn && (
            <Button size="lg" variant="outline" tone="neutral" href={auth.loginPath()}>
              {t('login')}
            </Button>
          )}
        </Actions>
      )}
    </Panel>
  );
});
