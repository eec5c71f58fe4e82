import { messageTime } from '@shuyuan/rules';
import { Button, Heading, Link, VisuallyHidden } from '@shuyuan/ui';
import { ChevronLeft, CircleCheck, CircleDashed } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { useView } from '../../../../page/useView.ts';
import { Allowed } from '../../../../shared/permissions/Allowed.tsx';
import { articleOf } from '../draft/StoredDrafts.ts';
import { myArticlesAddress, previewAddress } from '../writeAddress.ts';
import type { WriteStore } from './WriteStore.ts';
import { Bar } from './write.styles.ts';

interface TopBarProps {
  store: WriteStore;
  /** Another tab writes. */
  isLocked: boolean;
  onSubmit: () => Promise<void>;
}

/** The way back, when the text was stored, and what comes next. */
export const TopBar = observer(function TopBar({ store, isLocked, onSubmit }: TopBarProps) {
  const { t } = useTranslation('writing');
  const { services } = useRoot();
  const view = useView();
  const { saving, name, isSending } = store;
  const { savedAt, isChanged, lasting } = saving;
  const id = articleOf(name) ?? undefined;
  const isStored = savedAt !== null && !isChanged && lasting === 'browser';
  return (
    <Bar>
      <Link href={myArticlesAddress.href()} tone="secondary">
        <ChevronLeft aria-hidden />
        {t('mine')}
      </Link>
      <VisuallyHidden>
        <Heading level={1}>{t(id === undefined ? 'write' : 'edit')}</Heading>
      </VisuallyHidden>
      <p role="status" data-stored={isStored || undefined}>
        {isStored ? <CircleCheck aria-hidden /> : <CircleDashed aria-hidden />}
        {isChanged ? t('storing') : savedAt === null ? t('nothingYet') : t(`draftIn.${lasting}`)}
        {!isChanged && savedAt !== null && <time>{messageTime(savedAt, view)}</time>}
      </p>
      <Button
        variant="outline"
        tone="neutral"
        disabled={isLocked}
        onClick={() => {
          saving.flush();
          services.navigator.go(previewAddress.href({ id, draft: name }));
        }}
      >
        {t('preview')}
      </Button>
      <Allowed to="headline.add">
        <Button disabled={isLocked && !isSending} onClick={onSubmit}>
          {t('submit')}
        </Button>
      </Allowed>
    </Bar>
  );
});
