import { REPORT_MAX } from '@shuyuan/contract';
import { Button, Dialog, Field, RadioGroup, TextArea } from '@shuyuan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../page/context.tsx';
import { usePerform } from '../../page/usePerform.ts';
import type { ArticleReport } from './ArticleStore.ts';

interface ReportDialogProps {
  onClose: () => void;
  onReport: (report: ArticleReport) => Promise<void>;
}

/** Why something is reported, in the order of the list. */
const REASONS = [
  'rude',
  'private',
  'advertising',
  'copied',
  'wrong',
  'other',
] as const satisfies readonly ArticleReport['reason'][];

/** Reports an article or a comment to the school: a reason, and a few words. */
export function ReportDialog({ onClose, onReport }: ReportDialogProps) {
  const { t } = useTranslation('articlesRead');
  const { services } = useRoot();
  const perform = usePerform();
  const [reason, setReason] = useState<ArticleReport['reason']>('rude');
  const [words, setWords] = useState('');
  const send = () =>
    perform(async () => {
      await onReport({ reason, ...(words.trim() !== '' && { words: words.trim() }) });
      services.toast('success', t('report.done'));
      onClose();
    });
  return (
    <Dialog
      open
      title={t('report.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="neutral" onClick={onClose}>
            {t('report.cancel')}
          </Button>
          <Button onClick={send}>{t('report.send')}</Button>
        </>
      }
    >
      <Field label={t('report.reason')}>
        <RadioGroup
          value={reason}
          onChange={(value) => {
            const chosen = REASONS.find((each) => each === value);
            if (chosen) setReason(chosen);
          }}
          items={REASONS.map((value) => ({ value, label: t(`report.${value}`) }))}
        />
      </Field>
      <Field label={t('report.words')}>
        <TextArea rows={3} value={words} onChange={setWords} maxLength={REPORT_MAX} showCount />
      </Field>
    </Dialog>
  );
}
