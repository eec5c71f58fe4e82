import type { Lecturer } from '@shuyuan/contract';
import { LecturerHero } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';

/** The band at the top, over the whole width of the window. */
export function LecturerBand({ lecturer }: { lecturer: Lecturer }) {
  const { t } = useTranslation('lecturers');
  return (
    <LecturerHero
      lecturer={{ ...lecturer, intro: lecturer.motto, isOnline: undefined }}
      isCertified={lecturer.isCertified}
      stats={[
        { label: t('years'), value: String(lecturer.years) },
        { label: t('onSale'), value: String(lecturer.courseCount) },
        { label: t('students'), value: lecturer.learnerCount.toLocaleString('en') },
        ...(lecturer.ratingTenths === undefined
          ? []
          : [{ label: t('rating'), value: (lecturer.ratingTenths / 10).toFixed(1) }]),
      ]}
    />
  );
}
