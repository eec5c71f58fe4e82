import { formatDay, formatTimeOfDay, Table, type TableColumn } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../../page/useView.ts';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
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
  const view = useView();
  const columns: TableColumn<LedgerRow>[] = [
    {
      key: 'at',
      title: t('when'),
      width: '200px',
      render: ({ at }) => `${formatDay(at, view)} ${formatTimeOfDay(at, view.timeZone)}`,
    },
    { key: 'title', title: t('what'), rowHeader: true, render: ({ title }) => title },
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
