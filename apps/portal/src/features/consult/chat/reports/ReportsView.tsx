import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useOwned } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { useReturn } from '../../../../page/useReturn.ts';
import { useTitle } from '../../../../page/useTitle.ts';
import { BarWindow } from '../components/chat.styles.ts';
import { DeskBar } from '../components/DeskBar.tsx';
import { Queue, Root, Work } from '../marking/marking.styles.ts';
import { ReportFacts } from './ReportFacts.tsx';
import { ReportForm } from './ReportForm.tsx';
import { ReportList } from './ReportList.tsx';
import { ReportsStore } from './ReportsStore.ts';

/** Reports to write: the list at the left, the figures of one, the lecturer's words at the right (product.md 4.6). */
export const ReportsView = observer(function ReportsView({ id, views }: { id: number; views: ReactNode }) {
  const { t } = useTranslation('chat');
  const store = useOwned(({ services }) => new ReportsStore(services, id));
  useTitle(t('reports.name'));
  useReturn(store.refresh);
  const { openId, report } = store;
  return (
    <BarWindow>
      <DeskBar title={t('reports.name')} views={views} />
      <Root>
        <Queue aria-label={t('reports.name')}>
          <ReportList store={store} />
        </Queue>
        {openId === null ? (
          <Work>
            <EmptyPlace kind="list" title={t('reports.choose')} />
          </Work>
        ) : (
          <>
            <Work>
              <Await query={report} skeleton="text" count={6}>
                {(found) => <ReportFacts report={found} />}
              </Await>
            </Work>
            <ReportForm key={openId} id={openId} store={store} />
          </>
        )}
      </Root>
    </BarWindow>
  );
});
