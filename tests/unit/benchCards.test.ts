import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KitProvider } from '../../packages/ui/src/foundations/KitProvider/KitProvider.tsx';
import { OurCard, OurCoupon } from '../bench/kits/oursParts.tsx';
import { PlainCard, PlainCoupon } from '../bench/kits/plainParts.tsx';
import { buildItem } from '../bench/kits/subject.ts';

const item = buildItem(3);
const clock = { now: () => Date.UTC(2026, 10, 20, 8) };

/** Elements of what is rendered; the rules that Emotion puts beside it on a server are none of them. */
function countElements(markup: string) {
  const inPage = markup.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<link[^>]*>/g, '');
  return inPage.match(/<[a-z][a-z0-9]*/g)?.length ?? 0;
}

it.each([
  ['course card', OurCard, PlainCard, 15],
  ['coupon', OurCoupon, PlainCoupon, 8],
] as const)(
  'the %s of the bench has as many elements by hand as in the kit (decision 0032)',
  (_, Ours, Plain, count) => {
    const inKit = createElement(KitProvider, { locale: 'cn', clock, children: createElement(Ours, { item }) });
    const ours = countElements(renderToStaticMarkup(inKit));
    expect([ours, countElements(renderToStaticMarkup(createElement(Plain, { item })))]).toEqual([count, count]);
  },
);
