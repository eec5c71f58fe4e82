import { formatMoney } from '@shuyuan/rules';
import { Button, Heading, Input, Link, PriceTag, Tag, Text } from '@shuyuan/ui';
import { Copy, Gift, Send, UserPlus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../../core/known.ts';
import { useRoot } from '../../../../page/context.tsx';
import { useCopy } from '../../../../page/useCopy.ts';
import { coursePath, formerPrice } from '../../../../shared/course/courseProps.ts';
import { Allowed } from '../../../../shared/permissions/Allowed.tsx';
import { Poster } from '../../../../shared/poster/Poster.tsx';
import type { Promotion } from '../PromotionStore.ts';
import {
  Columns,
  Course,
  Cover,
  CoverPlace,
  Disc,
  InviteCode,
  LinkRow,
  Main,
  Rules,
  Sheet,
  Ways,
} from '../promotion.styles.ts';

/** The poster on the left, the link and what it earns on the right. */
export function PromotionDetails({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotion');
  return (
    <Columns>
      <Sheet aria-label={t('poster')}>
        <CoursePoster promotion={promotion} />
      </Sheet>
      <Main>
        <Sheet>
          <Heading level={1} size={24}>
            {t('title')}
          </Heading>
          <Text as="p" tone="secondary">
            {t('lead')}
          </Text>
          <SharedCourse promotion={promotion} />
          <ShareLink promotion={promotion} />
        </Sheet>
        <Sheet>
          <Heading level={2} size={18}>
            {t('rules')}
          </Heading>
          <Rules>
            {promotion.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </Rules>
          <Steps />
        </Sheet>
      </Main>
    </Columns>
  );
}

function Steps() {
  const { t } = useTranslation('promotion');
  const steps = [
    { key: 1, title: t('step1'), text: t('step1Text'), icon: <Send /> },
    { key: 2, title: t('step2'), text: t('step2Text'), icon: <UserPlus /> },
    { key: 3, title: t('step3'), text: t('step3Text'), icon: <Gift /> },
  ];
  return (
    <Ways aria-label={t('how')}>
      {steps.map(({ key, title, text, icon }) => (
        <li key={key}>
          <Disc aria-hidden>{icon}</Disc>
          <p>
            <b>{title}</b>
            <small>{text}</small>
          </p>
        </li>
      ))}
    </Ways>
  );
}

function SharedCourse({ promotion: { course } }: { promotion: Promotion }) {
  const { t } = useTranslation('promotion');
  const nowFen = course.campaignFen ?? course.priceFen;
  return (
    <Course>
      {course.cover === undefined ? <CoverPlace /> : <Cover src={course.cover} alt="" width={128} height={72} />}
      <div>
        <h2>{course.title}</h2>
        {nowFen !== undefined && <PriceTag size="sm" priceFen={nowFen} originalFen={formerPrice(course)} />}
      </div>
      <Link href={coursePath(course)}>{t('seeCourse')}</Link>
    </Course>
  );
}

function ShareLink({ promotion: { url, inviteCode } }: { promotion: Promotion }) {
  const { t } = useTranslation('promotion');
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') });
  return (
    <>
      <Allowed to="invite.share">
        <LinkRow>
          <Input readOnly size="lg" value={url.replace(/^https?:\/\//, '')} aria-label={t('link')} />
          <Button size="lg" icon={<Copy />} onClick={() => copy(url)}>
            {t('copy')}
          </Button>
        </LinkRow>
      </Allowed>
      <InviteCode>
        {t('code')} <Tag tone="brand">{inviteCode}</Tag>
        <small>{t('codeHint')}</small>
      </InviteCode>
    </>
  );
}

const CoursePoster = observer(function CoursePoster({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotion');
  const school = textHere(useRoot().tenant.company.value?.shortName);
  const { course, url, inviterName } = promotion;
  const { title, subject, lecturerName, priceFen, campaignFen, lessonCount } = course;
  const nowFen = campaignFen ?? priceFen;
  const formerFen = formerPrice(course);
  return (
    <Poster
      url={url}
      cover={course.cover}
      label={t('posterOf', { title })}
      fileName={title}
      saveLabel={t('save')}
      failedText={t('failed')}
      words={{
        school,
        lead: inviterName ? t('posterLead', { name: inviterName }) : t('posterLeadBare'),
        title,
        facts: [lecturerName, ...(lessonCount === undefined ? [] : [t('lessons', { count: lessonCount })])].join(' · '),
        price: nowFen === undefined ? '' : formatMoney(nowFen),
        formerPrice:
          formerFen !== undefined && nowFen !== undefined && formerFen > nowFen ? formatMoney(formerFen) : undefined,
        scan: t('scan'),
        scanNote: t('scanNote', { subject, lecturer: lecturerName }),
      }}
    />
  );
});
