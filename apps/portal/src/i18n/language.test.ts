import { expect, it } from 'vitest';
import { createLanguage } from './language.ts';

it('shows nothing for a text without a word, never its key (§1)', async () => {
  const language = createLanguage();
  await language.change('en');
  await language.need(['ranking']);
  expect(language.i18n.t('rankBefore', { ns: 'ranking' })).toBe('Place');
  expect(language.i18n.t('rankAfter', { ns: 'ranking' })).toBe('');
});
