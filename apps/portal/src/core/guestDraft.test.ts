import { expect, it } from 'vitest';
import { buildStorage } from '../testing/services.ts';
import { forgetGuestDraft, readGuestDraft, writeGuestDraft } from './guestDraft.ts';
import { KEYS } from './storedNames.ts';

it('who has taken an assessment as a guest finds name and phone in the form of an account, until there is one (product.md 4.5)', () => {
  const tab = buildStorage();
  expect(readGuestDraft(tab)).toBeUndefined();
  writeGuestDraft(tab, { name: '林知夏', phone: '13800000001' });
  expect(readGuestDraft(tab)).toEqual({ name: '林知夏', phone: '13800000001' });
  forgetGuestDraft(tab);
  expect(readGuestDraft(tab)).toBeUndefined();
  for (const broken of ['{', '1', '{"name":1}']) {
    tab.write(KEYS.guest, broken);
    expect(readGuestDraft(tab)).toBeUndefined();
  }
});
