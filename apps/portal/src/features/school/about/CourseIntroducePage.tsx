import { CLASS_ENTRY_MINUTES, REFUND_TERMS } from '@shuyuan/rules';
import { Button, Heading, SectionHeader, Text } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../page/useTitle.ts';
import { Actions, Band, Page, Picture, Prices, Steps, Whom } from './about.styles.ts';

/** `/courseintroduce` (§2): how the school teaches, for whom, and what it costs. */
export const CourseIntroducePage = observer(function CourseIntroducePage() {
  const { t } = useTranslation('about');
  useTitle(t('introTitle'));
  const steps = [
    { title: t('stepLive'), text: t('stepLiveText', { minutes: CLASS_ENTRY_MINUTES }) },
    { title: t('stepPractice'), text: t('stepPracticeText') },
    { title: t('stepReview'), text: t('stepReviewText') },
    { title: t('stepReport'), text: t('stepReportText') },
  ];
  const prices = [
    { title: t('priceLive'), text: t('priceLiveText') },
    { title: t('priceRecorded'), text: t('priceRecordedText') },
    { title: t('priceRefund'), text: t('priceRefundText', REFUND_TERMS) },
  ];
  return (
    <>
      <Band>
        <div>
          <Heading level={1} size={32}>
            {t('introTitle')}
          </Heading>
          <Text as="p" size={16} tone="secondary">
            {t('introText')}
          </Text>
          <Actions>
            <Button size="lg" href="/course">
              {t('browse')}
            </Button>
            <Button size="lg" variant="outline" href="/teacher/certification">
              {t('meet')}
            </Button>
          </Actions>
          <Picture aria-hidden="true" />
        </div>
      </Band>
      <Page>
        <Steps>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <Heading level={2} size={18}>
                {title}
              </Heading>
              <Text as="p" tone="secondary">
                {text}
              </Text>
            </li>
          ))}
        </Steps>
        <section>
          <SectionHeader title={t('forWhomTitle')} />
          <Whom>
            {[t('forWhomPrimary'), t('forWhomJunior'), t('forWhomSenior')].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Whom>
        </section>
        <section>
          <SectionHeader title={t('priceTitle')} sub={t('priceText')} />
          <Prices>
            {prices.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Prices>
        </section>
      </Page>
    </>
  );
});
