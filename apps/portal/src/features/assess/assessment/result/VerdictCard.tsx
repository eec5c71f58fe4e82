import type { AssessmentResult } from '@shuyuan/contract';
import { spentTime } from '@shuyuan/rules';
import { AudioPlayer, Avatar, Button, formatStartTime, LevelSeal, ScoreScale } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { useView } from '../../../../page/useView.ts';
import { type AssessPlace, reviewPath } from '../../../../shared/course/assessPaths.ts';
import { levelRange } from '../levelRange.ts';
import { By, FactGrid, Main, SealPlace, Verdict } from './result.styles.ts';
import { shortCount } from './stepsAhead.ts';
import { reachedLevel, toldRank, weakestOf } from './verdictFacts.ts';

/** Level, score on the scale of the levels, advice, and the facts of the paper. */
export function VerdictCard({ result, place }: { result: AssessmentResult; place: AssessPlace }) {
  const { t } = useTranslation('assess');
  const { levels, levelName, score, totalScore, averageScore, advice, comment } = result;
  const level = reachedLevel(result);
  const weakest = weakestOf(result);
  const begin =
    weakest.length > 0 ? t('result.beginWith', { fields: weakest.map((name) => `「${name}」`).join('') }) : undefined;
  return (
    <Verdict aria-label={t('result.title')}>
      <SealPlace>
        <LevelSeal size="lg" status="reached" name={levelName ?? t('result.noLevelShort')} />
        {level && <span>{levelRange(level, totalScore, t)}</span>}
      </SealPlace>
      <Main>
        {score !== undefined && (
          <p data-score>
            <b>{score}</b>
            <span>{t('result.of', { total: totalScore })}</span>
            <Underline />
          </p>
        )}
        {(advice ?? begin) !== undefined && <p data-words>{advice ?? begin}</p>}
        {comment !== undefined && <p data-words>{comment}</p>}
        <Marker result={result} />
        {levels.length > 0 && (
          <ScoreScale
            levels={levels.map(({ name, minScore, maxScore }) => ({ name, from: minScore, to: maxScore }))}
            total={totalScore}
            score={score}
            average={averageScore}
          />
        )}
      </Main>
      <Facts result={result} place={place} />
    </Verdict>
  );
}

/** Who marked it and when, with the remark as a recording. */
function Marker({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assess');
  const view = useView();
  const { lecturerName, lecturerPortrait, gradedAt, commentAudio, type } = result;
  if (type !== 'subjective' || lecturerName === undefined) return null;
  return (
    <By>
      <Avatar name={lecturerName} src={lecturerPortrait} size={40} decorative />
      <p>
        <b>{lecturerName}</b>
        {gradedAt !== undefined && <small>{t('result.marked', { when: formatStartTime(gradedAt, view) })}</small>}
      </p>
      {commentAudio && (
        <AudioPlayer src={commentAudio.url} title={t('result.commentAudio')} durationS={commentAudio.durationS} />
      )}
    </By>
  );
}

function Facts({ result, place }: { result: AssessmentResult; place: AssessPlace }) {
  const { t } = useTranslation('assess');
  const { locale } = useRoot().locale;
  const { id, rightCount, questionCount, usedS, takenCount } = result;
  const short = shortCount(result);
  const told = toldRank(result);
  const facts = [
    rightCount !== undefined && {
      label: t('result.right'),
      value: rightCount,
      unit: questionCount === undefined ? '' : t('result.ofQuestions', { total: questionCount }),
    },
    usedS !== undefined && { label: t('result.used'), value: spentTime(usedS, locale), unit: '' },
    told && { label: t('result.rank'), value: told.rank, unit: t('result.ofAll', { total: told.rankTotal }) },
    takenCount !== undefined && { label: t('result.taken'), value: takenCount, unit: t('result.persons') },
  ].filter((fact) => fact !== false && fact !== undefined);
  return (
    <FactGrid>
      <dl>
        {facts.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="outline" size="lg" href={reviewPath(place, id)}>
        {short !== undefined && short > 0 ? t('result.reviewShort', { count: short }) : t('result.review')}
      </Button>
    </FactGrid>
  );
}

/** Two strokes of a pen below the score. */
function Underline() {
  return (
    <svg
      viewBox="0 0 132 20"
      width="132"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 7C38 3 92 3 128 6" strokeWidth="3.6" />
      <path d="M12 15C46 11 86 11 118 14" strokeWidth="2.6" />
    </svg>
  );
}
