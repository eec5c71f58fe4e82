import type { ButtonPermission, MenuEntry, SentOf, SideMenuEntry, Switch } from '@shuyuan/contract';
import { cleanName } from '@shuyuan/rules';
import type { Cache } from '../../platform/data/cache.ts';
import type { Tenancy } from '../../platform/data/tenancy.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';
import {
  countUnread,
  insertVisit,
  selectMenuEntries,
  selectPermissions,
  selectSideMenuEntries,
  selectSwitch,
} from './queries.ts';

const MENU_TAG = 'menu';
const MENU_MS = 60_000;

/** The top menu of a school as the portal's page carries it: cached like the answer of the call. */
export function menuBarOf({ cache, tenancy }: { cache: Cache; tenancy: Tenancy }, companyId: number) {
  return cache.get(companyId, MENU_TAG, 'page', MENU_MS, () => tenancy.withTenant(companyId, (tx) => listMenu({ tx })));
}

/** The top menu; both names leave, so that a change of language needs no request (§7). */
export async function listMenu({ tx }: Pick<Ctx, 'tx'>): Promise<SentOf<typeof MenuEntry>[]> {
  const rows = await selectMenuEntries(tx);
  return rows.map(({ id, key, name, name_en, path, is_external, badge }) => ({
    id,
    key,
    name,
    path,
    isExternal: is_external,
    ...(name_en === null ? {} : { nameEn: name_en }),
    ...(badge === null ? {} : { badge }),
  }));
}

/** The side menu of the learning centre (§6). */
export async function listSideMenu({ tx }: Ctx): Promise<SentOf<typeof SideMenuEntry>[]> {
  const rows = await selectSideMenuEntries(tx);
  return rows.map(({ id, parent_id, key, name, name_en, icon, path, unread }) => ({
    id,
    parentId: parent_id,
    key,
    name,
    path,
    unread,
    ...(name_en === null ? {} : { nameEn: name_en }),
    ...(icon === null ? {} : { icon }),
  }));
}

/** Which buttons the school offers (§6); the calls behind them ask `requireButton` themselves (Z5). */
export async function listPermissions({ tx, locale }: Ctx): Promise<ButtonPermission[]> {
  const rows = await selectPermissions(tx);
  return rows.map(({ key, is_allowed, reason, reason_en }) => {
    const words = (locale === 'en' && reason_en) || reason;
    return { key, isAllowed: is_allowed, ...(words ? { reason: words } : {}) };
  });
}

/** Whether a part of the school is enabled; the default is enabled (§7). */
export async function findSwitch({ tx }: Ctx, type: SentOf<typeof Switch>['type']): Promise<SentOf<typeof Switch>> {
  return { type, status: (await selectSwitch(tx, type))?.status ?? 'open' };
}

/** Unread messages of the student (product.md 4.14). */
export async function sumUnread({ tx, studentId }: StudentCtx) {
  const siteMessages = await countUnread(tx, studentId);
  return { count: siteMessages, siteMessages, feedback: 0 };
}

/** Data of a visit; all of it comes from the browser and is untrusted. */
export interface VisitFacts {
  platform: string;
  path?: string | undefined;
  referer?: string | undefined;
  sessionKey?: string | undefined;
  userAgent: string;
  ip: string;
}

/** Stores a visit record (§7): addresses without query, because a query may hold a token (S9). */
export async function recordVisit({ tx, companyId, studentId, now }: Ctx, facts: VisitFacts): Promise<void> {
  await insertVisit(tx, {
    company_id: companyId,
    platform: facts.platform,
    student_id: studentId,
    session_key: cleaned(facts.sessionKey),
    path: cleaned(facts.path),
    referer: cleaned(facts.referer),
    user_agent: facts.userAgent,
    ip: facts.ip,
    created_at: now,
  });
}

function cleaned(text: string | undefined): string | null {
  const plain = cleanName(text ?? '').replace(/[?#].*$/s, '');
  return plain === '' ? null : plain;
}
