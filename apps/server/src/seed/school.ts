import { DAY_MS } from './calendar.ts';
import type { Content, WrittenSchool } from './content.ts';
import type { Draft } from './draft.ts';

/** Ids that later parts of the seed refer to. */
export interface SchoolIds {
  subjects: Map<string, number>;
  grades: Map<string, number>;
  defaultZone: number;
  /** Agreements in force, by type. */
  agreements: Map<string, number>;
}

const AGREEMENT_VERSION = '1.0';
const AGREEMENT_AGE_DAYS = 180;

/** A school's record, what its forms choose from, its menus and its agreements (product.md 4.1). */
export function addSchool(draft: Draft, school: WrittenSchool, content: Content): SchoolIds {
  addCompany(draft, school);
  addMenus(draft, school.opens, content);
  return { ...addConstants(draft, content), agreements: addAgreements(draft, school, content) };
}

function addCompany(draft: Draft, school: WrittenSchool): void {
  const [name, nameEn] = school.name;
  draft.addRow('company', {
    id: draft.companyId,
    label: school.label,
    custom_domain: null,
    legal_name: school.legalName[0],
    legal_name_en: school.legalName[1],
    name,
    name_en: nameEn,
    short_name: school.shortName[0],
    short_name_en: school.shortName[1],
    tab_icon: `/files/seed/icons/${school.key}.svg`,
    // The logos come from the brand; a school may set its own here.
    logo: null,
    logo_inverse: null,
    phone: school.phone,
    phone_hours: school.phoneHours[0],
    phone_hours_en: school.phoneHours[1],
    qq: null,
    credit_code: school.creditCode,
    icp: school.icp,
    police_record: school.policeRecord,
    copyright: name,
    copyright_en: nameEn,
    branch: null,
    brand: school.key,
    theme: null,
    slogan: school.slogan[0],
    slogan_en: school.slogan[1],
    android_app: `https://app.${school.domain}/android`,
    ios_app: `https://app.${school.domain}/ios`,
    mobile_base: '/mobile/',
    live_hosts: [`live.${school.domain}`],
    status: 'open',
  });
}

/** Menus, and which parts of the portal are open. */
export function addMenus(draft: Draft, opens: WrittenSchool['opens'], { menus }: Content): void {
  menus.bar.forEach(({ key, path, name }, sort) => {
    draft.add('menu_entry', { id: draft.nextId(), key, name: name[0], name_en: name[1], path, badge: null, sort });
  });
  menus.side.forEach(({ key, path, icon, unread, name }, sort) => {
    const [cn, en] = name;
    draft.add('side_menu_entry', { id: draft.nextId(), key, name: cn, name_en: en, icon, path, unread, sort });
  });
  for (const { key } of menus.permissions) {
    const isAllowed = key.startsWith('chat.') ? opens.chat : key.startsWith('studyRoom.') ? opens.studyRoom : true;
    const [reason, reasonEn] = isAllowed ? [null, null] : ['本校暂未开放', 'Not offered at this school yet'];
    draft.add('button_permission', { key, is_allowed: isAllowed, reason, reason_en: reasonEn });
  }
  draft.add('part_switch', { type: 'chat', status: opens.chat ? 'open' : 'closed' });
  draft.add('part_switch', { type: 'studyRoom', status: opens.studyRoom ? 'open' : 'closed' });
}

/** Subjects, grades and time zones. */
export function addConstants(draft: Draft, { constants }: Content): Omit<SchoolIds, 'agreements'> {
  const subjects = new Map<string, number>();
  const grades = new Map<string, number>();
  constants.subjects.forEach(({ key, name }, sort) => {
    const id = draft.nextId();
    subjects.set(key, id);
    draft.add('subject', { id, key, name: name[0], name_en: name[1], sort });
  });
  constants.grades.forEach(({ key, name, stage }, sort) => {
    const id = draft.nextId();
    grades.set(key, id);
    draft.add('grade', { id, key, name: name[0], name_en: name[1], stage, sort });
  });
  let defaultZone = 0;
  constants.timeZones.forEach(({ iana, offset, name }, sort) => {
    const id = draft.nextId();
    if (sort === 0) defaultZone = id;
    draft.add('time_zone', { id, name: name[0], name_en: name[1], utc_offset: offset, iana, sort });
  });
  return { subjects, grades, defaultZone };
}

/** The texts of the agreements, with the school's name and phone in them. */
export function addAgreements(
  draft: Draft,
  school: Pick<WrittenSchool, 'name' | 'phone' | 'phoneHours'>,
  { agreements }: Content,
): Map<string, number> {
  const ids = new Map<string, number>();
  for (const { type, name, content } of agreements) {
    const id = draft.nextId();
    ids.set(type, id);
    const text = (language: 0 | 1) =>
      content
        .map((paragraph) => paragraph[language])
        .join('\n\n')
        .replaceAll('{name}', school.name[language])
        .replaceAll('{phone}', school.phone)
        .replaceAll('{hours}', school.phoneHours[language]);
    draft.add('agreement', {
      id,
      type,
      name: name[0],
      name_en: name[1],
      content: text(0),
      content_en: text(1),
      version: AGREEMENT_VERSION,
      effective_at: new Date(draft.day - AGREEMENT_AGE_DAYS * DAY_MS),
    });
  }
  return ids;
}
