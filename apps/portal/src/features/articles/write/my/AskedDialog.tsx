import { ConfirmDialog } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import type { MyArticlesStore } from './MyArticlesStore.ts';

/** What is done only after it was asked. */
export type Asked = { kind: 'withdraw' | 'giveUp' | 'delete'; id: number } | { kind: 'discard'; name: string };

interface AskedDialogProps {
  store: MyArticlesStore;
  asked: Asked | null;
  onClose: () => void;
}

/** The question before an article is taken back, a refused text given up, an article deleted, or a draft is thrown away; what was decided meanwhile is said. */
export function AskedDialog({ store, asked, onClose }: AskedDialogProps) {
  const { t } = useTranslation('writing');
  const { services } = useRoot();
  const perform = usePerform();
  if (!asked) return null;
  const { kind } = asked;
  const run = async () => {
    if (asked.kind === 'discard') store.discard(asked.name);
    else await store[asked.kind === 'delete' ? 'delete' : 'withdraw'](asked.id);
    services.toast('success', t(`done.${kind}`));
  };
  return (
    <ConfirmDialog
      open
      tone={kind === 'withdraw' || kind === 'giveUp' ? 'brand' : 'danger'}
      title={t(`ask.${kind}`)}
      confirmLabel={t(`act.${kind}`)}
      onConfirm={() => perform(run)}
      onClose={onClose}
    >
      {t(`askNote.${kind}`)}
    </ConfirmDialog>
  );
}
