import type { contract, InputOf } from '@shuyuan/contract';

/** Tiles on a page of the list: four rows of four. */
export const PAGE_SIZE = 16;

type Input = InputOf<typeof contract.courses.list>;
/** What the address of the course list can ask for. */
export type CourseFilters = Pick<
  Input,
  'subjectId' | 'gradeId' | 'kind' | 'status' | 'sort' | 'isOpen' | 'keyword' | 'page'
>;

/** Kinds the list filters by (§3). */
export const KINDS = ['live', 'recorded'] as const;
/** Sale states the list filters by (§4). */
export const STATUSES = ['notStarted', 'inProgress', 'full', 'ended', 'discontinued'] as const;
/** Orders the address may name; the first is the one without a word in it. */
const SORTS = ['recommended', 'newest', 'popular', 'cheapest', 'dearest'] as const;

const KEYWORD_MAX = 50;

/** Reads the filters of an address; what is not one of ours is ignored. */
export function filtersOf(search: URLSearchParams): CourseFilters {
  const id = (name: string) => {
    const text = search.get(name) ?? '';
    return /^\d{1,15}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
  };
  const word = <T extends string>(name: string, words: readonly T[]) =>
    words.find((candidate) => candidate === search.get(name));
  return defined({
    subjectId: id('subject'),
    gradeId: id('grade'),
    kind: word('type', KINDS),
    status: word('status', STATUSES),
    sort: word('sort', SORTS),
    isOpen: search.get('open') === '1' || undefined,
    keyword: search.get('q')?.trim().slice(0, KEYWORD_MAX) || undefined,
    page: Math.min(id('page') ?? 1, 10_000),
  });
}

/** The address of the filters; defaults are left out, so that one list has one address. */
export function addressOf({ subjectId, gradeId, kind, status, sort, isOpen, keyword, page }: CourseFilters): string {
  const search = new URLSearchParams();
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') search.set(name, String(value));
  };
  add('subject', subjectId);
  add('grade', gradeId);
  add('type', kind);
  add('status', status);
  add('sort', sort === 'recommended' ? undefined : sort);
  add('open', isOpen ? 1 : undefined);
  add('q', keyword);
  add('page', page === 1 ? undefined : page);
  return search.size === 0 ? '/course' : `/course?${search}`;
}

/** An object without its undefined fields (exact optional types). */
function defined<T extends Record<string, unknown>>(fields: T) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
