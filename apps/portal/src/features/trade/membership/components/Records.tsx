import type { MembershipRecord } from '@shuyuan/contract';
import { formatDay, SectionHeader, Table, type TableColumn, Tag, type TagTone } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { isNotServed } from '../../../../page/notServed.ts';
import { PagedList } from '../../../../page/PagedList.tsx';
import { useView } from '../../../../page/useView.ts';
import type { EquityStore } from '../EquityStore.ts';

const TONES: Record<MembershipRecord['status'], TagTone> = {
  waiting: 'info',
  active: 'success',
  ended: 'neutral',
  refunded: 'neutral',
  suspended: 'warning',
};

/** The periods of one's own membership; nothing before the first. */
export const Records = observer(function Records({ store }: { store: EquityStore }) {
  const { t } = useTranslation('membership');
  const view = useView();
  const { auth } = useRoot();
  const { records } = store;
  if (!auth.isLoggedIn || records.totalCount === 0 || isNotServed(records)) return null;
  const dayOf = (at: string) => formatDay(at, view);
  const columns: TableColumn<MembershipRecord>[] = [
    { key: 'name', title: t('recordName'), isHeader: true, render: ({ name }) => name },
    { key: 'source', title: t('recordSource'), render: ({ source }) => t(`sources.${source}`) },
    { key: 'start', title: t('recordStart'), numeric: true, align: 'start', render: ({ startsAt }) => dayOf(startsAt) },
    {
      key: 'end',
      title: t('recordEnd'),
      numeric: true,
      align: 'start',
      render: ({ endsAt }) => (endsAt === undefined ? t('forever') : dayOf(endsAt)),
    },
    {
      key: 'status',
      title: t('recordStatus'),
      align: 'end',
      render: ({ status }) => <Tag tone={TONES[status]}>{t(`statuses.${status}`)}</Tag>,
    },
  ];
  return (
    <section>
      <SectionHeader title={t('records')} />
      <PagedList
        list={records}
        skeleton="row"
        count={2}
        simple
        rows={(items) => (
          <Table
            label={t('records')}
            columns={columns}
            rows={items}
            rowKey={({ id }) => String(id)}
            density="compact"
          />
        )}
      />
    </section>
  );
});
