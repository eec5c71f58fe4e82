import type { PracticeResult } from '@shuyuan/contract';
import { Button, Card, StatusTag } from '@shuyuan/ui';
import { Printer } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRoot } from '../../../../page/context.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { formatWhen } from '../formatWhen.ts';
import { practiceAddress } from '../practiceAddress.ts';
import type { ResultStore } from './ResultStore.ts';
import { Facts, HeadPlace, Marks, Next, Score, Seal } from './result.styles.ts';

interface ResultPartProps {
  result: PracticeResult;
  store: ResultStore;
}

/** The score as a lecturer writes it, what it is made of, and what can be done next. */
export const ResultHead = observer(function ResultHead({ result, store }: ResultPartProps) {
  const { t } = useTranslation('practice');
  const { locale, services } = useRoot();
  const perform = usePerform();
  const navigate = useNavigate();
  const { score, totalScore, level = 'none', state = 'submitted', mayRedo, mayMakeUp } = result;
  const view = { locale: locale.locale, now: services.clock.now };
  const when = (at: string) => formatWhen(at, view);
  const facts = [
    result.objectiveScore !== undefined &&
      state !== 'finished' &&
      t('result.objective', { score: result.objectiveScore }),
    result.rightRate !== undefined && t('result.rate', { percent: `${Math.round(result.rightRate * 100)}%` }),
    result.classAverage !== undefined && t('result.average', { score: Math.round(result.classAverage) }),
    result.rank !== undefined &&
      result.rankTotal !== undefined &&
      t('result.rank', { rank: result.rank, total: result.rankTotal }),
    result.usedS !== undefined && t('result.used', { minutes: Math.ceil(result.usedS / 60) }),
  ].filter((fact) => fact !== false);
  const times = [
    result.submittedAt !== undefined && t('result.submitted', { when: when(result.submittedAt) }),
    result.gradedAt !== undefined && t('result.graded', { when: when(result.gradedAt) }),
    result.isMakeUp && t('result.makeUpNote'),
  ].filter((fact) => fact !== false);
  const again = () => perform(async () => navigate(practiceAddress.href({ paper: await store.again() })));
  return (
    <HeadPlace>
      <Card>
        <Marks>
          <Score>
            <span>{t('result.score')}</span>
            <b>
              {score ?? '—'}
              <small>{t('result.of', { total: totalScore })}</small>
            </b>
            {score !== undefined && <Strokes />}
            {score !== undefined && level !== 'none' && <Seal>{t(`result.level.${level}`)}</Seal>}
          </Score>
          <Facts>
            <span>
              <StatusTag domain="practice" status={state === 'awaiting' ? 'awaitingGrading' : state} />
            </span>
            <h1>{result.title}</h1>
            {state !== 'finished' && state !== 'expired' && <p>{t('result.awaitingHint')}</p>}
            {facts.length > 0 && <p>{facts.join(' · ')}</p>}
            {times.length > 0 && <p>{times.join(' · ')}</p>}
          </Facts>
          <Next>
            {(mayRedo || mayMakeUp) && <Button onClick={again}>{t(mayMakeUp ? 'makeUp' : 'redo')}</Button>}
            <Button variant="outline" tone="neutral" icon={<Printer aria-hidden />} onClick={() => window.print()}>
              {t('result.print')}
            </Button>
          </Next>
        </Marks>
      </Card>
    </HeadPlace>
  );
});

/** Two strokes of a pen. */
function Strokes() {
  return (
    <svg viewBox="0 0 120 20" aria-hidden="true" preserveAspectRatio="none">
      <path d="M2 7 C 40 2, 82 3, 118 5" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M14 15 C 50 11, 84 11, 108 13" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
