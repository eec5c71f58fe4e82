import { idOf } from '../../../page/idOf.ts';

/** What the address of the window names (product.md 5.1). */
export type ChatTarget =
  | { kind: 'talk'; id: number; seq?: number }
  | { kind: 'person'; type: 'lecturer' | 'student'; ids: readonly number[]; name: string; draft?: string }
  | { kind: 'desk' }
  | { kind: 'marking' }
  | { kind: 'lessons' }
  | { kind: 'reports' };

const TYPES: Readonly<Record<string, 'lecturer' | 'student'>> = { 2: 'lecturer', 3: 'student' };
/** Most people whom one address may name; the call accepts no more. */
const MOST = 20;
/** Most characters of the words with which an address begins a message. */
const DRAFT_MAX = 300;

/** Reads the address; what is no address of a talk counts as none. */
export function readChatLink(search: string): ChatTarget | null {
  const query = new URLSearchParams(search);
  const view = query.get('view');
  if (view === 'desk' || view === 'marking' || view === 'lessons' || view === 'reports') return { kind: view };
  const talk = idOf(query.get('talk') ?? undefined);
  if (talk !== null) {
    const seq = idOf(query.get('message') ?? undefined);
    return { kind: 'talk', id: talk, ...(seq === null ? {} : { seq }) };
  }
  const type = TYPES[query.get('toUserType') ?? ''];
  const ids = readIds(query.get('toUserIdList') ?? '');
  if (!type || ids.length === 0) return null;
  const draft = [...(query.get('draft') ?? '')].slice(0, DRAFT_MAX).join('');
  const named = { kind: 'person', type, ids, name: query.get('toUserNickName') ?? '' } as const;
  return draft === '' ? named : { ...named, draft };
}

/** The ids of a list, a JSON array or `a,b` (product.md 5.1); invalid ones are left out. */
export function readIds(text: string): number[] {
  const found = parts(text).flatMap((part) => idOf(String(part).trim()) ?? []);
  return [...new Set(found)].slice(0, MOST);
}

function parts(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    return text.split(',');
  }
}

/** Address of a talk in this window. */
export const talkPath = (id: number) => `/chat?talk=${id}`;
/** Address of a message, by its number in the talk. */
export const messagePath = ({ conversationId, seq }: { conversationId: number; seq: number }) =>
  `${talkPath(conversationId)}&message=${seq}`;
/** Address of the lecturer's desk in this window. */
export const DESK_PATH = '/chat?view=desk';
/** Address of the work to mark in this window. */
export const MARKING_PATH = '/chat?view=marking';
/** Address of the lecturer's lessons in this window. */
export const LESSONS_PATH = '/chat?view=lessons';
/** Address of the reports to write in this window. */
export const REPORTS_PATH = '/chat?view=reports';
/** Address of a talk with one person (§2). */
export function personPath({ type, id, name }: { type: 'lecturer' | 'student'; id: number; name: string }) {
  const toUserType = type === 'lecturer' ? '2' : '3';
  return `/chat?${new URLSearchParams({ toUserNickName: name, toUserType, toUserIdList: `[${id}]` })}`;
}
