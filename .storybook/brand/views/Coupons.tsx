import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { CouponCard, SideMenu, Tabs, useKit } from '@shuyuan/ui';
import * as coupons from '../../../packages/ui/src/fixtures/coupons.ts';
import { localised } from '../../../packages/ui/src/fixtures/localise.tsx';
import * as shell from '../../../packages/ui/src/fixtures/shell.tsx';
import { ViewHeader } from './Home.tsx';

const Ticket = localised(CouponCard);
const Menu = localised(SideMenu);

const Page = styled.div({
  display: 'grid',
  gridTemplateColumns: '174px 958px',
  gap: token.layout.gutter,
  width: token.layout.page,
  margin: `${token.space[24]} auto`,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: token.space[24] },
});
const Two = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: token.space[20] });

const nothing = () => undefined;

/** The student's coupons, used and expired ones included: the page with the strongest brand colour. */
export function Coupons({ hasChat }: { hasChat: boolean }) {
  const { locale } = useKit();
  const words = { cn: ['待使用', '已使用', '已过期'], en: ['To use', 'Used', 'Expired'] }[locale];
  const items = words.map((label, place) => ({ key: String(place), label, count: 4 - place }));
  return (
    <>
      <ViewHeader active="none" hasChat={hasChat} />
      <Page>
        <Menu items={shell.sideMenu} activeId="coupon" />
        <div>
          <Tabs label={words[0] ?? ''} items={items} value="0" />
          <Two>
            {coupons.kinds.map((coupon) => (
              <Ticket coupon={coupon} size="md" action={{ onClick: nothing }} key={coupon.id} />
            ))}
            <Ticket coupon={coupons.fullReduction} size="md" action={{ onClick: nothing }} />
            <Ticket coupon={coupons.used} status="used" size="md" />
            <Ticket coupon={coupons.expired} status="expired" size="md" />
          </Two>
        </div>
      </Page>
    </>
  );
}
