import type { AssessmentResult } from '@shuyuan/contract';
import { RateTable, ScoreRadar } from '@shuyuan/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Columns } from '../assess.styles.ts';
import { Fours, Part, Sides } from './result.styles.ts';
import { percent, sidesOf } from './verdictFacts.ts';

/** Fewest fields of knowledge that make an area. */
const CORNERS_MIN = 3;

/** The radar by knowledge with strengths and gaps beside it. */
export function Knowledge({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assess');
  const { radar } = result;
  const { good, weak } = sidesOf(result);
  if (radar.length === 0) return null;
  const points = radar.map(({ name, rate, average }) => ({
    name,
    rate: percent(rate),
    reference: average === undefined ? undefined : percent(average),
  }));
  const hasAverage = points.some(({ reference }) => reference !== undefined);
  return (
    <Part>
      <Columns>
        <Box>
          <header>
            <h2>{t('result.knowledge')}</h2>
            {hasAverage && <p>{t('result.knowledgeNote')}</p>}
          </header>
          {points.length >= CORNERS_MIN && <ScoreRadar label={t('result.knowledge')} points={points} />}
          <RateTable
            label={t('result.knowledge')}
            labels={{ name: t('result.field'), done: t('result.score') }}
            rows={radar.map(({ name, score, totalScore }, place) => ({
              key: name,
              name,
              done: score,
              total: totalScore,
              value: points[place]?.rate,
              reference: points[place]?.reference,
            }))}
          />
        </Box>
        {good.length + weak.length > 0 && (
          <Box>
            {good.length > 0 && <SideList title={t('result.good')} fields={good} />}
            {weak.length > 0 && <SideList title={t('result.weak')} fields={weak} isWeak />}
          </Box>
        )}
      </Columns>
    </Part>
  );
}

interface SideListProps {
  title: string;
  fields: AssessmentResult['radar'];
  isWeak?: boolean;
}

function SideList({ title, fields, isWeak = false }: SideListProps) {
  const { t } = useTranslation('assess');
  return (
    <>
      <header>
        <h2>{title}</h2>
      </header>
      <Sides>
        {fields.map(({ name, rate }) => (
          <li key={name} data-weak={isWeak || undefined}>
            {isWeak ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
            <p>
              <b>{name}</b>
              {t('result.rate', { rate: percent(rate) })}
            </p>
          </li>
        ))}
      </Sides>
    </>
  );
}

/** Points of the parts of the paper; those that a person marks wait. */
export function Parts({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assess');
  if (result.parts.length === 0) return null;
  return (
    <Part>
      <header>
        <h2>{t(result.type === 'subjective' ? 'task.all' : 'result.parts')}</h2>
      </header>
      <Fours>
        {result.parts.map(({ name, count, score, totalScore }) => (
          <Box key={name}>
            <h3>
              {name}
              <b>
                {score ?? t('result.pending')}
                {score !== undefined && <small>/{totalScore}</small>}
              </b>
            </h3>
            <p>{t('questions', { count })}</p>
          </Box>
        ))}
      </Fours>
    </Part>
  );
}
