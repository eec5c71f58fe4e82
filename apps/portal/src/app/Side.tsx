import type { SideMenuEntry } from '@shuyuan/contract';
import { SideMenu, type SideMenuItem, Skeleton } from '@shuyuan/ui';
import {
  Bell,
  BookOpen,
  CalendarDays,
  ChartColumn,
  Gift,
  Headset,
  KeyRound,
  type LucideIcon,
  Newspaper,
  PencilLine,
  ReceiptText,
  TicketPercent,
  UserRound,
} from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { textHere } from '../core/known.ts';
import { useOwned, useRoot } from '../page/context.tsx';
import { localName } from '../shared/words/localName.ts';
import { UnreadStore } from '../stores/UnreadStore.ts';
import { activeKey, hasPage } from './menu.ts';
import { ownSideMenu } from './ownSideMenu.ts';

/** Pictures that the server names in the side menu; an unknown name shows a book. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  bell: Bell,
  'book-open': BookOpen,
  'calendar-days': CalendarDays,
  'chart-column': ChartColumn,
  gift: Gift,
  headset: Headset,
  'key-round': KeyRound,
  newspaper: Newspaper,
  'pencil-line': PencilLine,
  'receipt-text': ReceiptText,
  'ticket-percent': TicketPercent,
  'user-round': UserRound,
};

/** The student's side menu, from the cache first, with what is not read yet; only pages that exist (§6; product.md 2.2). */
export const Side = observer(function Side() {
  const { locale, menu } = useRoot();
  const { pathname } = useLocation();
  const unread = useOwned((root) => new UnreadStore(root.services, () => root.auth.user?.id));
  const sent = menu.side.filter(({ path }) => hasPage(path));
  const entries = sent.length === 0 && menu.isSideSettled ? ownSideMenu(locale.locale) : sent;
  const countsUnread = entries.some((entry) => entry.unread !== 'none');
  useEffect(() => {
    if (countsUnread) void unread.load(pathname);
  }, [unread, countsUnread, pathname]);
  const live = useRoot().live.session;
  useEffect(() => (countsUnread ? live?.onUnread(unread.reload) : undefined), [unread, countsUnread, live]);
  if (entries.length === 0) return <Skeleton count={2} />;
  const item = (entry: SideMenuEntry): SideMenuItem => {
    const { id, icon, path } = entry;
    const Icon = ICONS[textHere(icon)] ?? BookOpen;
    const label = localName(entry, locale.locale);
    return {
      id: String(id),
      label,
      href: path,
      icon: <Icon aria-hidden />,
      count: unread.countOf(entry),
      unread: true,
    };
  };
  const top = entries.filter(({ parentId }) => !parentId);
  const items = top.map((entry) => {
    const below = entries.filter(({ parentId }) => parentId === entry.id);
    return below.length === 0 ? item(entry) : { ...item(entry), children: below.map(item) };
  });
  const keys = entries.map(({ id, path }) => ({ key: String(id), href: path }));
  return <SideMenu items={items} activeId={activeKey(keys, pathname)} />;
});
