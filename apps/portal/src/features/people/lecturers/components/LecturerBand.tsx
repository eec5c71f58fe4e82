import type { Lecturer } from '@shuyuan/contract';
import { LecturerHero } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import { CollectLecturer } from './CollectLecturer.tsx';
import { FollowLecturer } from './FollowLecturer.tsx';

interface LecturerBandProps {
  lecturer: Lecturer;
  onFollow: () => Promise<void>;
  onCollect: () => Promise<void>;
}

/** The band at the top, over the whole width of the window. */
export function LecturerBand({ lecturer, onFollow, onCollect }: LecturerBandProps) {
  const { t } = useTranslation('lecturers');
  const { name, years, courseCount, learnerCount, isCollected, isFollowed } = lecturer;
  return (
    <LecturerHero
      lecturer={{ ...lecturer, intro: lecturer.motto, online: undefined }}
      certified={lecturer.isCertified}
      actions={
        <>
          {isFollowed !== undefined && <FollowLecturer name={name} isFollowed={isFollowed} onFollow={onFollow} />}
          {isCollected !== undefined && <CollectLecturer name={name} isCollected={isCollected} onCollect={onCollect} />}
        </>
      }
      stats={[
        ...(years === undefined ? [] : [{ label: t('years'), value: String(years) }]),
        ...(courseCount === undefined ? [] : [{ label: t('onSale'), value: String(courseCount) }]),
        ...(learnerCount === undefined ? [] : [{ label: t('students'), value: formatWhole(learnerCount) }]),
        ...(lecturer.ratingTenths === undefined
          ? []
          : [{ label: t('rating'), value: (lecturer.ratingTenths / 10).toFixed(1) }]),
      ]}
    />
  );
}
