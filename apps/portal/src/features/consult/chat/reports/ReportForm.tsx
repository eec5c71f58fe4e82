import { REPORT_LETTER_MAX, REPORT_NOTE_MAX, type StudyReport } from '@shuyuan/contract';
import { tidyLines } from '@shuyuan/rules';
import { Alert, Button, Field, TextArea } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { useCopy } from '../../../../page/useCopy.ts';
import { usePerform } from '../../../../page/usePerform.ts';
import { Points } from '../marking/marking.styles.ts';
import { REPORT_TEXTS, type ReportText } from './ReportDrafts.ts';
import type { ReportsStore } from './ReportsStore.ts';
import { Said } from './reports.styles.ts';

const LIMITS: Readonly<Record<ReportText, { max: number; rows: number }>> = {
  comment: { max: REPORT_LETTER_MAX, rows: 8 },
  strengths: { max: REPORT_NOTE_MAX, rows: 2 },
  weaknesses: { max: REPORT_NOTE_MAX, rows: 2 },
  suggestion: { max: REPORT_LETTER_MAX, rows: 4 },
};

/** The lecturer's words of the open report, published together with it; once written they stay as they are. */
export const ReportForm = observer(function ReportForm({ id, store }: { id: number; store: ReportsStore }) {
  const { t } = useTranslation('chat');
  const { value, isStale } = store.report;
  if (value === undefined || isStale) return <Points aria-label={t('reports.words')} />;
  return (
    <Points aria-label={t('reports.words')}>
      {value.comment === undefined ? (
        <Fields id={id} report={value} store={store} />
      ) : (
        <>
          <Texts words={value} />
          {store.drafts.has(id) && <Unsent id={id} store={store} />}
        </>
      )}
    </Points>
  );
});

function Texts({ words }: { words: Readonly<Partial<Record<ReportText, string | undefined>>> }) {
  const { t } = useTranslation('chat');
  return REPORT_TEXTS.map(
    (text) =>
      words[text] !== undefined &&
      words[text] !== '' && (
        <Said key={text}>
          <b>{t(`reports.text.${text}`)}</b>
          {tidyLines(words[text])}
        </Said>
      ),
  );
}

/** Words for a report that has got others meanwhile, in another tab or from another lecturer: they stay until they are put away. */
const Unsent = observer(function Unsent({ id, store }: { id: number; store: ReportsStore }) {
  const { t } = useTranslation('chat');
  const copy = useCopy({ done: t('reports.copied.done'), failed: t('reports.copied.failed') });
  const words = store.drafts.of(id);
  const whole = REPORT_TEXTS.flatMap((text) => (words[text] ? [words[text]] : [])).join('\n\n');
  return (
    <>
      <Alert tone="warning" title={t('reports.unsent.title')}>
        {t('reports.unsentHint')}
      </Alert>
      <Texts words={words} />
      <Button variant="outline" onClick={() => copy(whole)}>
        {t('reports.unsent.copy')}
      </Button>
      <Button variant="link" onClick={() => store.drafts.remove(id)}>
        {t('reports.unsent.putAway')}
      </Button>
    </>
  );
});

const Fields = observer(function Fields({
  id,
  report,
  store,
}: {
  id: number;
  report: StudyReport;
  store: ReportsStore;
}) {
  const { t } = useTranslation('chat');
  const { services } = useRoot();
  const perform = usePerform();
  const [isBusy, setBusy] = useState(false);
  const words = store.drafts.of(id);
  const publish = async () => {
    setBusy(true);
    try {
      await store.publish();
      services.toast('success', t('reports.done', { name: report.studentName }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {REPORT_TEXTS.map((text) => (
        <Field
          key={text}
          label={t(`reports.text.${text}`)}
          required={text === 'comment'}
          help={text === 'suggestion' ? t('reports.suggestionHint') : undefined}
        >
          <TextArea
            value={words[text] ?? ''}
            onChange={(value) => store.drafts.set(id, text, value)}
            rows={LIMITS[text].rows}
            maxLength={LIMITS[text].max}
            disabled={isBusy}
            autoGrow
          />
        </Field>
      ))}
      <Said>{t(report.status === 'published' ? 'reports.addHint' : 'reports.publishHint')}</Said>
      <Button loading={isBusy} disabled={!store.isReady} onClick={() => perform(publish)}>
        {t(report.status === 'published' ? 'reports.add' : 'reports.publish')}
      </Button>
    </>
  );
});
