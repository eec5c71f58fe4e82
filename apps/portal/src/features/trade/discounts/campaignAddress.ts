import type { Campaign } from '@shuyuan/contract';

const ID = /^[1-9]\d{0,15}$/;
const PAGE = /^[1-9]\d{0,3}$/;

/** The campaign of `/course/discount/:id`, or null where the address names none (§2). */
export function campaignOf(id: string): number | null {
  return ID.test(id) ? Number(id) : null;
}

/** Page of an address; the first where it names none. */
export function pageOf(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return PAGE.test(page) ? Number(page) : 1;
}

/** Address of a campaign, and of a page of its courses (§2). */
export function campaignAddress({ id }: Pick<Campaign, 'id'>, page = 1): string {
  return page > 1 ? `/course/discount/${id}?page=${page}` : `/course/discount/${id}`;
}

/** Address of a page of all courses that are cheaper now (§2). */
export function discountsAddress(page: number): string {
  return page > 1 ? `/discount/course?page=${page}` : '/discount/course';
}
