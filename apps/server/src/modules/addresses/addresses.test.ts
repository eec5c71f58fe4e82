import { contract, ResultCode } from '@shuyuan/contract';
import { ADDRESSES_MAX } from '@shuyuan/rules';
import { expect, test } from 'vitest';
import { expectInvariants } from '../../testing/invariants.ts';
import type { StudentCaller } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';
import { buildAddress } from './addresses.matrix.ts';

const world = openWorld();
const { list, save, remove, setDefault } = contract.addresses;

/** Names of a student's addresses in the order of the list, the default one with a star. */
async function shown(student: StudentCaller): Promise<string[]> {
  return (await student.ask(list)).items.map(({ consignee, isDefault }) => consignee + (isDefault ? '*' : ''));
}
async function add(student: StudentCaller, consignee: string, isDefault = false): Promise<number> {
  return (await student.ask(save, buildAddress({ consignee, isDefault }))).id;
}

test('stores an address as written, without invisible characters (X8)', async () => {
  const school = await world.school();
  const student = await school.student();
  const saved = await student.ask(save, buildAddress({ consignee: ' 林小满 ', districtCode: undefined }));
  expect(saved).toEqual({ ...buildAddress(), id: saved.id, districtCode: undefined, isDefault: true });
  expect((await student.ask(list)).items).toEqual([saved]);
  const changed = await student.ask(save, buildAddress({ id: saved.id, detail: '文三路 2 号', isDefault: false }));
  expect(changed).toMatchObject({ id: saved.id, detail: '文三路 2 号', isDefault: true });
  await expectInvariants(school);
});

test('makes the first address the default, and a later one only on request (I17)', async () => {
  const school = await world.school();
  const student = await school.student();
  await add(student, '一');
  await add(student, '二');
  expect(await shown(student)).toEqual(['一*', '二']);
  await add(student, '三', true);
  expect(await shown(student)).toEqual(['三*', '二', '一']);
  await expectInvariants(school);
});

test('has one default after another is chosen, by its own call or with a change (I17)', async () => {
  const school = await world.school();
  const student = await school.student();
  const [one, two] = [await add(student, '一'), await add(student, '二')];
  await student.ask(setDefault, { id: two });
  expect(await shown(student)).toEqual(['二*', '一']);
  await student.ask(setDefault, { id: two });
  expect(await shown(student)).toEqual(['二*', '一']);
  await student.ask(save, buildAddress({ id: one, consignee: '一', isDefault: true }));
  expect(await shown(student)).toEqual(['一*', '二']);
  await expectInvariants(school);
});

test('makes the newest address the default when the default one is deleted, and none when it was the last (I17)', async () => {
  const school = await world.school();
  const student = await school.student();
  const ids = [await add(student, '一'), await add(student, '二'), await add(student, '三')];
  await student.ask(remove, { id: ids[0] as number });
  expect(await shown(student)).toEqual(['三*', '二']);
  await student.ask(remove, { id: ids[1] as number });
  expect(await shown(student)).toEqual(['三*']);
  await student.ask(remove, { id: ids[2] as number });
  expect(await shown(student)).toEqual([]);
  await expectInvariants(school);
});

test(`takes ${ADDRESSES_MAX} addresses of a student and refuses the next, a change excepted`, async () => {
  const school = await world.school();
  const student = await school.student();
  for (let place = 1; place <= ADDRESSES_MAX; place += 1) await add(student, `第${place}`);
  expect((await student.answer(save, buildAddress())).code).toBe(ResultCode.addressLimit);
  const [first] = (await student.ask(list)).items;
  if (!first) throw new Error('no address');
  expect((await student.answer(save, { ...first, consignee: '改' })).code).toBe(0);
  expect((await student.ask(list)).totalCount).toBe(ADDRESSES_MAX);
  expect((await (await school.student()).answer(save, buildAddress())).code).toBe(0);
});

test('leaves one default when a student saves from two tabs at once (I17)', async () => {
  const school = await world.school();
  const student = await school.student();
  await Promise.all(['一', '二', '三', '四'].map((name) => add(student, name, true)));
  expect((await shown(student)).filter((name) => name.endsWith('*'))).toHaveLength(1);
  await expectInvariants(school);
});

test('refuses invalid addresses: long or empty names, emoji, a wrong phone (§5)', async () => {
  const student = await (await world.school()).student();
  const wrong = [
    { consignee: '' },
    { consignee: '名'.repeat(17) },
    { phone: '1' },
    { detailAddress: '' },
    { detailAddress: '🏠' },
  ];
  for (const extra of wrong) expect((await student.answer(save, buildAddress(), { extra })).status).toBe(422);
});
