import type { Draft } from './draft.ts';

/**
 * Members of a class are those who sit in it: every sold seat of an offer has a student, and its size is theirs and the seats that are left.
 * A class whose text names its size has that many seats, and those are left that nobody sits in.
 */
export function countSeats(draft: Draft): void {
  const members = new Map<number | undefined, number>();
  for (const { offer_id, status } of draft.rows.enrolment ?? [])
    if (status !== 'quit') members.set(offer_id, (members.get(offer_id) ?? 0) + 1);
  for (const offer of draft.rows.offer ?? []) {
    if (offer.quota == null) continue;
    const course = draft.rows.course?.find(({ id }) => id === offer.course_id);
    const [quota, sold, locked] = [Number(offer.quota), Number(offer.sold ?? 0), Number(offer.locked ?? 0)];
    const seats = sold - Number(offer.sold_outside ?? 0);
    const left = Math.max(0, quota - sold - locked);
    // A class that is full has somebody in it.
    const least = left === 0 && seats + locked === 0 ? 1 : 0;
    const outside = Math.max(least, (members.get(offer.id) ?? 0) - seats);
    const isNamed = course?.synopsis?.includes(`每班${quota}人`) ?? false;
    if (isNamed && left === 0) continue;
    const size = isNamed ? quota : seats + outside + locked + left;
    Object.assign(offer, { sold_outside: outside, sold: seats + outside, quota: size });
  }
}
