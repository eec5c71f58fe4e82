import type { Agreement } from '@shuyuan/contract';
import { Dialog, Text } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';

interface AgreementDialogProps {
  agreement: Agreement | undefined;
  onClose: () => void;
}

/** The text of an agreement, read without leaving the form. */
export function AgreementDialog({ agreement, onClose }: AgreementDialogProps) {
  const { t } = useTranslation('login');
  const paragraphs = agreement?.content?.split(/\n\n+/) ?? [];
  return (
    <Dialog open title={agreement?.name ?? ''} width="md" onClose={onClose}>
      {paragraphs.length === 0 && <Text as="p">{t('agreementLoadFailed')}</Text>}
      {paragraphs.map((paragraph) => (
        <Text as="p" key={paragraph} tone="secondary">
          {paragraph}
        </Text>
      ))}
    </Dialog>
  );
}
