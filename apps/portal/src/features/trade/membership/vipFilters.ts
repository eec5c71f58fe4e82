import type { VipFilters } from './VipCourseStore.ts';

const KINDS = ['live', 'recorded'] as const;
const PATH = '/vip/course';

/** Reads the filters of an address; what is not one of ours is ignored. */
export function vipFiltersOf(search: URLSearchParams): VipFilters {
  const number = (name: string) => {
    const text = search.get(name) ?? '';
    return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
  };
  const subjectId = number('subject');
  const kind = KINDS.find((each) => each === search.get('type'));
  return { ...(subjectId && { subjectId }), ...(kind && { kind }), page: Math.min(number('page') ?? 1, 10_000) };
}

/** The address of the filters; the unfiltered first page has the plain one. */
export function vipAddressOf({ subjectId, kind, page = 1 }: VipFilters): string {
  const search = new URLSearchParams({
    ...(subjectId && { subject: String(subjectId) }),
    ...(kind && { type: kind }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size === 0 ? PATH : `${PATH}?${search}`;
}
