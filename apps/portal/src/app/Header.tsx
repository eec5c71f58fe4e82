import { ShellHeader } from '@shuyuan/ui';
import { BookOpen, CircleUserRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { membershipOf } from '../core/membership.ts';
import { useRoot } from '../page/context.tsx';
import { HOME } from '../routes.tsx';
import { activeKey, articleKey, barItems, hasPage } from './menu.ts';

const PERSONAL = '/personal';
const LEARN = '/learn';
/** Key of the learning centre in a school's menu (§2). */
const LEARN_KEY = 3;
const REGISTER = '/register';
/** The ways of a school that sends no menu. */
const OWN_BAR = [HOME, '/course', '/expert', '/news'] as const;

/** The header with the school's own menu, the search, the language and the student (§2, §7). */
export const Header = observer(function Header() {
  const { auth, locale, menu, services, tenant } = useRoot();
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const place = useLocation();
  useEffect(() => {
    if (menu.bar.isPending && !menu.bar.isLoading) void menu.bar.load();
  }, [menu]);

  const handleSearch = (text: string) =>
    void navigate(text ? `/course?${new URLSearchParams({ q: text })}` : '/course');
  const handleLogout = async () => {
    await auth.logout();
    services.toast('success', t('loggedOut'));
  };
  const sent = barItems(menu.top, locale.locale);
  // A school without a menu of its own still needs ways to its pages; before its answer nothing stands there.
  const isWithout = sent.length === 0 && !menu.bar.isPending;
  const bar = isWithout
    ? OWN_BAR.map((href) => ({ key: href, menuKey: undefined, label: t(`bar.${href}`), href }))
    : sent;
  const learn = { key: 'learn', menuKey: LEARN_KEY, label: t('learning'), href: LEARN };
  // A school may have it in its own menu.
  const nav = auth.isLoggedIn && !bar.some(({ href }) => href === LEARN) ? [...bar, learn] : bar;
  const personal = { value: 'personal', label: t('personal'), href: PERSONAL, icon: <CircleUserRound aria-hidden /> };
  const { user } = auth;
  return (
    <ShellHeader
      home={{ href: HOME, label: tenant.company.value?.shortName ?? t('home') }}
      nav={nav}
      activeKey={articleKey(nav, place) ?? activeKey(nav, place.pathname)}
      onSearch={handleSearch}
      language={locale.locale}
      onLanguageChange={(to) => void locale.choose(to)}
      account={
        auth.isLoggedIn
          ? {
              user: {
                name: auth.info.value?.nickname ?? user?.name ?? t('personal'),
                avatar: auth.info.value?.portrait ?? user?.portrait,
                member: membershipOf(auth.info.value ?? user ?? undefined) === 'active',
              },
              items: [
                { value: 'learn', label: learn.label, href: LEARN, icon: <BookOpen aria-hidden /> },
                ...(hasPage(PERSONAL) ? [personal] : []),
              ],
              onLogout: () => void handleLogout(),
            }
          : undefined
      }
      visitor={{
        loginHref: auth.loginPath(),
        registerHref: hasPage(REGISTER) ? auth.loginPath(REGISTER) : undefined,
      }}
      labels={{ searchHint: t('searchCourses') }}
    />
  );
});
