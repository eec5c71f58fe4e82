import { expect, test } from 'vitest';
import { preparedName } from './prepared.ts';

test('prepares a statement under one name, and another under another', () => {
  const name = preparedName('select id from course where id = $1');
  expect(name).toBeTruthy();
  expect(preparedName('select id from course where id = $1')).toBe(name);
  expect(preparedName('select id from course where rank = $1')).not.toBe(name);
});

test.each([
  'select * from company where id = $1',
  'select "company".* from "company" where "id" = $1',
  'insert into audit_log (event) values ($1) returning *',
])('never prepares what reads every column, which a migration would break: %s', (text) => {
  expect(preparedName(text)).toBeUndefined();
});

test('does not mistake a count for a selection of every column', () => {
  expect(preparedName('select count(*)::int as count from course where subject_id = $1')).toBeTruthy();
});
