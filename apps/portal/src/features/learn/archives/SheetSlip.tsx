import { formatDay } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../page/useView.ts';
import { Slip } from './archives.styles.ts';
import type { SheetStore } from './SheetStore.ts';

/** The slip of an exam: its head, and what stands on it. */
export const SheetSlip = observer(function SheetSlip({
  store,
  hint,
  children,
}: {
  store: SheetStore;
  hint?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('archives');
  const view = useView();
  const { value } = store.sheet;
  if (!value) return null;
  const facts = [
    { label: t('name'), value: value.studentName },
    { label: t('grade'), value: value.gradeName },
    {
      label: t('examDate'),
      value: value.examDate && formatDay(value.examDate, view),
    },
    { label: t('term'), value: value.term },
  ];
  return (
    <Slip>
      <h2>{value.title}</h2>
      {hint !== undefined && <p>{hint}</p>}
      <dl>
        {facts.map(
          (fact) =>
            fact.value !== undefined && (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ),
        )}
      </dl>
      {children}
    </Slip>
  );
});
