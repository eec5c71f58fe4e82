import { ConfirmDialog } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';

export interface LoginDialogProps {
  open: boolean;
  /** Stores what is written before the page is left. */
  onBefore: () => void;
  onClose: () => void;
}

/** A visitor is asked to log in with the first thing that is written; the words stay in this browser and are taken over (product.md 5.5). */
export function LoginDialog({ open, onBefore, onClose }: LoginDialogProps) {
  const { t } = useTranslation('writing');
  const { auth, services } = useRoot();
  return (
    <ConfirmDialog
      open={open}
      title={t('login.title')}
      confirmLabel={t('login.go')}
      cancelLabel={t('login.later')}
      onConfirm={() => {
        onBefore();
        services.navigator.go(auth.loginPath());
      }}
      onClose={onClose}
    >
      {t('login.text')}
    </ConfirmDialog>
  );
}
