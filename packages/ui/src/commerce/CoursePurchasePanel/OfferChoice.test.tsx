import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KitProvider } from '../../foundations/KitProvider/KitProvider.tsx';
import { coursePurchasePanelLabels } from './CoursePurchasePanel.labels.ts';
import { OfferChoice, type PurchaseOffer } from './OfferChoice.tsx';

const NOW = Date.UTC(2026, 10, 20, 4);
const words = coursePurchasePanelLabels.en;

/** The lines under the names of two classes, of which the first is as given. */
function linesOf(offer: Partial<PurchaseOffer>) {
  const offers = [
    { id: '1', name: 'Evenings', ...offer },
    { id: '2', name: 'Weekends' },
  ];
  const page = renderToStaticMarkup(
    <KitProvider locale="en" timeZone="UTC" clock={{ now: () => NOW }}>
      <OfferChoice
        offers={offers}
        offerId="2"
        onOfferChange={undefined}
        timeZone={undefined}
        words={words}
        slotProps={undefined}
      />
    </KitProvider>,
  );
  return [...page.matchAll(/<small>(.*?)<\/small>/g)].map(([, line]) => line);
}

it('says when a class begins or began, and its seats', () => {
  expect(linesOf({ startsAt: '2026-11-24T04:00:00Z', seatsLeft: 3 })[0]).toBe(`From 24 Nov · ${words.seatsLeft(3)}`);
  expect(linesOf({ startsAt: '2026-11-10T04:00:00Z' })[0]).toBe('Began 10 Nov');
});

it.each(['', 'soon', Number.NaN])(
  'shows the seats alone of a class whose start is %j, never “From” before nothing',
  (none) => {
    expect(linesOf({ startsAt: none, seatsLeft: 3 })).toEqual([words.seatsLeft(3), '']);
  },
);
