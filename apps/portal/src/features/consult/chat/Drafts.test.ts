import { expect, it } from 'vitest';
import { PersonalRecord } from '../../../core/PersonalRecord.ts';
import { buildStorage } from '../../../testing/services.ts';
import { Drafts } from './Drafts.ts';

it('what was typed in one tab stays when another tab of the same person types (product.md 4.18)', () => {
  const storage = buildStorage();
  const open = () => new Drafts(new PersonalRecord(storage, 'chat_drafts', '5'));
  const [one, two] = [open(), open()];
  one.set(1, '第一句');
  two.set(2, '第二句');
  expect([open().of(1), open().of(2)]).toEqual(['第一句', '第二句']);
  one.set(1, '');
  expect([open().of(1), open().of(2)]).toEqual(['', '第二句']);
});
