import type { ReportEntry } from '@shuyuan/contract';
import { Avatar, formatDay, Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../../page/PagedList.tsx';
import { useView } from '../../../../page/useView.ts';
import { Entry, QueueTabs } from '../marking/marking.styles.ts';
import { REPORT_TABS, type ReportsStore } from './ReportsStore.ts';

/** Reports of the lecturer's classes: without words, the next to be published first, and with. */
export const ReportList = observer(function ReportList({ store }: { store: ReportsStore }) {
  const { t } = useTranslation('chat');
  return (
    <>
      <QueueTabs>
        <Tabs
          label={t('reports.name')}
          value={store.tab}
          onChange={(key) => store.show(REPORT_TABS.find((each) => each === key) ?? 'waiting')}
          items={REPORT_TABS.map((each) => ({ value: each, label: t(`reports.tab.${each}`) }))}
        />
      </QueueTabs>
      <PagedList
        list={store.list}
        skeleton="row"
        count={6}
        simple
        empty={<EmptyPlace kind="list" title={t(`reports.none.${store.tab}`)} />}
      >
        {(entry) => <Row key={entry.id} entry={entry} store={store} />}
      </PagedList>
    </>
  );
});

const Row = observer(function Row({ entry, store }: { entry: ReportEntry; store: ReportsStore }) {
  const { t } = useTranslation('chat');
  const { id, studentName, portrait, courseTitle, className, publishAt, publishedAt } = entry;
  const view = useView();
  const day = (at: string) => formatDay(at, view);
  const when =
    publishedAt === undefined
      ? publishAt && t('reports.publishAt', { day: day(publishAt) })
      : t('reports.publishedAt', { day: day(publishedAt) });
  return (
    <Entry type="button" aria-current={store.openId === id ? 'true' : undefined} onClick={() => store.open(id)}>
      <Avatar name={studentName} src={portrait} size={40} />
      <span>
        <b>{studentName}</b>
        <small>{courseTitle}</small>
        <small>{className}</small>
        {when !== undefined && <small>{when}</small>}
      </span>
      <span>{store.drafts.has(id) && t('reports.draft')}</span>
    </Entry>
  );
});
