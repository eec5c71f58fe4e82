import type { OwnClass } from '@shuyuan/contract';
import { Button, formatDay, Progress, Tag } from '@shuyuan/ui';
import { ChartColumn } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../../page/useView.ts';
import { reportPath } from '../../../../shared/course/learnPaths.ts';
import { Cover, Facts, Figures, Head, Ring, Tags } from '../classDetail.styles.ts';

/** Cover, title and figures of a class, how far it is, and the way to its report. */
export const ClassHead = observer(function ClassHead({ own, now }: { own: OwnClass; now: number }) {
  const { t } = useTranslation('myClass');
  const { title, className, cover, kind, status, enrolment, subject, validUntil, playbackUntil } = own;
  const view = useView(now);
  const isOff = enrolment === 'expired' || enrolment === 'frozen' || enrolment === 'quit';
  const until = playbackUntil ?? validUntil;
  return (
    <Head>
      <Cover aria-hidden>{cover === undefined ? [...title][0] : <img src={cover} alt="" />}</Cover>
      <div>
        <Tags>
          {kind !== undefined && <Tag tone="brand">{t(`kindOf.${kind}`)}</Tag>}
          {isOff ? (
            <Tag tone="warning">{t(`enrolment.${enrolment}`)}</Tag>
          ) : (
            status !== undefined && (
              <Tag tone={status === 'inProgress' ? 'success' : 'neutral'}>{t(`status.${status}`)}</Tag>
            )
          )}
          {subject !== '' && <Tag>{subject}</Tag>}
        </Tags>
        <h1>{title}</h1>
        <Facts>
          {className !== '' && <span>{className}</span>}
          {until !== undefined && (
            <span>{t(kind === 'recorded' ? 'validUntil' : 'playback', { day: formatDay(until, view) })}</span>
          )}
        </Facts>
        <ClassFigures own={own} />
      </div>
      <Ring>
        {own.lessonCount !== undefined && own.finishedCount !== undefined && (
          <Progress
            variant="ring"
            size="lg"
            label={t('progress')}
            value={own.finishedCount}
            max={Math.max(1, own.lessonCount)}
            valueText={`${own.finishedCount}/${own.lessonCount}`}
          />
        )}
        {own.reportState !== undefined && (
          <Button
            variant="outline"
            tone="neutral"
            href={reportPath({ id: own.courseId, saleId: own.saleId })}
            icon={<ChartColumn aria-hidden />}
          >
            {t(own.reportState === 'making' ? 'reportMaking' : 'report')}
          </Button>
        )}
      </Ring>
    </Head>
  );
});

/** The figures that the server tells; one that it does not tell is left out. */
function ClassFigures({ own }: { own: OwnClass }) {
  const { t } = useTranslation('myClass');
  const { finishedCount, lessonCount, heldCount, attendedCount, practiceCount, practiceDone, averageScore } = own;
  const { rank, rankTotal } = own;
  const figures: [label: string, value: string][] = [];
  if (finishedCount !== undefined && lessonCount !== undefined)
    figures.push([t('figure.learnt'), t('figure.learntValue', { done: finishedCount, total: lessonCount })]);
  if (own.kind !== 'recorded' && heldCount !== undefined && attendedCount !== undefined)
    figures.push([t('figure.attended'), t('figure.attendedValue', { done: attendedCount, total: heldCount })]);
  if (practiceCount !== undefined && practiceCount > 0 && practiceDone !== undefined)
    figures.push([t('figure.practices'), t('figure.practicesValue', { done: practiceDone, total: practiceCount })]);
  if (averageScore !== undefined)
    figures.push([t('figure.average'), t('figure.averageValue', { score: averageScore })]);
  if (rank !== undefined && rankTotal !== undefined)
    figures.push([t('figure.rank'), t('figure.rankValue', { rank, total: rankTotal })]);
  if (figures.length === 0) return null;
  return (
    <Figures aria-label={t('figures')}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
}
