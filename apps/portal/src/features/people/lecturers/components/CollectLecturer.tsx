import { Button } from '@shuyuan/ui';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePerform } from '../../../../page/usePerform.ts';
import { useLoggedIn } from '../../../../shared/articles/useLoggedIn.ts';

interface CollectLecturerProps {
  name: string;
  isCollected: boolean;
  onCollect: () => Promise<void>;
}

/** Collects the lecturer, or no longer does; a visitor is led to the login and back (§6). */
export function CollectLecturer({ name, isCollected, onCollect }: CollectLecturerProps) {
  const { t } = useTranslation('lecturers');
  const perform = usePerform();
  const loggedIn = useLoggedIn();
  return (
    <Button
      variant="outline"
      icon={<Heart aria-hidden fill={isCollected ? 'currentColor' : 'none'} />}
      aria-label={t(isCollected ? 'collectedNamed' : 'collectNamed', { name })}
      aria-pressed={isCollected}
      onClick={() => loggedIn(() => perform(onCollect))}
    >
      {t(isCollected ? 'collected' : 'collect')}
    </Button>
  );
}
