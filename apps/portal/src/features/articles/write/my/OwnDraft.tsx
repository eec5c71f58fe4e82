import { Button, OwnArticleCard } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import type { ArticleDraft } from '../draft/articleDraft.ts';
import type { StoredDraft } from '../draft/StoredDrafts.ts';
import { draftAddressOf } from '../writeAddress.ts';
import { toDraftCard } from './myProps.ts';

interface OwnDraftProps {
  /** Name of the draft in this browser. */
  name: string;
  draft: StoredDraft<ArticleDraft>;
  onDiscard: () => void;
}

/** A draft that only this browser has. */
export const OwnDraft = observer(function OwnDraft({ name, draft, onDiscard }: OwnDraftProps) {
  const { t } = useTranslation('writing');
  const { locale, services } = useRoot();
  const href = draftAddressOf(name);
  return (
    <OwnArticleCard
      {...toDraftCard(draft, { now: services.clock.now, locale: locale.locale }, t)}
      level={2}
      href={href}
      actions={
        <>
          <Button variant="outline" tone="neutral" href={href}>
            {t('goOnWriting')}
          </Button>
          <Button variant="ghost" onClick={onDiscard}>
            {t('act.discard')}
          </Button>
        </>
      }
    />
  );
});
