import type { Lecturer, LecturerCard, Page, Qualification, SentOf } from '@shuyuan/contract';
import { toLecturerCard } from '../../domain/lecturerCards.ts';
import { missing } from '../../platform/core/errors.ts';
import { mapPage, type PageInput } from '../../platform/data/select.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import {
  type LecturerRow,
  type QualificationInput,
  type QualificationRow,
  selectLecturer,
  selectLecturers,
  selectQualifications,
} from './queries.ts';

/** Lecturers of the school (product.md 4.15). */
export async function listLecturers(
  ctx: Ctx,
  input: PageInput & { subjectId?: number | undefined },
): Promise<Page<LecturerCard>> {
  return mapPage(await selectLecturers(ctx, input), toLecturerCard);
}

/** One lecturer; `missing` when there is none of this id in the school (E3). */
export async function findLecturer(ctx: Ctx, id: number): Promise<SentOf<typeof Lecturer>> {
  const row = await selectLecturer(ctx, id);
  if (!row) throw missing();
  return toLecturer(row);
}

/** Qualifications for the public (product.md 4.15). */
export async function listQualifications(
  ctx: Ctx,
  input: QualificationInput,
): Promise<Page<SentOf<typeof Qualification>>> {
  return mapPage(await selectQualifications(ctx, input), toQualification);
}

function toLecturer(row: LecturerRow): SentOf<typeof Lecturer> {
  return {
    ...toLecturerCard(row),
    years: row.teach_years,
    intro: row.intro ?? undefined,
    honours: row.honours,
    grades: row.grades,
    courseCount: row.teaching.courses,
    learnerCount: row.teaching.learners,
    ratingTenths: row.rating_tenths ?? undefined,
    isCertified: row.is_certified,
    hasLeft: row.has_left,
    isCollected: row.is_collected,
    isFollowed: row.is_followed,
  };
}

function toQualification(row: QualificationRow): SentOf<typeof Qualification> {
  return {
    id: row.id,
    lecturerId: row.lecturer_id,
    lecturerName: row.lecturer,
    portrait: row.portrait ?? undefined,
    kind: row.kind,
    name: row.name,
    maskedNumber: maskNumber(row.number),
    issuer: row.issuer,
    issuedOn: row.issued_on,
    validUntil: row.valid_until ?? undefined,
    image: row.image ?? undefined,
    subject: row.subject ?? undefined,
    stage: row.stage ?? undefined,
    shownSince: row.shown_since?.toISOString(),
  };
}

const HEAD = 4;
const TAIL = 2;

/** The year and the last two digits of a certificate's number, stars between; a short number shows nothing (Z3). */
export function maskNumber(number: string): string {
  const hidden = number.length - HEAD - TAIL;
  if (hidden < HEAD) return '*'.repeat(number.length);
  return `${number.slice(0, HEAD)}${'*'.repeat(hidden)}${number.slice(-TAIL)}`;
}
