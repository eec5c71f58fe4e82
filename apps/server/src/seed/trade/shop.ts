import { DAY_MS } from '../calendar.ts';
import type { SeededClass } from '../classes.ts';
import type { Both, WrittenSchool } from '../content.ts';
import type { Draft } from '../draft.ts';
import type { SchoolIds } from '../school.ts';

const MINUTE_MS = 60_000;

/** Inputs of a school's trade data. */
export interface ShopParts {
  draft: Draft;
  school: WrittenSchool;
  /** Place of the school in the list. */
  index: number;
  ids: SchoolIds;
  classes: readonly SeededClass[];
  /** The instant of seeding, at which unpaid orders start. */
  now: Date;
  /** Keyed hash of a redemption code (A6). */
  hashCode: (companyId: number, code: string) => string;
}

/** A school with the students who buy in it; the first is the demo student. */
export class Shop {
  readonly parts: ShopParts;
  readonly draft: Draft;
  readonly demo: number;
  /** The other students, in order. */
  readonly others: readonly number[];
  private readonly free: SeededClass[];

  constructor(parts: ShopParts) {
    this.parts = parts;
    this.draft = parts.draft;
    const [demo = 0, ...others] = (parts.draft.rows.student ?? []).map(({ id }) => Number(id));
    this.demo = demo;
    this.others = others;
    this.free = parts.classes.filter((one) => this.canBeBought(one));
  }

  /** One of the other students. */
  other(place: number): number {
    return this.others[place % this.others.length] ?? this.demo;
  }

  /** The instant `days` and `hours` from midnight of the seed's day. */
  at(days: number, hours = 0): Date {
    return new Date(this.draft.day + days * DAY_MS + hours * 60 * MINUTE_MS);
  }

  /** Minutes from the instant of seeding. */
  soon(minutes: number): Date {
    return new Date(this.parts.now.getTime() + minutes * MINUTE_MS);
  }

  /** The next class that the demo student does not have yet; every call returns another one, of the given kind while there are any. */
  take(kind: 'live' | 'recorded'): SeededClass {
    const found = this.free.findIndex(({ course }) => course.written.kind === kind);
    const [taken] = this.free.splice(Math.max(0, found), 1);
    if (!taken) throw new RangeError(`The school ${this.parts.school.key} has too few courses to sell.`);
    return taken;
  }

  /** The row of an offer, which counts its seats. */
  offer(offerId: number) {
    const row = this.draft.rows.offer?.find(({ id }) => id === offerId);
    if (!row) throw new RangeError('No such offer.');
    return row;
  }

  /** Assigns one of the sold seats to this order, or sells one more if none is left (I6). */
  sell(offerId: number): void {
    const offer = this.offer(offerId);
    if (Number(offer.sold_outside) > 0) offer.sold_outside = Number(offer.sold_outside) - 1;
    else offer.sold = Number(offer.sold ?? 0) + 1;
  }

  /** Title of a course, and its class with the lecturer. */
  wordsOf({ runId, course }: SeededClass): {
    title: Both;
    subtitle: Both;
    cover: string | null;
    startsAt: Date | null;
  } {
    const run = this.draft.rows.class_run?.find(({ id }) => id === runId);
    const lecturer = this.draft.rows.lecturer?.find(({ id }) => id === run?.lecturer_id);
    const cover = this.draft.rows.course?.find(({ id }) => id === course.id)?.cover ?? null;
    return {
      title: course.written.title,
      subtitle: [`${run?.name} · ${lecturer?.name}`, `${run?.name_en} · ${lecturer?.name_en}`],
      cover,
      startsAt: run?.starts_at instanceof Date ? run.starts_at : null,
    };
  }

  private canBeBought({ offerId, runId, isListed, course }: SeededClass): boolean {
    const { listing } = course;
    const offer = this.offer(offerId);
    const isOwned = this.draft.rows.enrolment?.some(
      (row) => row.student_id === this.demo && row.class_run_id === runId,
    );
    const hasRoom = !offer.quota || Number(offer.sold) + 4 < Number(offer.quota);
    const isOpen = listing.state === 'notStarted' || listing.state === 'inProgress';
    return isListed && isOpen && listing.yuan > 0 && !listing.needsAssessment && !isOwned && hasRoom;
  }
}
