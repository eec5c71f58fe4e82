import type { AssessmentIntro } from '@shuyuan/contract';
import { AdmissionTicket, type AdmissionTicketProps, Breadcrumb, Heading } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../../core/known.ts';
import { useRoot } from '../../../../page/context.tsx';
import { Missing } from '../../../../page/Missing.tsx';
import { coursePath } from '../../../../shared/course/courseProps.ts';
import { Desk, Head, Inner, OnDesk } from '../assess.styles.ts';
import { CourseRow } from '../CourseRow.tsx';
import stillLife from '../pictures/stillLife.svg';

/** The address leads to no assessment. */
export function NoAssessment() {
  const { t } = useTranslation('assess');
  return <Missing title={t('missing')} text={t('missingHint')} action={{ href: '/course', label: t('toCourses') }} />;
}

interface IntroFrameProps {
  intro: AssessmentIntro;
  heading: string;
  /** One line below the heading. */
  lead: string;
  /** The ticket on the band; school and person are the page's. */
  ticket: Omit<AdmissionTicketProps, 'issuer' | 'person'>;
  /** Cards below the ticket. */
  children?: ReactNode;
  /** Below all of them. */
  below?: ReactNode;
}

/** A page of an assessment's link: the band with its heading, the ticket on it, cards, and the course that it is for. */
export const IntroFrame = observer(function IntroFrame({
  intro,
  heading,
  lead,
  ticket,
  children,
  below,
}: IntroFrameProps) {
  const { t } = useTranslation('assess');
  const { auth, tenant } = useRoot();
  const school = textHere(tenant.company.value?.shortName);
  const person = auth.user && { name: auth.user.name, portrait: auth.user.portrait, stamp: school.slice(0, 4) };
  return (
    <>
      <Desk>
        <div>
          <Breadcrumb
            items={[
              { label: t('toCourses'), href: '/course' },
              ...(intro.course ? [{ label: intro.course.title, href: coursePath(intro.course) }] : []),
              { label: intro.title },
            ]}
          />
          <Head data-stacked>
            <Heading level={1} size={28}>
              {heading}
            </Heading>
            <p>{lead}</p>
          </Head>
          <img src={stillLife} alt="" width="491" height="170" />
        </div>
      </Desk>
      <Inner>
        <OnDesk>
          <AdmissionTicket {...ticket} issuer={t('school', { name: school })} person={person ?? null} />
        </OnDesk>
        {children}
        {intro.course && <CourseRow course={intro.course} now={Date.parse(intro.serverTime)} />}
        {below}
      </Inner>
    </>
  );
});
