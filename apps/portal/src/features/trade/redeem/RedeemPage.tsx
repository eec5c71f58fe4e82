import { Alert, Heading, RedeemPanel } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../page/address.ts';
import { useOwned } from '../../../page/context.tsx';
import { useDescribeError } from '../../../page/describeError.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { useView } from '../../../page/useView.ts';
import { Allowed } from '../../../shared/permissions/Allowed.tsx';
import { RedeemHistory } from './components/RedeemHistory.tsx';
import { RedeemStore } from './RedeemStore.ts';
import { Page } from './redeem.styles.ts';
import { redeemAddress } from './redeemAddress.ts';
import { toRedeemResult } from './redeemProps.ts';

/** `/redeemcode` (§2, §5): a code of twelve characters, what it turned into, and those before it. */
export const RedeemPage = observer(function RedeemPage() {
  const { t } = useTranslation('redeem');
  const describe = useDescribeError();
  const [filters] = useAddress(redeemAddress);
  const store = useOwned((root) => new RedeemStore(root));
  useEffect(() => store.show(filters), [store, filters]);
  useTitle(t('title'));

  const { failure, problem, waitMinutes, result } = store;
  const words =
    problem === 'tooOften' && waitMinutes !== null
      ? t('problem.wait', { count: waitMinutes })
      : problem
        ? t(`problem.${problem}`)
        : undefined;
  const view = useView();
  return (
    <Page>
      <Heading level={1} size={28}>
        {t('title')}
      </Heading>
      {store.isUntold && <Alert tone="success" role="status" title={t('untold')} />}
      <Allowed to="redeem.use">
        <RedeemPanel
          value={store.code}
          onChange={store.type}
          onRedeem={store.redeem}
          error={words ?? (failure ? describe(failure) : undefined)}
          result={result ? toRedeemResult(result, view, t) : undefined}
          onAgain={store.reset}
        />
      </Allowed>
      <RedeemHistory store={store} />
    </Page>
  );
});
