import { Button, Link } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { useTitle } from '../../../../page/useTitle.ts';
import { NoticeRoot, Ways } from './chat.styles.ts';

/** A window without talks: why, what to do, and the lecturers' login with the query of this address. */
function Notice({ kind, children }: { kind: 'visitor' | 'off'; children: ReactNode }) {
  const { t } = useTranslation('chat');
  const { search } = useLocation();
  useTitle(t('title'));
  const action = (
    <Ways>
      {children}
      <Link href={`/talk/login${search}`}>{t('visitor.lecturer')}</Link>
    </Ways>
  );
  return (
    <NoticeRoot>
      <EmptyPlace
        kind="message"
        layout="page"
        level={1}
        title={t(`${kind}.title`)}
        hint={t(`${kind}.hint`)}
        action={action}
      />
    </NoticeRoot>
  );
}

/** Nobody is logged in: students and lecturers have separate logins (product.md 4.18). */
export const VisitorNotice = observer(function VisitorNotice() {
  const { t } = useTranslation('chat');
  const { auth } = useRoot();
  return (
    <Notice kind="visitor">
      <Button href={auth.loginPath()}>{t('visitor.login')}</Button>
    </Notice>
  );
});

/** The school has no chat (§1, `showIm`); lecturers still find their desk. */
export function OffNotice() {
  const { t } = useTranslation('chat');
  return (
    <Notice kind="off">
      <Button variant="outline" tone="neutral" href="/index">
        {t('off.home')}
      </Button>
    </Notice>
  );
}
