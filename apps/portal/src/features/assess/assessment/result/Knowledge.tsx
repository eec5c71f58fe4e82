import type { AssessmentResult, AssessmentReview } from '@shuyuan/contract';
import { Link, RateTable, ScoreRadar } from '@shuyuan/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { type AssessPlace, reviewPath } from '../../../../shared/course/assessPaths.ts';
import { Box, Columns } from '../assess.styles.ts';
import { askedIn } from './askedIn.ts';
import { Figures, Fours, Part, Sides } from './result.styles.ts';
import { percent, sidesOf } from './verdictFacts.ts';

/** Fewest fields of knowledge that make an area. */
const CORNERS_MIN = 3;
/** Height of the area: names of topics have room beside it. */
const RADAR_PX = 240;
/** Most questions that are linked at one field; all are in the review. */
const LINKS = 3;

interface KnowledgeProps {
  result: AssessmentResult;
  place: AssessPlace;
  /** What was handed in, once it is read: which questions ask for what. */
  review: AssessmentReview | undefined;
}

/** The radar by knowledge with strengths and gaps beside it, the gaps with the questions that show them. */
export function Knowledge({ result, place, review }: KnowledgeProps) {
  const { t } = useTranslation('assess');
  const { radar } = result;
  const numbersOf = (name: string) => (review ? askedIn(review, name).all.map(({ number }) => number) : []);
  const lostOf = (name: string) =>
    (review ? askedIn(review, name).lost : [])
      .slice(0, LINKS)
      .map(({ question, number }) => ({ number, href: reviewPath(place, result.id, question.id) }));
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
          <Figures>
            {points.length >= CORNERS_MIN && (
              <ScoreRadar
                label={t('result.knowledge')}
                points={points}
                height={RADAR_PX}
                labels={{ average: t('result.average') }}
              />
            )}
            <RateTable
              label={t('result.knowledge')}
              labels={{
                name: t('result.field'),
                done: t('result.score'),
                rate: t('result.rateBeside'),
                average: t('result.average'),
              }}
              rows={radar.map(({ name, score, totalScore }, index) => ({
                key: name,
                name,
                note:
                  numbersOf(name).length > 0
                    ? t('result.numbers', { numbers: numbersOf(name).join(t('result.comma')) })
                    : undefined,
                done: score,
                total: totalScore,
                value: points[index]?.rate,
                reference: points[index]?.reference,
              }))}
            />
          </Figures>
        </Box>
        {good.length + weak.length > 0 && (
          <Box>
            {good.length > 0 && <SideList title={t('result.good')} fields={good} lostOf={lostOf} />}
            {weak.length > 0 && <SideList title={t('result.weak')} fields={weak} lostOf={lostOf} isWeak />}
          </Box>
        )}
      </Columns>
    </Part>
  );
}

interface SideListProps {
  title: string;
  fields: AssessmentResult['radar'];
  lostOf: (name: string) => { number: string; href: string }[];
  isWeak?: boolean;
}

function SideList({ title, fields, lostOf, isWeak = false }: SideListProps) {
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
              {lostOf(name).map(({ number, href }) => (
                <Fragment key={number}>
                  {' '}
                  <Link href={href}>{t('result.seeQuestion', { number })}</Link>
                </Fragment>
              ))}
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
