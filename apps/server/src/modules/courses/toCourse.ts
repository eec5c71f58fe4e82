import type { CourseCard, Offer } from '@shuyuan/contract';
import type { CardRow, SaleState } from './cards.ts';

/** The fields of a card that leave the server (Z3). */
export function toCourseCard(row: CardRow): CourseCard {
  return {
    id: row.run_id,
    saleId: row.offer_id,
    title: row.title,
    cover: row.cover ?? undefined,
    trailer: row.trailer ?? undefined,
    lecturerId: row.lecturer_id,
    lecturerName: row.lecturer,
    lecturerPortrait: row.portrait ?? undefined,
    subject: row.subject,
    kind: row.kind,
    status: row.status,
    startsAt: row.starts_at?.toISOString(),
    endsAt: row.ends_at?.toISOString(),
    slots: row.slots.length > 0 ? row.slots : undefined,
    lessonCount: row.lesson_count,
    lessonsDone: row.kind === 'live' && row.lessons_held > 0 ? row.lessons_held : undefined,
    minutes: row.kind === 'recorded' ? row.minutes : undefined,
    priceFen: row.price_fen,
    originalFen: row.original_fen ?? undefined,
    memberFen: row.member_fen ?? undefined,
    quota: row.quota ?? undefined,
    learners: row.learners,
    seatsLeft: seatsLeft(row),
    saleStartsAt: row.sale_starts_at?.toISOString(),
    saleEndsAt: row.sale_ends_at?.toISOString(),
    needsAssessment: row.needs_assessment,
    questionBankId: row.question_bank_id ?? undefined,
    isRecommended: row.is_recommended,
    isOwned: row.is_owned,
    tags: row.tags.length > 0 ? row.tags : undefined,
  };
}

/** What a row of an offer has for the choice of classes. */
export interface OfferRow {
  run_id: number;
  offer_id: number;
  name: string;
  starts_at: Date | null;
  status: SaleState;
  price_fen: number;
  quota: number | null;
  sold: number;
  locked: number;
}

/** One class to choose from on a course's page. */
export function toOffer(row: OfferRow): Offer {
  return {
    id: row.run_id,
    saleId: row.offer_id,
    name: row.name,
    startsAt: row.starts_at?.toISOString(),
    status: row.status,
    priceFen: row.price_fen,
    quota: row.quota ?? undefined,
    seatsLeft: seatsLeft(row),
  };
}

function seatsLeft({ quota, sold, locked }: Pick<OfferRow, 'quota' | 'sold' | 'locked'>): number | undefined {
  return quota === null ? undefined : Math.max(0, quota - sold - locked);
}
