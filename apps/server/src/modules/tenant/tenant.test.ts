import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();

test('tells the school behind a label, in the requested language (§1)', async () => {
  const school = await world.school();
  const company = await school.visitor().ask(contract.tenant.byLabel, { label: school.label });
  expect(company).toMatchObject({ id: school.id, label: school.label, brand: 'default', status: 'open' });
});

test('answers 404 with error for a label that no school has (§1, E3)', async () => {
  const school = await world.school();
  const answer = await school.visitor().answer(contract.tenant.byLabel, { label: 'nobody' });
  expect(answer.status).toBe(404);
  expect(answer.body['error']).toBeTruthy();
});

test('shows the agreements in force of the visitor’s own school only (T1)', async () => {
  const [own, other] = [await world.school(), await world.school()];
  const listed = await own.visitor().ask(contract.tenant.agreements, { types: ['user', 'privacy'] });
  expect(listed.map((agreement) => agreement.id).sort()).toEqual([own.agreements.user, own.agreements.privacy].sort());
  const foreign = await own.visitor().answer(contract.tenant.agreement, { id: other.agreements.user });
  expect(foreign.status).toBe(404);
});
