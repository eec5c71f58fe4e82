import { Button } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { usePerform } from '../../../page/usePerform.ts';
import { useLoggedIn } from '../../../shared/articles/useLoggedIn.ts';

interface FollowButtonProps {
  isFollowed: boolean;
  /** Whom; names the button. */
  name: string;
  onToggle: () => Promise<void>;
  /** The one solid button of a page. */
  isMain?: boolean | undefined;
}

/** Follows an author, or no longer does; a visitor is led to the login. */
export function FollowButton({ isFollowed, name, onToggle, isMain = false }: FollowButtonProps) {
  const { t } = useTranslation('articlesRead');
  const perform = usePerform();
  const loggedIn = useLoggedIn();
  return (
    <Button
      size={isMain ? 'md' : 'sm'}
      block={isMain}
      variant={isFollowed ? 'outline' : isMain ? 'solid' : 'soft'}
      tone={isFollowed ? 'neutral' : 'brand'}
      aria-label={t(isFollowed ? 'follow.ends' : 'follow.begins', { name })}
      onClick={() => loggedIn(() => perform(onToggle))}
    >
      {t(isFollowed ? 'follow.done' : 'follow.do')}
    </Button>
  );
}
