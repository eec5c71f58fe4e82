import { messageTime } from '@shuyuan/rules';
import { Button, Skeleton } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../../page/address.ts';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { useTitle } from '../../../../page/useTitle.ts';
import { Page } from '../window.styles.ts';
import { editorAddress, previewAddress } from '../writeAddress.ts';
import { PreviewSheet } from './PreviewSheet.tsx';
import { PreviewStore } from './PreviewStore.ts';
import { Bar } from './preview.styles.ts';

/** `/headline/preview` (§2): the text as its readers will see it, by the same renderer, without a request for a draft. */
export function PreviewPage() {
  const [{ id, draft }] = useAddress(previewAddress);
  return <OneText key={`${id} ${draft}`} id={id} draft={draft} />;
}

const OneText = observer(function OneText({ id, draft }: { id: number | undefined; draft: string | undefined }) {
  const { t } = useTranslation('writing');
  const { locale, services } = useRoot();
  const store = useOwned((root) => new PreviewStore(root, { id, draft }));
  useTitle(t('previewTitle'));
  const { text, stored } = store;
  if (text === undefined) return <Skeleton variant="text" count={8} />;
  if (text === null) {
    return (
      <EmptyPlace
        layout="page"
        level={1}
        title={t('alone')}
        hint={t('aloneHint')}
        action={<Button href={editorAddress.href()}>{t('write')}</Button>}
      />
    );
  }
  return (
    <Page>
      <Bar>
        <Button variant="soft" href={editorAddress.href({ id, draft })}>
          {t('back')}
        </Button>
        <p>
          <b>{t('previewTitle')}</b> {t('previewHint')}
          {stored &&
            ` · ${t('storedAt', { when: messageTime(stored.at, { now: services.clock.now, locale: locale.locale }) })}`}
        </p>
      </Bar>
      <PreviewSheet text={text} plateName={store.plateName} />
    </Page>
  );
});
