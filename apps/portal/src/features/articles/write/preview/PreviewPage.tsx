import { Skeleton } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { tabLocks } from '../../../../api/secureOnly/tabLocks.ts';
import { useAddress } from '../../../../page/address.ts';
import { useOwned } from '../../../../page/context.tsx';
import { useTitle } from '../../../../page/useTitle.ts';
import { Columns } from '../../../../shared/articles/articles.styles.ts';
import { browserTabLock } from '../draft/TabLock.ts';
import { previewAddress, type Target } from '../writeAddress.ts';
import { Alone } from './Alone.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { PreviewCrumbs, PreviewSheet } from './PreviewSheet.tsx';
import { PreviewSide } from './PreviewSide.tsx';
import { PreviewStore } from './PreviewStore.ts';
import { Grid, Page } from './preview.styles.ts';

/** `/headline/preview` (§2): the page of the article as its readers will see it, from what this browser has stored. */
export function PreviewPage() {
  const [target] = useAddress(previewAddress);
  return <OneText key={`${target.id} ${target.draft}`} target={target} />;
}

const OneText = observer(function OneText({ target }: { target: Target }) {
  const { t } = useTranslation('writing');
  const store = useOwned((root) => new PreviewStore(root, { target, lock: browserTabLock(tabLocks()) }));
  useTitle(t('previewTitle'));
  const { text } = store;
  if (text === undefined) return <Skeleton variant="text" count={8} />;
  return (
    <Page>
      <PreviewBar store={store} target={target} />
      <Grid>
        {text === null ? (
          <Alone drafts={store.drafts} />
        ) : (
          <>
            <PreviewCrumbs plateName={text.plateName} />
            <Columns>
              <PreviewSheet text={text} />
              <PreviewSide text={text} />
            </Columns>
          </>
        )}
      </Grid>
    </Page>
  );
});
