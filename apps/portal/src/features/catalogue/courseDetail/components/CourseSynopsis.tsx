import type { CourseDetail } from '@shuyuan/contract';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section, Synopsis } from '../CoursePage.styles.ts';
import { INTRO } from '../sections.ts';

/** Plain paragraphs from a text whose paragraphs a blank line separates. */
const paragraphs = (text = '') => text.split(/\n\s*\n/).filter((each) => each.trim() !== '');

/** What the course is about and what one can do after it. */
export function CourseSynopsis({ course }: { course: CourseDetail }) {
  const { t } = useTranslation('courseDetail');
  const { synopsis, goals = [] } = course;
  const text = paragraphs(synopsis);
  return (
    <Section id={INTRO}>
      <h2>{t('whatYouLearn')}</h2>
      <Synopsis>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {goals.length > 0 && (
          <ul>
            {goals.map((goal) => (
              <li key={goal}>
                <Check aria-hidden />
                {goal}
              </li>
            ))}
          </ul>
        )}
        {text.length === 0 && goals.length === 0 && <p>{t('noIntro')}</p>}
      </Synopsis>
    </Section>
  );
}
