import { Global } from '@emotion/react';
import {
  Avatar,
  Button,
  formatDay,
  formatStartTime,
  Heading,
  Link,
  Progress,
  type ScheduleView,
  SectionHeader,
  Tag,
} from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { useView } from '../../../page/useView.ts';
import { classPath, reportPath } from '../../../shared/course/learnPaths.ts';
import { useClaim } from '../../../shared/guest/useClaim.ts';
import { HeadButtons, PaperHead, PRINT } from '../../../shared/paper/paper.styles.ts';
import { usePermission } from '../../../shared/permissions/usePermission.ts';
import { type Archive, ArchivesStore } from './ArchivesStore.ts';
import { AssessmentsPart } from './AssessmentsPart.tsx';
import { fillPath, sheetPath } from './archivePaths.ts';
import { Basic, Foot, Page, Quiet, Rows, Slips, Total } from './archives.styles.ts';
import { TONES } from './sheetTones.ts';

/** All of a class, in percent. */
const WHOLE = 100;

interface PartProps {
  archive: Archive;
  view: ScheduleView;
}

/** `/archives` (§2): the school's file of the student: score sheets, assessments, courses, reports, honours; each part is empty by itself. */
export const ArchivesPage = observer(function ArchivesPage() {
  const { t } = useTranslation('archives');
  const store = useOwned((root) => new ArchivesStore(root.api));
  useClaim(store.refresh);
  const { archive } = store;
  useTitle(t('title'));
  const value = archive.value;
  const view = useView(value && Date.parse(value.serverTime));
  const joinedAt = value?.basic.joinedAt;
  return (
    <div>
      <Global styles={PRINT} />
      <PaperHead>
        <Heading level={1} size={28}>
          {t('title')}
        </Heading>
        {value && joinedAt !== undefined && <span>{t('since', { date: formatDay(joinedAt, view) })}</span>}
        <HeadButtons data-print="hide">
          <Button variant="outline" disabled={!value} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </HeadButtons>
      </PaperHead>
      <Await query={archive} skeleton="row" count={6}>
        {(found) => (
          <Page>
            <BasicPart archive={found} view={view} />
            <SheetsPart archive={found} view={view} />
            <AssessmentsPart store={store} view={view} />
            <CoursesPart archive={found} view={view} />
            <ReportsPart archive={found} view={view} />
            <HonoursPart archive={found} view={view} />
          </Page>
        )}
      </Await>
    </div>
  );
});

function BasicPart({ archive: { basic }, view }: PartProps) {
  const { t } = useTranslation('archives');
  const facts = [
    { label: t('grade'), value: basic.gradeName },
    { label: t('number'), value: basic.number },
    { label: t('joined'), value: basic.joinedAt && formatDay(basic.joinedAt, view) },
  ];
  return (
    <Basic aria-label={t('basic')}>
      <Avatar src={basic.portrait} name={basic.name} size={96} />
      <div>
        <Heading level={2} size={20}>
          {basic.name}
        </Heading>
        <dl>
          {facts.map(
            ({ label, value }) =>
              value !== undefined && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </Basic>
  );
}

const SheetsPart = observer(function SheetsPart({ archive: { sheets }, view }: PartProps) {
  const { t } = useTranslation('archives');
  // Where the school withholds it, the sheet can be read, and says why it cannot be filled in (decision 0051).
  const { isAllowed } = usePermission('archives.sheetFill');
  return (
    <section>
      <SectionHeader title={t('sheets')} />
      {sheets.length === 0 ? (
        <Quiet>{t('noSheets')}</Quiet>
      ) : (
        <Slips>
          {sheets.map(({ id, state, title, term, examDate, dueAt, totalScore, fullScore }) => {
            const isOpen = (state === 'toFill' || state === 'sentBack') && !(dueAt && Date.parse(dueAt) <= view.now);
            return (
              <li key={id} data-open={isOpen || undefined}>
                {state !== undefined && (
                  <span>
                    <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>
                  </span>
                )}
                <h3>{title}</h3>
                <small>{examDate === undefined ? term : formatDay(examDate, view)}</small>
                {totalScore !== undefined && (
                  <Total>
                    {totalScore}
                    <small>/{fullScore}</small>
                  </Total>
                )}
                <Foot>
                  <small>{isOpen && dueAt !== undefined && t('due', { when: formatStartTime(dueAt, view) })}</small>
                  {isOpen && isAllowed ? (
                    <Button size="sm" variant={state === 'toFill' ? 'solid' : 'soft'} href={fillPath(id)}>
                      {t(state === 'toFill' ? 'fill' : 'change')}
                    </Button>
                  ) : (
                    <Link href={sheetPath(id)}>{t('view')}</Link>
                  )}
                </Foot>
              </li>
            );
          })}
        </Slips>
      )}
    </section>
  );
});

function CoursesPart({ archive: { courses } }: PartProps) {
  const { t } = useTranslation('archives');
  return (
    <section>
      <SectionHeader title={t('courses')} />
      {courses.length === 0 ? (
        <Quiet>{t('noCourses')}</Quiet>
      ) : (
        <Rows>
          {courses.map(({ courseId, saleId, title, progress }) => (
            <li key={`${courseId} ${saleId}`}>
              <strong>{title}</strong>
              {progress === undefined ? (
                <span>—</span>
              ) : (
                <Progress value={progress} max={WHOLE} label={t('progress', { percent: progress })} showValue />
              )}
              <Link href={classPath({ id: courseId, saleId })}>{t('toClass')}</Link>
            </li>
          ))}
        </Rows>
      )}
    </section>
  );
}

function ReportsPart({ archive: { reports }, view }: PartProps) {
  const { t } = useTranslation('archives');
  return (
    <section>
      <SectionHeader title={t('reports')} />
      {reports.length === 0 ? (
        <Quiet>{t('noReports')}</Quiet>
      ) : (
        <Rows>
          {reports.map(({ courseId, saleId, title, average, publishedAt }) => (
            <li key={courseId}>
              <strong>{title}</strong>
              <small>
                {publishedAt !== undefined && formatDay(publishedAt, view)}{' '}
                {average !== undefined && t('average', { score: average })}
              </small>
              <Link href={reportPath({ id: courseId, saleId })}>{t('open')}</Link>
            </li>
          ))}
        </Rows>
      )}
    </section>
  );
}

function HonoursPart({ archive: { honours }, view }: PartProps) {
  const { t } = useTranslation('archives');
  return (
    <section>
      <SectionHeader title={t('honours')} />
      {honours.length === 0 ? (
        <Quiet>{t('noHonours')}</Quiet>
      ) : (
        <Rows>
          {honours.map(({ title, line, at }) => (
            <li key={`${title} ${line}`}>
              <strong>{title}</strong>
              <small>{at !== undefined && formatDay(at, view)}</small>
              <span>{line}</span>
            </li>
          ))}
        </Rows>
      )}
    </section>
  );
}
