import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KitProvider } from '../../foundations/KitProvider/KitProvider.tsx';
import { MyCourseCard } from './MyCourseCard.tsx';
import type { MyCourse, NextLesson } from './myCourse.ts';

const NOW = Date.UTC(2026, 10, 20, 4);
const recorded: MyCourse = { id: '1', title: 'Conics', lecturerName: 'Zhou', state: 'active', href: '/class/1' };

/** The text of the card, its elements as bars. */
function textOf(course: Partial<MyCourse>, next?: NextLesson) {
  const page = renderToStaticMarkup(
    <KitProvider locale="en" timeZone="UTC" clock={{ now: () => NOW }}>
      <MyCourseCard course={{ ...recorded, ...course }} progress={{}} next={next} />
    </KitProvider>,
  );
  return page.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]*>/g, '|');
}

it('says until when a course can be learnt', () => {
  expect(textOf({ expiresAt: '2027-05-20T04:00:00Z' })).toContain('Valid until 20 May 2027');
  expect(textOf({ state: 'expired', expiresAt: '2026-05-20T04:00:00Z' })).toContain('Ran out on 20 May');
});

it.each(['', 'soon', Number.NaN])(
  'shows no “Valid until” and no “Ran out on” before the date %j, which is none',
  (none) => {
    expect(textOf({ expiresAt: none })).not.toContain('Valid until');
    expect(textOf({ state: 'expired', expiresAt: none })).not.toContain('Ran out on');
  },
);

it('leaves no gap for the start of a next lesson that is no date', () => {
  const next = { title: 'Ellipses', startsAt: '' };
  expect(textOf({}, next)).toMatch(/Next\|Ellipses/);
});
