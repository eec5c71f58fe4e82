import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildCampaign } from '../../testing/campaigns.ts';
import { buildCourse } from '../../testing/catalogue.ts';
import { inDays } from '../../testing/coupons.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { list, detail, courses } = contract.discounts;

test('lists running and future campaigns, those that end first on top, in both languages', async () => {
  const school = await world.school();
  const { saleId } = await buildCourse(school);
  const gone = await buildCourse(school, { offer: { is_discontinued: true } });
  const long = await buildCampaign(school, { [saleId]: 8_000, [gone.saleId]: 1 });
  await buildCampaign(school, {}, { name: '下周', starts_at: inDays(1), ends_at: inDays(2) });
  await buildCampaign(school, {}, { name: '上周', ends_at: TEST_NOW });
  const page = await school.visitor().ask(list);
  expect(page.items.map(({ name, status }) => `${name} ${status}`)).toEqual(['下周 notStarted', '寒假早鸟 going']);
  expect(await school.visitor().ask(detail, { id: long }, { locale: 'en' })).toEqual({
    id: long,
    name: 'Early birds',
    note: '限时优惠',
    startsAt: inDays(-1).toISOString(),
    endsAt: inDays(7).toISOString(),
    status: 'going',
    courseCount: 1,
    serverTime: TEST_NOW.toISOString(),
  });
});

test('follows the server’s clock from before a campaign to after it (C3)', async () => {
  const school = await world.school();
  const id = await buildCampaign(school, {}, { starts_at: inDays(1), ends_at: inDays(2) });
  const seen: string[] = [];
  for (const at of [TEST_NOW, inDays(1), inDays(2)]) {
    world.clock.set(at);
    seen.push((await school.visitor().ask(detail, { id })).status);
  }
  world.clock.set(null);
  expect(seen).toEqual(['notStarted', 'going', 'ended']);
});

test('shows the courses of a campaign, or without one all discounted courses', async () => {
  const school = await world.school();
  const make = (title: string, rank: number) => buildCourse(school, { course: { title, rank } });
  const [one, two, three] = [await make('一', 1), await make('二', 2), await make('三', 3)];
  const full = await buildCourse(school, { course: { title: '满', rank: 0 }, offer: { quota: 1, sold: 1 } });
  const over = await buildCourse(school, { run: { ends_at: TEST_NOW } });
  const id = await buildCampaign(school, { [two.saleId]: 9_000, [full.saleId]: 1, [over.saleId]: 1 });
  await buildCampaign(school, { [one.saleId]: 8_000 });
  await buildCampaign(school, { [three.saleId]: 10_000 });
  await buildCampaign(school, { [three.saleId]: 1 }, { starts_at: inDays(1) });
  const titles = async (input: { id?: number; page?: number; pageSize?: number }) =>
    (await school.visitor().ask(courses, input)).items.map(({ title }) => title);
  expect(await titles({ id })).toEqual(['二', '满']);
  expect(await titles({})).toEqual(['一', '二', '满']);
  expect(await titles({ page: 2, pageSize: 1 })).toEqual(['二']);
});
