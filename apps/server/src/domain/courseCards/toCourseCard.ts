import type { CourseCard, SentOf } from '@shuyuan/contract';
import type { CardRow } from './courseCards.ts';

/** The fields of a card that leave the server (Z3). */
export function toCourseCard(row: CardRow): SentOf<typeof CourseCard> {
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
    // A result that advises the course opens its sale as well as a record of its own assessment.
    isAssessed: row.assessment_record_id !== null || row.is_advised,
    assessmentId: row.assessment_link_id ?? undefined,
    assessmentRecordId: row.assessment_record_id ?? undefined,
    isFitting: row.is_advised,
    isRecommended: row.is_recommended,
    isOwned: row.is_owned,
    tags: row.tags.length > 0 ? row.tags : undefined,
    campaignFen: row.campaign?.fen,
    campaignId: row.campaign?.id,
    campaignName: row.campaign?.name,
    campaignEndsAt: row.campaign ? new Date(row.campaign.endsAt).toISOString() : undefined,
    groupId: row.group?.id,
    groupFen: row.group?.fen,
    groupSize: row.group?.size,
  };
}

/** Seats of an offer (I6). */
export interface SeatCount {
  quota: number | null;
  sold: number;
  locked: number;
}

/** Seats that can still be bought; undefined where there is no limit. */
export function seatsLeft({ quota, sold, locked }: SeatCount): number | undefined {
  return quota === null ? undefined : Math.max(0, quota - sold - locked);
}
