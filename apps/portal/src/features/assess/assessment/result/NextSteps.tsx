import type { AssessmentResult } from '@shuyuan/contract';
import { formatMoney } from '@shuyuan/rules';
import { formatStartTime, Steps } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../../page/useView.ts';
import { type AssessPlace, reviewPath } from '../../../../shared/course/assessPaths.ts';
import { coursePath } from '../../../../shared/course/courseProps.ts';
import { usePermission } from '../../../../shared/permissions/usePermission.ts';
import { buyPath } from '../../../../shared/trade/purchasePaths.ts';
import { Box } from '../assess.styles.ts';
import { Part } from './result.styles.ts';
import { type NextStep, stepsAhead } from './stepsAhead.ts';

const TITLES = {
  done: 'result.nextDone',
  review: 'result.nextReview',
  enrol: 'result.nextEnrol',
  lesson: 'result.nextLesson',
} as const;

/** What comes after the result, as a line of steps: the mistakes, the class, its first lesson. */
export const NextSteps = observer(function NextSteps({
  result,
  place,
}: {
  result: AssessmentResult;
  place: AssessPlace;
}) {
  const { t } = useTranslation('assess');
  const view = useView();
  const mayBuy = usePermission('course.buy').isAllowed;
  const { steps, current } = stepsAhead(result);
  if (steps.length === 0) return null;
  const timeOf = (at: string) => formatStartTime(at, view);
  const noteOf = (step: NextStep) => {
    if (step.key === 'review') return t('review.thread', { count: step.count });
    if (step.key === 'enrol') {
      return step.payFen === undefined
        ? step.title
        : t('result.nextPrice', { title: step.title, price: formatMoney(step.payFen) });
    }
    const at = step.key === 'lesson' ? step.startsAt : result.submittedAt;
    return at === undefined ? undefined : timeOf(at);
  };
  const hrefOf = (step: NextStep) => {
    if (step.key === 'review') return reviewPath(place, result.id);
    if (step.key !== 'enrol') return undefined;
    return step.payFen === undefined || !mayBuy ? coursePath(step) : buyPath(step, 'alone');
  };
  const items = steps.map((step) => ({
    key: step.key,
    title: t(TITLES[step.key]),
    note: noteOf(step),
    href: hrefOf(step),
  }));
  return (
    <Part>
      <header>
        <h2>{t('result.next')}</h2>
      </header>
      <Box>
        <Steps items={items} current={current} layout="below" label={t('result.next')} />
      </Box>
    </Part>
  );
});
