import { Button, Stepper } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Line, LineHead } from './marking.styles.ts';
import type { MarkingLine } from './markingLines.ts';
import type { OpenWork } from './OpenWork.ts';

/** The lines that take points; the current one is where the keys 1 to 5 go. */
export const PointLines = observer(function PointLines({ work }: { work: OpenWork }) {
  const { t } = useTranslation('chat');
  return work.byPerson.map(({ question, number }) => {
    const lines = work.lines.filter(({ questionId }) => questionId === question.id);
    const isWhole = lines[0]?.place === null;
    return (
      <Fragment key={question.id}>
        {!isWhole && (
          <LineHead>
            <b>{t('marking.question', { number })}</b>
            <span>
              <b>{work.scores.get(question.id) ?? '—'}</b>
              <small>/{question.score}</small>
            </span>
          </LineHead>
        )}
        {lines.map((line) => (
          <PointLine key={line.key} line={line} work={work} />
        ))}
      </Fragment>
    );
  });
});

const PointLine = observer(function PointLine({ line, work }: { line: MarkingLine; work: OpenWork }) {
  const { t } = useTranslation('chat');
  const { number, name, max, score } = line;
  return (
    <Line
      data-status={work.current?.key === line.key ? 'current' : score === null ? 'open' : 'given'}
      onFocus={() => work.select(line)}
    >
      <span>{name ?? t('marking.question', { number })}</span>
      <span>
        {score === null && (
          <Button size="sm" variant="link" onClick={() => work.give(line, 0)}>
            {t('marking.zero')}
          </Button>
        )}
        {score !== max && (
          <Button size="sm" variant="link" onClick={() => work.give(line, max)}>
            {t('marking.full')}
          </Button>
        )}
        <Stepper
          aria-label={name === undefined ? t('marking.score', { number }) : t('marking.criterion', { number, name })}
          value={score}
          min={0}
          max={max}
          step={0.5}
          size="sm"
          onChange={(points) => work.give(line, points)}
        />
        <small>/{max}</small>
      </span>
    </Line>
  );
});
