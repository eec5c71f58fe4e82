import type { PracticeResult } from '@shuyuan/contract';
import { Button } from '@shuyuan/ui';
import { Printer } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePerform } from '../../../../page/usePerform.ts';
import { Allowed } from '../../../../shared/permissions/Allowed.tsx';
import { usePermission } from '../../../../shared/permissions/usePermission.ts';
import { practiceAddress } from '../practiceAddress.ts';
import type { ResultStore } from './ResultStore.ts';
import { Next } from './result.styles.ts';

/** Where the questions begin. */
export const QUESTIONS_ID = 'result-questions';

/** What can be done next: see what is missing, do it again, print it whole. */
export const ResultActions = observer(function ResultActions({
  result,
  store,
}: {
  result: PracticeResult;
  store: ResultStore;
}) {
  const { t } = useTranslation('practice');
  const perform = usePerform();
  const { isAllowed } = usePermission('practice.redo');
  const navigate = useNavigate();
  const { mayRedo, mayMakeUp, maxAttempts, attempt, state } = result;
  const isShort = state === 'finished' && store.shortCount > 0;
  const again = () => perform(async () => navigate(practiceAddress.href({ paper: await store.again() })));
  // Paper has every question, whatever is filtered on the screen.
  const print = () => {
    flushSync(() => store.showShort(false));
    window.print();
  };
  const seeShort = () => {
    store.showShort(true);
    document.getElementById(QUESTIONS_ID)?.scrollIntoView();
  };
  return (
    <Next data-print="hide">
      {isShort && <Button onClick={seeShort}>{t('result.seeShort', { count: store.shortCount })}</Button>}
      {mayMakeUp && (
        <Button variant={isShort ? 'outline' : 'solid'} onClick={again}>
          {t('makeUp')}
        </Button>
      )}
      {mayRedo && (
        <Allowed to="practice.redo">
          <Button variant={isShort ? 'outline' : 'solid'} onClick={again}>
            {t('redo')}
          </Button>
        </Allowed>
      )}
      <Button variant="outline" tone="neutral" icon={<Printer aria-hidden />} onClick={print}>
        {t('result.print')}
      </Button>
      {mayRedo && isAllowed && (
        <p>
          {maxAttempts === undefined || attempt === undefined
            ? t('result.again')
            : t('result.againLeft', { count: maxAttempts - attempt })}
        </p>
      )}
    </Next>
  );
});
