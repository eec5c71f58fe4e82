import type { CourseDetail } from '@shuyuan/contract';
import { RichText } from '@shuyuan/ui';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rowsHere, textHere } from '../../../../core/known.ts';
import { Section, Synopsis } from '../CoursePage.styles.ts';
import { INTRO } from '../sections.ts';

/** What the course is about and what one can do after it. */
export function CourseSynopsis({ course }: { course: CourseDetail }) {
  const { t } = useTranslation('courseDetail');
  const [synopsis, goals] = [textHere(course.synopsis), rowsHere(course.goals)];
  const hasText = synopsis.trim() !== '';
  return (
    <Section id={INTRO}>
      <h2>{t('whatYouLearn')}</h2>
      <Synopsis>
        {hasText && <RichText text={synopsis} />}
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
        {!hasText && goals.length === 0 && <p>{t('noIntro')}</p>}
      </Synopsis>
    </Section>
  );
}
