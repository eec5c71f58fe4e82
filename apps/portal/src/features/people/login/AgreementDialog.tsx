import type { Agreement } from '@shuyuan/contract';
import { Dialog, RichText, Text } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../core/known.ts';

interface AgreementDialogProps {
  agreement: Agreement | undefined;
  onClose: () => void;
}

/** The text of an agreement, read without leaving the form. */
export function AgreementDialog({ agreement, onClose }: AgreementDialogProps) {
  const { t } = useTranslation('login');
  const content = textHere(agreement?.content);
  return (
    <Dialog open title={agreement?.name ?? ''} width="md" onClose={onClose}>
      {content === '' ? <Text as="p">{t('agreementLoadFailed')}</Text> : <RichText text={content} />}
    </Dialog>
  );
}
