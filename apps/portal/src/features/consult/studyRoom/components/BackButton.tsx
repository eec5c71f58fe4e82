import { Button } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';

/** The way back: the student to the study rooms, the lecturer to the desk. */
export function BackButton({ isStudent }: { isStudent: boolean }) {
  const { t } = useTranslation('studyRoom');
  return (
    <Button variant="outline" href={isStudent ? '/expert-QA' : '/chat'}>
      {t(isStudent ? 'back' : 'backLecturer')}
    </Button>
  );
}
