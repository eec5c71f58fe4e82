import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const { subjects, grades, timeZones } = contract.constants;

test('lists subjects, grades and time zones in the school’s order with both names (§7)', async () => {
  const [school, other] = [await world.school(), await world.school()];
  const company_id = school.id;
  await school.withTenant(async (tx) => {
    const subject = { company_id, key: 'math', name: '数学', name_en: 'Mathematics', sort: 1 };
    await tx
      .insertInto('subject')
      .values([subject, { ...subject, key: 'chinese', name: '语文', name_en: 'Chinese', sort: 0 }])
      .execute();
    await tx
      .insertInto('grade')
      .values({ company_id, key: 'g10', name: '高一', name_en: 'Grade 10', stage: 'senior', sort: 0 })
      .execute();
    await tx
      .insertInto('time_zone')
      .values({ company_id, name: '北京', name_en: 'Beijing', utc_offset: 'UTC+08:00', iana: 'Asia/Shanghai', sort: 0 })
      .execute();
  });
  const visitor = school.visitor();
  expect(await visitor.ask(subjects)).toMatchObject([
    { name: '语文', nameEn: 'Chinese' },
    { name: '数学', nameEn: 'Mathematics' },
  ]);
  expect(await visitor.ask(grades)).toMatchObject([{ name: '高一', nameEn: 'Grade 10', stage: 'senior' }]);
  expect(await visitor.ask(timeZones)).toMatchObject([
    { name: '北京', nameEn: 'Beijing', offset: 'UTC+08:00', iana: 'Asia/Shanghai' },
  ]);
  expect(await other.visitor().ask(subjects)).toEqual([]);
});
