import type { Lecturer } from '@shuyuan/contract';
import { Alert, Heading, RichText, SectionHeader } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { rowsHere, textHere } from '../../../../core/known.ts';
import { Columns, Honours, Paragraphs } from '../lecturers.styles.ts';

/** Who they are, and what they were honoured with. */
export function LecturerAbout({ lecturer }: { lecturer: Lecturer }) {
  const { t } = useTranslation('lecturers');
  const { hasLeft } = lecturer;
  const [intro, honours] = [textHere(lecturer.intro), rowsHere(lecturer.honours)];
  return (
    <>
      {hasLeft && <Alert tone="warning" title={t('hasLeft')} />}
      <Columns>
        <section>
          <SectionHeader title={t('about')} />
          <Paragraphs>
            <RichText text={intro} />
          </Paragraphs>
        </section>
        {honours.length > 0 && (
          <Honours>
            <Heading level={2} size={18}>
              {t('honours')}
            </Heading>
            <ul>
              {honours.map((honour) => (
                <li key={honour}>{honour}</li>
              ))}
            </ul>
          </Honours>
        )}
      </Columns>
    </>
  );
}
