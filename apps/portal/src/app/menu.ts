import type { MenuEntry } from '@shuyuan/contract';
import { type Locale, safeHttpUrl } from '@shuyuan/rules';
import { matchPath } from 'react-router-dom';
import { routes } from '../routes.tsx';
import { localName } from '../shared/words/localName.ts';

/** The part of an address that names a page. */
const pathOf = (address: string) => address.split(/[?#]/)[0] ?? '';

/** Whether this version of the portal has the page: menus come from the server and may contain newer pages (product.md 2.2). */
export function hasPage(address: string, rows: readonly { path: string }[] = routes): boolean {
  return rows.some((row) => matchPath(row.path, pathOf(address)) !== null);
}

/** The entries of the top menu that lead somewhere: pages that exist, and safe addresses elsewhere (X3). */
export function barItems(entries: readonly MenuEntry[], locale: Locale, rows: readonly { path: string }[] = routes) {
  return entries.flatMap((entry) => {
    const href = entry.isExternal ? safeHttpUrl(entry.path)?.href : hasPage(entry.path, rows) ? entry.path : undefined;
    return href === undefined
      ? []
      : [{ key: String(entry.id), menuKey: entry.key, label: localName(entry, locale), href }];
  });
}

/** The entry whose page this is, or that this page lies below: the longest address that begins the path. */
export function activeKey(items: readonly { key: string; href: string }[], pathname: string): string | undefined {
  const above = items.filter(({ href }) => pathname === pathOf(href) || pathname.startsWith(`${pathOf(href)}/`));
  return above.sort((a, b) => pathOf(b.href).length - pathOf(a.href).length)[0]?.key;
}

/** Which entry of the menu an article lights up, by the list that it was opened from; the headlines, 7, where none is named (§2). */
const ARTICLE_KEYS = new Map([
  ['MyHeadline', 3],
  ['HeadlinePlate', 10],
]);

/** The pages of a student's own articles, which belong to the learning centre as what is opened from them does. */
const OWN_PAGE = /^\/headline\/(?:my|add|preview|collect)$/;

/** The list that a page of articles belongs to, or was opened from. */
function sourceOf({ pathname, search }: { pathname: string; search: string }) {
  if (OWN_PAGE.test(pathname)) return 'MyHeadline';
  return pathname.endsWith('/plate') ? 'HeadlinePlate' : new URLSearchParams(search).get('fromName');
}

/** The entry that a page of articles lights up; where a school has none for its boards, the headlines; undefined on other pages. */
export function articleKey(
  items: readonly { key: string; menuKey?: number | undefined }[],
  place: { pathname: string; search: string },
): string | undefined {
  if (!place.pathname.startsWith('/headline/')) return undefined;
  const from = sourceOf(place);
  const entryOf = (menuKey: number) => items.find((item) => item.menuKey === menuKey)?.key;
  return entryOf(ARTICLE_KEYS.get(from ?? '') ?? 7) ?? (from === 'HeadlinePlate' ? entryOf(7) : undefined);
}
