import { randomBytes } from 'node:crypto';
import { hasControlCharacters, isPhone, normaliseAccount, TENANT_LABEL } from '@shuyuan/rules';
import { type Kysely, sql } from 'kysely';
import { invitationPath, invite } from '../modules/talk/invitation.ts';
import { listBrands } from '../platform/core/brands.ts';
import type { Secrets } from '../platform/core/secrets.ts';
import { StartError } from '../platform/core/startError.ts';
import { dropCached } from '../platform/data/cache.ts';
import { COMPANY_TAG, NO_COMPANY } from '../platform/data/companies.ts';
import type { Database } from '../platform/data/tables.ts';
import { auditDecision } from '../platform/work/audit.ts';
import { readContent } from '../seed/content.ts';
import { Draft } from '../seed/draft.ts';
import { SCHOOL_ORDER } from '../seed/order.ts';
import { addAgreements, addConstants, addMenus } from '../seed/school.ts';
import { NEW_SCHOOL } from './words.ts';

const NAME_MAX = 60;
const HALF_DAY_MS = 43_200_000;

/** A school to be made, as the operator describes it. */
export interface NewSchool {
  label: string;
  brand: string;
  name: string;
  /** English name; the Chinese one where there is none. */
  nameEn: string | null;
  /** Name and account of its first lecturer. */
  lecturer: string;
  phone: string;
}

/** What a new school still needs: its first lecturer's invitation, a path on the school's address. */
export interface MadeSchool {
  companyId: number;
  invitation: string;
}

/** A name is shown on pages, in messages and in lists of one line each: it has no line ends, and nothing that cannot be seen. */
export function checkName(option: string, value: string): void {
  if (value.trim() === '' || [...value].length > NAME_MAX)
    throw new StartError(`--${option} must have 1 to ${NAME_MAX} characters.`);
  if (hasControlCharacters(value))
    throw new StartError(
      `--${option} must have no line ends, control signs or signs that turn the direction of a text.`,
    );
}

/** Checks what was asked for; throws one sentence that says what to change. */
export function checkSchool({ label, brand, name, nameEn, lecturer, phone }: NewSchool): void {
  if (!TENANT_LABEL.test(label) || label.startsWith('-') || label.endsWith('-')) {
    throw new StartError(
      `The label ${JSON.stringify(label)} cannot be part of an address: use 1 to 63 small letters, digits and hyphens, no hyphen at either end.`,
    );
  }
  if (!listBrands().includes(brand)) {
    throw new StartError(`There is no brand ${JSON.stringify(brand)}: choose one of ${listBrands().join(', ')}.`);
  }
  for (const [option, value] of Object.entries({ name, lecturer, 'name-en': nameEn ?? name })) checkName(option, value);
  if (!isPhone(normaliseAccount(phone))) {
    throw new StartError('--phone must be a mobile phone of 11 digits: it is the account of the first lecturer.');
  }
}

/**
 * Makes a school with menus, subjects, grades, agreements and its first lecturer, in one transaction; a taken label changes
 * nothing. Nobody has a password: the invitation is the one way in (S10).
 */
export async function addSchool(
  db: Kysely<Database>,
  secrets: Secrets,
  { school, now }: { school: NewSchool; now: Date },
): Promise<MadeSchool> {
  checkSchool(school);
  const { label, brand, phone } = school;
  const [name, nameEn] = [school.name.trim(), school.nameEn?.trim() || null];
  return db.transaction().execute(async (tx) => {
    const company = await tx
      .insertInto('company')
      .values({ label, brand, legal_name: name, name, name_en: nameEn, short_name: name, short_name_en: nameEn })
      .onConflict((conflict) => conflict.column('label').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!company) throw new StartError(`There is a school with the label ${label} already: choose another label.`);
    const companyId = company.id;
    await sql`select set_config('app.company_id', ${String(companyId)}, true)`.execute(tx);
    await writeParts(tx, { companyId, name, nameEn: nameEn ?? name, now });
    await auditDecision(tx, { companyId, now }, 'school made', { label, brand });
    const { id: lecturerId } = await tx
      .insertInto('lecturer')
      .values({
        company_id: companyId,
        name: school.lecturer.trim(),
        title: NEW_SCHOOL.lecturer[0],
        title_en: NEW_SCHOOL.lecturer[1],
        teach_years: 0,
        sort: 0,
        phone: normaliseAccount(phone),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('study_room')
      .values({
        company_id: companyId,
        lecturer_id: lecturerId,
        name: NEW_SCHOOL.room[0],
        name_en: NEW_SCHOOL.room[1],
        sort: 0,
      })
      .execute();
    const token = await invite(tx, secrets, { companyId, lecturerId, now });
    await dropCached(tx, NO_COMPANY, COMPANY_TAG);
    return { companyId, invitation: invitationPath(token) };
  });
}

interface Parts {
  companyId: number;
  name: string;
  nameEn: string;
  now: Date;
}

/** Menus, what forms choose from, and agreements: the same texts as the demo schools have, in the school's name. */
async function writeParts(tx: Kysely<Database>, { companyId, name, nameEn, now }: Parts): Promise<void> {
  const content = readContent();
  const { blank } = NEW_SCHOOL;
  const draft = new Draft(now.getTime() + HALF_DAY_MS, 0, randomBytes(8).toString('hex'));
  addMenus(draft, { chat: true, studyRoom: true }, content);
  addConstants(draft, content);
  addAgreements(draft, { name: [name, nameEn], phone: blank, phoneHours: [blank, blank] }, content);
  for (const table of SCHOOL_ORDER) {
    const rows = (draft.rows[table] ?? []).map((row) => ({
      ...row,
      company_id: companyId,
      ...(table === 'agreement' ? { effective_at: now } : {}),
    }));
    if (rows.length > 0)
      await tx
        .insertInto(table)
        .values(rows as never)
        .execute();
  }
}
