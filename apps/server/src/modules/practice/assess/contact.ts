import { inLanguage } from '../../../platform/data/select.ts';
import type { AssessmentRow, ReaderCtx } from './rows.ts';

/** Whom to ask about an assessment, by name or as a lecturer; one who has left the school is nobody to write to. */
export async function findContact({ tx, locale }: Pick<ReaderCtx, 'tx' | 'locale'>, row: AssessmentRow) {
  const lecturer =
    row.contact_lecturer_id === null
      ? undefined
      : await tx
          .selectFrom('lecturer')
          .select(['id', inLanguage(locale, 'name').as('name'), 'portrait'])
          .where('id', '=', row.contact_lecturer_id)
          .where('has_left', '=', false)
          .executeTakeFirst();
  const written = (locale === 'en' && row.contact_name_en) || row.contact_name;
  return {
    contactName: written ?? lecturer?.name,
    contactPhone: row.contact_phone ?? undefined,
    contactLecturerId: lecturer?.id,
    contactPortrait: lecturer?.portrait ?? undefined,
  };
}
