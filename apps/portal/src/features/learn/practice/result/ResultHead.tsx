import type { PracticeResult } from '@shuyuan/contract';
import { Card, StatusTag, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { useView } from '../../../../page/useView.ts';
import { formatWhen } from '../../../../shared/practice/formatWhen.ts';
import { FactList } from './FactList.tsx';
import { ResultActions } from './ResultActions.tsx';
import type { ResultStore } from './ResultStore.ts';
import { Facts, HeadPlace, Marks, Score, Seal, Tags } from './result.styles.ts';
import { factsOf } from './resultFacts.ts';

interface ResultPartProps {
  result: PracticeResult;
  store: ResultStore;
}

/** The score as a lecturer writes it, what it is made of, and what can be done next. */
export const ResultHead = observer(function ResultHead({ result, store }: ResultPartProps) {
  const { t } = useTranslation('practice');
  const { auth } = useRoot();
  const { score, totalScore, level = 'none', state, rank, rankTotal } = result;
  const view = useView();
  const when = (at: string) => formatWhen(at, view);
  const facts = factsOf(result);
  const times = [
    result.submittedAt !== undefined && t('result.submitted', { when: when(result.submittedAt) }),
    result.gradedAt !== undefined && t('result.graded', { when: when(result.gradedAt) }),
    result.isMakeUp && t('result.makeUpNote'),
  ].filter((fact) => fact !== false);
  const hints = { unfinished: undefined, finished: undefined, expired: 'result.expiredHint' } as const;
  const hint =
    state === undefined ? undefined : state in hints ? hints[state as keyof typeof hints] : 'result.awaitingHint';
  const words = facts && [
    facts.ahead !== undefined && t(sideOf(facts.ahead), { count: Math.abs(facts.ahead) }),
    facts.weakest !== undefined && t('result.weakest', { name: facts.weakest }),
  ];
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
            <p data-print="only">{[auth.user?.name, result.courseTitle].filter(Boolean).join(' · ')}</p>
            <Tags>
              {state !== undefined && (
                <StatusTag domain="practice" status={state === 'awaiting' ? 'awaitingGrading' : state} />
              )}
              {rank !== undefined && rankTotal !== undefined && (
                <Tag tone="accent">{t('result.rank', { rank, total: rankTotal })}</Tag>
              )}
            </Tags>
            <h1>{result.title}</h1>
            {hint !== undefined && <p>{t(hint)}</p>}
            {words && <p>{words.filter((word) => word !== false).join('')}</p>}
            {facts && <FactList facts={facts} usedS={result.usedS} limitMinutes={result.limitMinutes} />}
            {times.length > 0 && <p>{times.join(' · ')}</p>}
          </Facts>
          <ResultActions result={result} store={store} />
        </Marks>
      </Card>
    </HeadPlace>
  );
});

/** Words for points above, below or at the average of the class. */
function sideOf(ahead: number) {
  if (ahead === 0) return 'result.atAverage';
  return ahead > 0 ? 'result.aboveAverage' : 'result.belowAverage';
}

/** Two strokes of a pen. */
function Strokes() {
  return (
    <svg viewBox="0 0 120 20" aria-hidden="true" preserveAspectRatio="none">
      <path d="M2 7 C 40 2, 82 3, 118 5" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M14 15 C 50 11, 84 11, 108 13" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
