import { formatDay, formatTimeOfDay, Table, type TableColumn } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { formatWhole } from '../../../../shared/words/formatCount.ts';
import type { LedgerRow } from '../LedgerStore.ts';
import { Amount } from '../ledger.styles.ts';

interface LedgerTableProps {
  rows: readonly LedgerRow[];
  /** Name of the table, for those who listen. */
  caption: string;
}

/** Rows of a ledger: when, what, why, which way, and what was left. */
export const LedgerTable = observer(function LedgerTable({ rows, caption }: LedgerTableProps) {
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
  return <Table label={caption} columns={columns} rows={rows} rowKey={({ id }) => String(id)} />;
});
