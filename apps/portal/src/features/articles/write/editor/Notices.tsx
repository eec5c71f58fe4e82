import { Alert, Button } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../../page/useView.ts';
import { toProof } from '../my/myProps.ts';
import { editorAddress } from '../writeAddress.ts';
import type { WriteStore } from './WriteStore.ts';

/** What the author has to know before going on: another tab, a newer text, a full browser, the reason of a refusal. */
export const Notices = observer(function Notices({ store }: { store: WriteStore }) {
  const { t } = useTranslation('writing');
  const { saving, isOutdated } = store;
  return (
    <>
      {(saving.turn === 'elsewhere' || saving.turn === 'taken') && (
        <Alert
          tone="warning"
          title={t(`turn.${saving.turn}`)}
          action={
            <Button size="sm" variant="outline" onClick={store.takeOver}>
              {t('turn.takeOver')}
            </Button>
          }
        >
          {t('turn.text')}
        </Alert>
      )}
      {saving.copy !== null && (
        <Alert
          tone="info"
          action={
            <Button variant="outline" size="sm" href={editorAddress.href({ draft: saving.copy })}>
              {t('turn.openCopy')}
            </Button>
          }
        >
          {t(saving.turn === 'mine' ? 'outdated.copied' : 'turn.copied')}
        </Alert>
      )}
      {store.lost.length > 0 && (
        <Alert
          tone="warning"
          title={t('unstored.title')}
          action={
            <Button size="sm" variant="outline" onClick={store.forgetLost}>
              {t('unstored.known')}
            </Button>
          }
        >
          {store.lost.join(t('unstored.between'))}
        </Alert>
      )}
      {isOutdated && (
        <Alert
          tone="warning"
          title={t('outdated.title')}
          action={
            <>
              <Button size="sm" variant="outline" onClick={store.keepOwn}>
                {t('outdated.keep')}
              </Button>
              <Button size="sm" variant="ghost" onClick={store.useServers}>
                {t('outdated.use')}
              </Button>
            </>
          }
        >
          {t('outdated.text')}
        </Alert>
      )}
      {saving.lasting !== 'browser' && <Alert tone="warning" title={t(`lasting.${saving.lasting}`)} />}
      <Reason store={store} />
    </>
  );
});

/** The reason of a refusal with the words it is about. */
const Reason = observer(function Reason({ store }: { store: WriteStore }) {
  const { t } = useTranslation('writing');
  const view = useView();
  const text = store.onServer.value;
  if (text?.state !== 'rejected') return null;
  const proof = toProof(text, text, view);
  if (!proof) return null;
  const marked = proof.paragraphs?.find(({ marked: isMarked }) => isMarked);
  return (
    <Alert tone="danger" title={marked ? t('reasonAt', { number: marked.number }) : t('reason')}>
      {marked && <q>{marked.text}</q>} {proof.reason}
    </Alert>
  );
});
