import { messageTime } from '@shuyuan/rules';
import { Button } from '@shuyuan/ui';
import { ChevronLeft } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { useView } from '../../../../page/useView.ts';
import { problemsOf } from '../draftProblems.ts';
import { editorAddress, myArticlesAddress, type Target } from '../writeAddress.ts';
import type { PreviewStore } from './PreviewStore.ts';
import { Bar } from './preview.styles.ts';

interface PreviewBarProps {
  store: PreviewStore;
  target: Target;
}

/** The way back, which draft is shown, and handing it in; a text that the server has is only looked at. */
export const PreviewBar = observer(function PreviewBar({ store, target }: PreviewBarProps) {
  const { t } = useTranslation('writing');
  const { auth, services } = useRoot();
  const view = useView();
  const perform = usePerform();
  const { text, stored } = store;
  const isEditable = stored !== undefined || store.onServer.value?.state === 'rejected';
  const handleSubmit = async () => {
    if (!stored) return;
    if (!auth.isLoggedIn) return services.navigator.go(auth.loginPath());
    const [problem] = Object.values(problemsOf(stored.content, t));
    if (problem !== undefined) return services.toast('warning', problem);
    await perform(async () => {
      if ((await store.submit()) === 'elsewhere') return services.toast('warning', t('turn.elsewhere'));
      services.toast('success', t('sent'));
      services.navigator.go(myArticlesAddress.href());
    });
  };
  const where = !text
    ? t('previewNone')
    : stored
      ? t('previewStored', { when: messageTime(stored.at, view) })
      : t('previewHint');
  return (
    <Bar>
      <Button
        variant="ghost"
        icon={<ChevronLeft />}
        href={isEditable ? editorAddress.href(target) : myArticlesAddress.href()}
      >
        {t(isEditable ? 'back' : 'mine')}
      </Button>
      <p>
        <b>{t('previewTitle')}</b>
        {where}
      </p>
      {stored && <Button onClick={handleSubmit}>{t('submit')}</Button>}
    </Bar>
  );
});
