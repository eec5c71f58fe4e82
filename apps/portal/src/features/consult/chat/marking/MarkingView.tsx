import { Button, Heading } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwned } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { useTitle } from '../../../../page/useTitle.ts';
import { SettingsMenu } from '../components/SettingsMenu.tsx';
import { MarkingPoints } from './MarkingPoints.tsx';
import { MarkingQueue } from './MarkingQueue.tsx';
import { MarkingStore } from './MarkingStore.ts';
import { MarkingWork } from './MarkingWork.tsx';
import { Head, Queue, Root, TitleLine, Work } from './marking.styles.ts';

/** Work to mark: the queue at the left, the answers with their pictures, points and words at the right (product.md 4.4). */
export const MarkingView = observer(function MarkingView({ views }: { views: ReactNode }) {
  const { t } = useTranslation('chat');
  const perform = usePerform();
  const store = useOwned((root) => new MarkingStore(root.services));
  useTitle(t('marking.name'));
  const { open } = store;
  return (
    <Root>
      <Queue aria-label={t('marking.name')}>
        <Head>
          <TitleLine>
            <Heading level={1} size={16}>
              {t('marking.name')}
            </Heading>
            <SettingsMenu />
          </TitleLine>
          {views}
        </Head>
        <MarkingQueue store={store} />
      </Queue>
      {open ? (
        <>
          <MarkingWork store={store} />
          <MarkingPoints key={open.id} work={open} store={store} />
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
  );
});
