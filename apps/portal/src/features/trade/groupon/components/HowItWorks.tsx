import type { GroupActivity } from '@shuyuan/contract';
import { formatMoney } from '@shuyuan/rules';
import { SectionHeader } from '@shuyuan/ui';
import { BookOpen, Share2, User, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../../core/known.ts';
import { Disc, Rules, Ways } from '../activityParts.styles.ts';

/** Where one rule of the school ends and the next begins. */
const SENTENCE_END = /\n|(?<=。)|(?<=\.)\s+/;

/** The four steps of a group and its rules: the school's own, else those of every group (product.md 4.10). */
export function HowItWorks({ activity }: { activity: GroupActivity }) {
  const { t } = useTranslation('groupon');
  const { size, hours, priceFen, ruleText } = activity;
  const steps = [
    { key: 1, title: t('step1'), text: t('step1Text', { money: formatMoney(priceFen) }), icon: <User /> },
    { key: 2, title: t('step2'), text: t('step2Text'), icon: <Share2 /> },
    { key: 3, title: t('step3', { size }), text: t('step3Text', { hours }), icon: <Users /> },
    { key: 4, title: t('step4'), text: t('step4Text'), icon: <BookOpen /> },
  ];
  const own = textHere(ruleText)
    .split(SENTENCE_END)
    .filter((line) => line.trim() !== '');
  const general = [t('rule1', { size, hours }), t('rule2'), t('rule3'), t('rule4')];
  return (
    <section>
      <SectionHeader title={t('how')} />
      <Ways>
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
      <Rules>
        {(own.length > 0 ? own : general).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Rules>
    </section>
  );
}
