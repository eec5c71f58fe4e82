import { Button, Link } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useRoot } from '../../../stores/context.tsx';
import { EmptyPlace } from '../../../stores/EmptyPlace.tsx';
import { useTitle } from '../../../stores/useTitle.ts';
import { NoticeRoot } from './chat.styles.ts';

/** Where a lecturer logs in for this window, with what it was asked for. */
function useLecturerLogin() {
  return `/talk/login${useLocation().search}`;
}

/** Nobody is logged in: students and lecturers have ways of their own (product.md 4.18). */
export const VisitorNotice = observer(function VisitorNotice() {
  const { t } = useTranslation('chat');
  const { auth } = useRoot();
  const lecturerLogin = useLecturerLogin();
  useTitle(t('title'));
  return (
    <NoticeRoot>
      <EmptyPlace
        kind="message"
        size="page"
        level={1}
        title={t('visitor.title')}
        hint={t('visitor.hint')}
        action={
          <div className="ways">
            <Button href={auth.loginPath()}>{t('visitor.login')}</Button>
            <Link href={lecturerLogin}>{t('visitor.lecturer')}</Link>
          </div>
        }
      />
    </NoticeRoot>
  );
});

/** The school has no chat (§1, `showIm`); lecturers still find their desk. */
export const OffNotice = observer(function OffNotice() {
  const { t } = useTranslation('chat');
  const lecturerLogin = useLecturerLogin();
  useTitle(t('title'));
  return (
    <NoticeRoot>
      <EmptyPlace
        kind="message"
        size="page"
        level={1}
        title={t('off.title')}
        hint={t('off.hint')}
        action={
          <div className="ways">
            <Button variant="outline" tone="neutral" href="/index">
              {t('off.home')}
            </Button>
            <Link href={lecturerLogin}>{t('visitor.lecturer')}</Link>
          </div>
        }
      />
    </NoticeRoot>
  );
});
