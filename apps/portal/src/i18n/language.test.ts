import { expect, it } from 'vitest';
import { createLanguage } from './language.ts';

it('shows nothing for a text without a word, never its key (§1)', async () => {
  const language = createLanguage();
  await language.change('en');
  await language.need(['ranking']);
  expect(language.i18n.t('rankBefore', { ns: 'ranking' })).toBe('Place');
  expect(language.i18n.t('rankAfter', { ns: 'ranking' })).toBe('');
});

it('speaks of one in the singular where the language has one', async () => {
  const language = createLanguage();
  await language.need(['promotion']);
  const lessons = (count: number) => language.i18n.t('lessons', { ns: 'promotion', count });
  expect([lessons(1), lessons(2)]).toEqual(['1讲', '2讲']);
  await language.change('en');
  expect([lessons(0), lessons(1), lessons(2)]).toEqual(['0 lessons', '1 lesson', '2 lessons']);
});
