import { Button, type EmptyKind } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from './context.tsx';
import { EmptyPlace } from './EmptyPlace.tsx';

interface GateProps {
  /** Picture. */
  kind: EmptyKind;
  /** Heading of the page. */
  title: string;
  /** Why a login is needed. */
  text: string;
}

/** Asks a visitor to log in, on a page that is public and shows a student's own; the login leads back here (§6). */
export const Gate = observer(function Gate({ kind, title, text }: GateProps) {
  const { t } = useTranslation('common');
  const { auth } = useRoot();
  return (
    <EmptyPlace
      kind={kind}
      layout="page"
      level={1}
      title={title}
      hint={text}
      action={<Button href={auth.loginPath()}>{t('login')}</Button>}
    />
  );
});
