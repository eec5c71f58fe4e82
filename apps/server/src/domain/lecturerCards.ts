import type { LecturerCard } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import { type RawBuilder, sql } from 'kysely';
import { inLanguage } from '../platform/data/select.ts';
import type { Ctx } from '../platform/http/requestContext.ts';

/** Names of a lecturer's subjects, the main one first. */
function subjectNames(locale: Locale): RawBuilder<string[]> {
  return sql<string[]>`array(
    select ${inLanguage(locale, 's.name')} from lecturer_subject ls
    join subject s on s.company_id = ls.company_id and s.id = ls.subject_id
    where ls.company_id = l.company_id and ls.lecturer_id = l.id order by ls.sort, s.id)`;
}

/** Lecturers `l` as a card shows them, those who have left too. */
export function selectLecturerCards({ tx, locale }: Ctx) {
  return tx
    .selectFrom('lecturer as l')
    .select(['l.id', 'l.portrait', 'l.is_online'])
    .select([
      inLanguage(locale, 'l.name').as('name'),
      inLanguage(locale, 'l.title').as('title'),
      inLanguage<string | null>(locale, 'l.motto').as('motto'),
      subjectNames(locale).as('subjects'),
    ]);
}
type LecturerCardRow = Awaited<ReturnType<ReturnType<typeof selectLecturerCards>['execute']>>[number];

/** The fields of a card that leave the server (Z3). */
export function toLecturerCard(row: LecturerCardRow): LecturerCard {
  const { id, name, portrait, title, subjects, motto, is_online } = row;
  return { id, name, portrait: portrait ?? undefined, title, subjects, motto: motto ?? undefined, isOnline: is_online };
}
