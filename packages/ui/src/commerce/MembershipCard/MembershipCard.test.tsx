// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { inDocument } from '../../fixtures/inDocument.ts';
import { KitProvider } from '../../foundations/KitProvider/KitProvider.tsx';
import { MembershipCard, type MembershipCardProps } from './MembershipCard.tsx';

const page = inDocument();
const NOW = Date.UTC(2026, 10, 20, 4);
const plan = { id: '1', name: 'Year', days: 365, priceFen: 29_900, benefits: [] };
const owned = { startsAt: '2026-05-20T04:00:00Z', endsAt: '2026-11-24T04:00:00Z', person: { name: 'Mei' } };

/** The text of the card, and its state. */
async function cardOf(props: Partial<MembershipCardProps>) {
  await page.show(
    <KitProvider locale="en" timeZone="UTC" clock={{ now: () => NOW }}>
      <MembershipCard plan={plan} {...props} />
    </KitProvider>,
  );
  const card = document.querySelector<HTMLElement>('article, [aria-label]');
  return { text: document.body.textContent, status: card?.dataset['status'] };
}

it('counts the days to the end of a membership', async () => {
  const { text, status } = await cardOf({ owned });
  expect(text).toContain('4days left');
  expect(text).toContain('Since 20 May');
  expect(status).toBe('expiring');
});

it('counts no days while it is suspended, and says why', async () => {
  const { text, status } = await cardOf({ owned: { ...owned, suspended: 'Refund in review' } });
  expect(text).toContain('Refund in review');
  expect(text).toContain('Until 24 Nov');
  expect(text).not.toMatch(/days left/);
  expect(status).toBe('suspended');
  expect(document.querySelector('.bar')).toBeNull();
});

it.each([
  ['end', { ...owned, endsAt: 'soon' }],
  ['beginning', { ...owned, startsAt: 'soon' }],
  ['end and no beginning', { ...owned, startsAt: '', endsAt: Number.NaN }],
])('says neither days nor a state of a membership whose dates have no %s', async (_, unknown) => {
  const { text, status } = await cardOf({ owned: unknown });
  expect(text).not.toMatch(/\d+ ?days?|left|today|over|expired/i);
  expect(status).toBeUndefined();
});

it('begins no sentence about a date that is none', async () => {
  expect((await cardOf({ owned: { ...owned, startsAt: 'soon' } })).text).not.toContain('Since');
  expect((await cardOf({ endsAt: 'soon' })).text).not.toContain('Lasts until');
  expect((await cardOf({ endsAt: owned.endsAt })).text).toContain('Lasts until24 Nov');
});
