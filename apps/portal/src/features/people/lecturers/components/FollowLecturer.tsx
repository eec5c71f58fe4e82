import { Button } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { usePerform } from '../../../../page/usePerform.ts';
import { useLoggedIn } from '../../../../shared/articles/useLoggedIn.ts';

interface FollowLecturerProps {
  name: string;
  isFollowed: boolean;
  onFollow: () => Promise<void>;
}

/** Follows the lecturer, or no longer does; a visitor is led to the login and back (§6). */
export function FollowLecturer({ name, isFollowed, onFollow }: FollowLecturerProps) {
  const { t } = useTranslation('lecturers');
  const perform = usePerform();
  const loggedIn = useLoggedIn();
  return (
    <Button
      variant={isFollowed ? 'outline' : 'solid'}
      tone={isFollowed ? 'neutral' : 'brand'}
      aria-label={t(isFollowed ? 'followedNamed' : 'followNamed', { name })}
      aria-pressed={isFollowed}
      onClick={() => loggedIn(() => perform(onFollow))}
    >
      {t(isFollowed ? 'followed' : 'follow')}
    </Button>
  );
}
