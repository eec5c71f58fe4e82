import type { StudyRoomRecord } from '@shuyuan/contract';
import { Alert, Button } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import type { EndedRecord } from '../endedOf.ts';

interface EndedPlaceProps {
  record: EndedRecord;
  onRate: (record: StudyRoomRecord) => void;
  onClose: () => void;
}

/** How the last place ended, shown where it stood: finished, missed for good, or ended by the lecturer or the server (product.md 4.17). */
export function EndedPlace({ record, onRate, onClose }: EndedPlaceProps) {
  const { t } = useTranslation('hall');
  const { status, lecturerName: name, minutes, star } = record;
  const isFinished = status === 'finished';
  if (isFinished && minutes === undefined) return null; // its words are about the minutes
  return (
    <Alert
      tone={isFinished ? 'success' : 'info'}
      title={t(`ended.${status}`, { name, count: minutes })}
      onDismiss={onClose}
      action={
        isFinished && star === undefined ? (
          <Button size="sm" variant="outline" tone="neutral" onClick={() => onRate(record)}>
            {t('rate')}
          </Button>
        ) : undefined
      }
    />
  );
}
