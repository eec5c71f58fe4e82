import { REFUND_DAYS } from '@shuyuan/rules';
import { Button, Heading, Segmented, Tabs, Text } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../page/address.ts';
import { useOwned } from '../../../page/context.tsx';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../page/PagedList.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { formatWhole } from '../../../shared/words/formatWhole.ts';
import { LedgerTable } from './components/LedgerTable.tsx';
import { Page } from './exchange.styles.ts';
import { DIRECTIONS, LEDGERS, ledgerAddress } from './exchangeAddress.ts';
import { LedgerStore } from './LedgerStore.ts';
import { LedgerHead } from './ledger.styles.ts';

/** `/changedetail` (§2): how credits and minutes came and went, and what was left each time. */
export const LedgerPage = observer(function LedgerPage() {
  const { t } = useTranslation('exchange');
  const { t: common } = useTranslation('common');
  const [filters, go] = useAddress(ledgerAddress);
  const store = useOwned((root) => new LedgerStore(root.api), filters);
  useTitle(t('ledger'));
  const { kind, direction } = filters;
  const balance = store.balance(kind);
  return (
    <Page>
      <LedgerHead>
        <Heading level={1} size={28}>
          {t('ledger')}
        </Heading>
        {balance !== undefined && (
          <Text as="p" tone="secondary">
            {t(`left.${kind}`)}
            <b>{formatWhole(balance)}</b>
          </Text>
        )}
      </LedgerHead>
      <Tabs
        label={t('ledger')}
        value={kind}
        items={LEDGERS.map((each) => ({
          value: each,
          label: t(`ledgers.${each}`),
          href: ledgerAddress.href({ kind: each }),
        }))}
      />
      <div>
        <Segmented
          label={t('direction')}
          value={direction ?? ''}
          items={[
            { value: '', label: common('all') },
            ...DIRECTIONS.map((each) => ({ value: each, label: t(`directions.${each}`) })),
          ]}
          onChange={(value) => go({ kind, direction: DIRECTIONS.find((each) => each === value) })}
        />
      </div>
      <PagedList
        list={store.rows}
        hrefFor={(page) => ledgerAddress.href({ ...filters, page })}
        skeleton="row"
        count={6}
        empty={
          <EmptyPlace
            title={t('noRows')}
            hint={t(`noRowsHint.${kind}`, { days: REFUND_DAYS })}
            action={<Button href={kind === 'credits' ? '/course' : '/buy'}>{t(`earn.${kind}`)}</Button>}
          />
        }
        rows={(rows) => <LedgerTable rows={rows} caption={t(`ledgers.${kind}`)} />}
      />
    </Page>
  );
});
