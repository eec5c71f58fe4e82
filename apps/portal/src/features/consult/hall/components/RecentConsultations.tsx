import { SectionHeader } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { isNotServed } from '../../../../page/notServed.ts';
import { RecordList } from '../expert.styles.ts';
import { qaAddress } from '../expertPaths.ts';
import type { HallStore } from '../HallStore.ts';
import { RecordRow } from './RecordRow.tsx';

/** The last consultations of the student; nothing before the first. */
export const RecentConsultations = observer(function RecentConsultations({ store }: { store: HallStore }) {
  const { t } = useTranslation('hall');
  const { records } = store;
  if (isNotServed(records) || (records.value && store.past.length === 0)) return null;
  // Before they are known nothing is promised; that they cannot be read is said.
  if (!records.value && !records.error) return null;
  return (
    <section>
      <SectionHeader title={t('recent')} more={{ href: qaAddress.href(), label: t('allRecords') }} />
      <Await query={records}>{() => null}</Await>
      <RecordList>
        {store.past.map((record) => (
          <RecordRow key={record.id} record={record} onRate={store.rating.open} />
        ))}
      </RecordList>
    </section>
  );
});
