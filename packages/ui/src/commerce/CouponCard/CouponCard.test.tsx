import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fullReduction } from '../../fixtures/coupons.ts';
import { CouponCard } from './CouponCard.tsx';

const CLASS = /<style.*?<\/style>/gs;
const drawn = (shown: React.ReactNode) => renderToStaticMarkup(shown).replace(CLASS, '');

describe('a ticket in a list of a thousand', () => {
  const html = drawn(<CouponCard status="toUse" coupon={fullReduction} />);

  it('is eight elements (decision 0032)', () => {
    expect(html.match(/<[a-z]/g)).toHaveLength(8);
    expect(html).toMatch(/<\/span>[^<]+<\/div><\/div><\/article>$/);
  });
  it('says its status and its value before its condition, which is text', () => {
    expect(html).toMatch(/role="img" aria-label="待使用 减¥100"[^>]*>100<\/span>满599可用</);
  });
  it('has its condition, its kind and its date as elements where they are given props', () => {
    const parts = drawn(
      <CouponCard
        status="toUse"
        coupon={fullReduction}
        slotProps={{ condition: { id: 'rule' }, kind: { id: 'kind' }, validity: { id: 'date' } }}
      />,
    );
    expect(parts).toMatch(/<span[^>]*id="date"[^>]*>[^<]+<\/span>/);
    expect(parts).toMatch(/<span[^>]*id="rule"[^>]*>满599可用<\/span>/);
    expect(parts).toMatch(/<span[^>]*id="kind"[^>]*>满减券<\/span>/);
    expect(parts).not.toContain('data-kind');
  });
  it('has no transition of its filter: a change of brand would lay out the layers of the whole list in each frame (decision 0032)', () => {
    const sheet = renderToStaticMarkup(<CouponCard status="toUse" coupon={fullReduction} />);
    const transitions = [...sheet.matchAll(/transition:([^;}]*)/g)].map(([, value]) => value);
    expect(transitions).not.toEqual([]);
    expect(transitions.filter((value) => value?.includes('filter'))).toEqual([]);
  });
});
