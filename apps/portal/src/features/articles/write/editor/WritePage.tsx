import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../../page/address.ts';
import { Missing } from '../../../../page/Missing.tsx';
import { useTitle } from '../../../../page/useTitle.ts';
import { editorAddress, myArticlesAddress, type Target } from '../writeAddress.ts';
import { useWriteStore } from './useWriteStore.ts';
import { WriteView } from './WriteView.tsx';

/** `/headline/add` and `/article/add` (§2): the editor of an article, on a page of its own or below the header. */
export function WritePage() {
  const [{ id, draft, plate }] = useAddress(editorAddress);
  return <OneText key={`${id} ${draft}`} {...{ id, draft, plate }} />;
}

const OneText = observer(function OneText({ id, draft, plate }: Target) {
  const { t } = useTranslation('writing');
  const store = useWriteStore({ id, draft, plate });
  const isMissing = store.onServer.error?.kind === 'missing';
  useTitle(t(id === undefined ? 'write' : 'edit'));
  if (isMissing) {
    return (
      <Missing
        title={t('missing')}
        text={t('missingHint')}
        action={{ href: myArticlesAddress.href(), label: t('mine') }}
      />
    );
  }
  return <WriteView store={store} />;
});
