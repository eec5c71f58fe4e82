import { Button, Progress } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { useTitle } from '../../../../page/useTitle.ts';
import { BarWindow } from '../components/chat.styles.ts';
import { DeskBar } from '../components/DeskBar.tsx';
import { MarkingPoints } from './MarkingPoints.tsx';
import { MarkingQueue } from './MarkingQueue.tsx';
import { MarkingStore } from './MarkingStore.ts';
import { MarkingWork } from './MarkingWork.tsx';
import { Queue, QueueProgress, Root, Work } from './marking.styles.ts';
import { useMarkingKeys } from './useMarkingKeys.ts';

/** Work to mark: the queue at the left, the answers with their pictures, points and words at the right (product.md 4.4). */
export const MarkingView = observer(function MarkingView({ id, views }: { id: number; views: ReactNode }) {
  const { t } = useTranslation('chat');
  const { services } = useRoot();
  const perform = usePerform();
  const store = useOwned((root) => new MarkingStore(root.services, id));
  useTitle(t('marking.name'));
  const send = useCallback(() => {
    perform(async () => {
      const { name, minutes, hasNext } = await store.send();
      services.toast('success', t('marking.sent', { name, minutes }));
      if (hasNext) await store.claim();
    });
  }, [perform, services, store, t]);
  useMarkingKeys(store, send);
  const {
    queue: { counts },
    work,
  } = store;
  return (
    <BarWindow>
      <DeskBar title={t('marking.name')} views={views}>
        {counts.value && (
          <QueueProgress>
            <Progress
              label={t('marking.progress')}
              value={counts.value.markedToday}
              max={Math.max(1, counts.value.markedToday + counts.value.waiting)}
              valueText={t('marking.progressText', { done: counts.value.markedToday, left: counts.value.waiting })}
              showValue
            />
          </QueueProgress>
        )}
      </DeskBar>
      <Root>
        <Queue aria-label={t('marking.name')}>
          <MarkingQueue store={store} />
        </Queue>
        {work.record ? (
          <>
            <MarkingWork work={work} />
            <MarkingPoints key={work.record.id} record={work.record} store={store} lecturerId={id} onSend={send} />
          </>
        ) : (
          <Work>
            <EmptyPlace
              kind="list"
              title={t('marking.choose')}
              action={<Button onClick={() => perform(() => store.claim())}>{t('marking.start')}</Button>}
            />
          </Work>
        )}
      </Root>
    </BarWindow>
  );
});
