import type { Lecturer } from '@shuyuan/contract';
import { LecturerHero } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';

/** The band at the top, over the whole width of the window. */
export function LecturerBand({ lecturer }: { lecturer: Lecturer }) {
  const { t } = useTranslation('lecturers');
  const { years, courseCount, learnerCount } = lecturer;
  return (
    <LecturerHero
      lecturer={{ ...lecturer, intro: lecturer.motto, isOnline: undefined }}
      isCertified={lecturer.isCertified}
      stats={[
        ...(years === undefined ? [] : [{ label: t('years'), value: String(years) }]),
        ...(courseCount === undefined ? [] : [{ label: t('onSale'), value: String(courseCount) }]),
        ...(learnerCount === undefined ? [] : [{ label: t('students'), value: learnerCount.toLocaleString('en') }]),
        ...(lecturer.ratingTenths === undefined
          ? []
          : [{ label: t('rating'), value: (lecturer.ratingTenths / 10).toFixed(1) }]),
      ]}
    />
  );
}
