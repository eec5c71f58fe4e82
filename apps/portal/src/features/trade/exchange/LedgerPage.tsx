import {
  Button,
  formatDay,
  formatTimeOfDay,
  Heading,
  Pagination,
  Segmented,
  Table,
  type TableColumn,
  Tabs,
  Text,
} from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { formatWhole } from '../../../shared/words/formatCount.ts';
import { Page } from './exchange.styles.ts';
import { ledgerAddress, ledgerOf } from './exchangeAddress.ts';
import { LEDGER_PAGE, type LedgerRow, LedgerStore } from './LedgerStore.ts';
import { Amount, LedgerHead } from './ledger.styles.ts';

const KINDS = ['credits', 'minutes'] as const;
const DIRECTIONS = ['in', 'out'] as const;

/** `/changedetail` (§2): how credits and minutes came and went, and what was left each time. */
export const LedgerPage = observer(function LedgerPage() {
  const { t } = useTranslation('exchange');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const filters = ledgerOf(useSearchParams()[0]);
  const { kind, direction, page } = filters;
  const store = useOwned((root) => new LedgerStore(root.api));
  useEffect(() => store.show({ kind, page, ...(direction && { direction }) }), [store, kind, direction, page]);
  useTitle(t('ledger'));
  const { rows } = store;
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
        items={KINDS.map((each) => ({
          key: each,
          label: t(`ledgers.${each}`),
          href: ledgerAddress({ kind: each }),
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
          onChange={(value) => {
            const chosen = DIRECTIONS.find((each) => each === value);
            void navigate(ledgerAddress({ kind, ...(chosen && { direction: chosen }) }));
          }}
        />
      </div>
      <Await
        query={rows}
        skeleton="row"
        count={6}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyPlace
            title={t('noRows')}
            hint={t(`noRowsHint.${kind}`)}
            action={<Button href={kind === 'credits' ? '/course' : '/buy'}>{t(`earn.${kind}`)}</Button>}
          />
        }
      >
        {({ items, totalCount }) => (
          <div>
            <LedgerTable rows={items} caption={t(`ledgers.${kind}`)} />
            <Pagination
              className="pages"
              page={page}
              pageSize={LEDGER_PAGE}
              total={totalCount}
              hrefFor={(to) => ledgerAddress({ ...filters, page: to })}
              onChange={() => scrollTo({ top: 0 })}
            />
          </div>
        )}
      </Await>
    </Page>
  );
});

function LedgerTable({ rows, caption }: { rows: readonly LedgerRow[]; caption: string }) {
  const { t } = useTranslation('exchange');
  const { locale, services } = useRoot();
  const view = { locale: locale.locale, now: services.clock.now };
  const columns: TableColumn<LedgerRow>[] = [
    {
      key: 'at',
      title: t('when'),
      width: '200px',
      render: ({ at }) => `${formatDay(at, view)} ${formatTimeOfDay(at)}`,
    },
    { key: 'title', title: t('what'), isHeader: true, render: ({ title }) => title },
    { key: 'reason', title: t('why'), width: '160px', render: ({ reason }) => t(`reasons.${reason}`) },
    {
      key: 'amount',
      title: t('change'),
      width: '140px',
      numeric: true,
      render: ({ direction, amount }) => (
        <Amount data-direction={direction}>{`${direction === 'in' ? '+' : '−'}${formatWhole(amount)}`}</Amount>
      ),
    },
    {
      key: 'balance',
      title: t('after'),
      width: '140px',
      numeric: true,
      render: ({ balanceAfter }) => formatWhole(balanceAfter),
    },
  ];
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => String(id)} />;
}
