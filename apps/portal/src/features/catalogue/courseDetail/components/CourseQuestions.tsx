import type { CourseDetail } from '@shuyuan/contract';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Questions, Section } from '../CoursePage.styles.ts';
import { QUESTIONS } from '../sections.ts';

/** Questions that students ask before they enrol; the first answer is open. */
export function CourseQuestions({
  questions,
}: {
  questions: readonly NonNullable<CourseDetail['questions']>[number][];
}) {
  const { t } = useTranslation('courseDetail');
  return (
    <Section id={QUESTIONS}>
      <h2>{t('questions')}</h2>
      <Questions>
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question}
              <ChevronDown aria-hidden />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </Questions>
    </Section>
  );
}
