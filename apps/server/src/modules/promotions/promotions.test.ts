import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildCourse } from '../../testing/catalogue.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const { course } = contract.promotions;

test('returns a student’s own link to a course, on the school’s address, with the rewards of sharing (§2, T6)', async () => {
  const school = await world.school();
  const student = await school.student({ nickname: '小明', invite_code: 'MING01' });
  const made = await buildCourse(school, { course: { title_en: 'Conics' } });
  const shared = await student.ask(course, { id: made.id }, { headers: { 'x-forwarded-host': 'evil.example' } });
  expect(shared).toMatchObject({
    isOpen: true,
    url: `http://${school.host}/web/course/detail/${made.id}/${made.saleId}?invite=MING01`,
    inviteCode: 'MING01',
    inviterName: '小明',
    course: { id: made.id, saleId: made.saleId, title: '课程' },
  });
  const english = await student.ask(course, { id: made.id }, { locale: 'en' });
  expect(english.course.title).toBe('Conics');
  expect(english.rules).toHaveLength(shared.rules.length);
  expect(english.rules).not.toEqual(shared.rules);
});

test('refuses when the school has disabled inviting', async () => {
  const school = await world.school();
  await school.withTenant((tx) =>
    tx.insertInto('part_switch').values({ company_id: school.id, type: 'invite', status: 'closed' }).execute(),
  );
  const { id } = await buildCourse(school);
  expect((await (await school.student()).ask(course, { id })).isOpen).toBe(false);
});
