import { Button, OwnArticleCard } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../../page/useView.ts';
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
  const view = useView();
  const href = draftAddressOf(name);
  return (
    <OwnArticleCard
      {...toDraftCard(draft, view, t)}
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
