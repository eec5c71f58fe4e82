import { SectionHeader } from '@shuyuan/ui';
import { BadgeCheck, ListChecks, MonitorPlay, Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Mark, Promises } from '../HomePage.styles.ts';

/** What a student can count on here, whatever the course. */
export function PromiseBand() {
  const { t } = useTranslation('home');
  const promises = [
    { Icon: Radio, title: t('promiseLive'), text: t('promiseLiveText') },
    { Icon: ListChecks, title: t('promisePractice'), text: t('promisePracticeText') },
    { Icon: MonitorPlay, title: t('promisePlayback'), text: t('promisePlaybackText') },
    { Icon: BadgeCheck, title: t('promiseProof'), text: t('promiseProofText') },
  ];
  return (
    <section>
      <SectionHeader title={t('promises')} />
      <Promises>
        {promises.map(({ Icon, title, text }) => (
          <li key={title}>
            <Mark>
              <Icon aria-hidden />
            </Mark>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Promises>
    </section>
  );
}
