import type { StudyReport } from '@shuyuan/contract';
import { Button } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Quiet, Steps } from './report.styles.ts';
import { useSteps } from './useSteps.ts';

/** What comes next, numbered, with the way to it. */
export const NextSteps = observer(function NextSteps({ report, isShared }: { report: StudyReport; isShared: boolean }) {
  const { t } = useTranslation('report');
  const steps = useSteps(report, isShared);
  if (steps.length === 0) return <Quiet>{t(report.status === 'published' ? 'nothingNext' : 'noNext')}</Quiet>;
  const first = steps.findIndex(({ action }) => action !== undefined);
  return (
    <Steps>
      {steps.map(({ key, title, note, action }, at) => (
        <li key={key}>
          <span>
            <b>{title}</b>
            {note !== undefined && note !== '' && <small>{note}</small>}
          </span>
          {action && (
            <Button
              size="sm"
              variant={at === first ? 'soft' : 'outline'}
              tone={at === first ? undefined : 'neutral'}
              href={action.href}
            >
              {action.label}
            </Button>
          )}
        </li>
      ))}
    </Steps>
  );
});
