import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Anchor, Button, type Coupon, CouponCard, type CouponStatus, Link, Tabs } from '@shuyuan/ui';
import * as coupons from '../../packages/ui/src/fixtures/coupons.ts';
import { ChevronRight, Info, TicketCheck } from '../../packages/ui/src/fixtures/icons.ts';
import { localised } from '../../packages/ui/src/fixtures/localise.tsx';
import { Centre } from './Site.tsx';
import { useSay } from './useSay.ts';

const Ticket = localised(CouponCard);

const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space[4]} ${token.space[16]}`,
  minHeight: '44px',
  marginBottom: token.space[16],
  '& > h1': { fontSize: token.fontSize[28], lineHeight: token.lineHeight[28] },
  '& > p': { fontSize: token.fontSize[13], color: token.color.text.secondary },
  '& > p > b': { fontFamily: token.font.number, color: token.color.price.fg },
  '& > :last-child': { marginInlineStart: 'auto' },
});
const Hall = styled.section({
  position: 'relative',
  isolation: 'isolate',
  padding: `${token.space[20]} ${token.space[24]} ${token.space[24]}`,
  borderRadius: token.radius.dialog,
  overflow: 'hidden',
  background: `linear-gradient(100deg, ${token.color.actionSoft.bg}, ${token.color.nav.selectedBg} 40%, ${token.color.accent.softBg})`,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '0 0 0 30%',
    background: `${token.img.coupon} 0 0 / 176px`,
    opacity: 0.3,
    maskImage: 'linear-gradient(90deg, transparent, black 70%)',
  },
  '& > .head': { display: 'flex', alignItems: 'center', gap: token.space[12], marginBottom: token.space[12] },
  '& h2': { fontSize: token.fontSize[18], lineHeight: token.lineHeight[18] },
  '& .head > p': { fontSize: token.fontSize[13], color: token.color.text.secondary },
  '& .head > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[4],
    marginInlineStart: 'auto',
    color: token.color.text.secondary,
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
  },
  '& > .row': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: token.space[16] },
});
const Own = styled.section({
  marginTop: token.space[24],
  '& > .tabs': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token.space[16],
    marginBottom: token.space[20],
    borderBottom: `1px solid ${token.color.border.subtle}`,
  },
  '& :is(.order, .terms)': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[8],
    fontSize: token.fontSize[13],
    color: token.color.text.tertiary,
    '& > svg': { flex: 'none', width: token.size.iconSm, height: token.size.iconSm },
  },
  '& .order': { flex: 'none' },
  '& > .terms': { marginTop: token.space[24] },
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${token.space[20]} ${token.layout.gutter}`,
  },
});

const nothing = () => undefined;

const minutes: Coupon = {
  id: 'senior',
  kind: 'fullReduction',
  title: '学长学姐券',
  scope: '全部课程',
  reduceFen: 5000,
  thresholdFen: 39_900,
  to: '2026-11-22T15:59:59Z',
};

/** Sorted by end date; the one that is not valid yet comes last. */
const own: readonly { coupon: Coupon; status: CouponStatus }[] = [
  { coupon: coupons.fullReduction, status: 'locked' },
  { coupon: minutes, status: 'toUse' },
  { coupon: coupons.noThreshold, status: 'toUse' },
  {
    coupon: {
      ...minutes,
      id: 'weekend',
      title: '周末班专享券',
      scope: '周末开课的班次',
      reduceFen: 7000,
      thresholdFen: 50_000,
      to: '2026-12-10T15:59:59Z',
    },
    status: 'toUse',
  },
  {
    coupon: {
      id: 'renew',
      kind: 'discount',
      title: '续班折扣券',
      scope: '沈书瑶、林安娜老师的课程',
      payPercent: 75,
      maxReduceFen: 30_000,
      to: '2026-12-15T15:59:59Z',
    },
    status: 'toUse',
  },
  {
    coupon: {
      ...minutes,
      id: 'large',
      title: '大额满减券',
      reduceFen: 18_000,
      thresholdFen: 100_000,
      to: '2026-12-31T15:59:59Z',
    },
    status: 'toUse',
  },
  { coupon: coupons.discount, status: 'notYet' },
  {
    coupon: { ...coupons.noThreshold, id: 'birthday', title: '生日礼', reduceFen: 2000, to: '2026-12-31T15:59:59Z' },
    status: 'toUse',
  },
];

/** The student's coupons, below those that can be claimed. */
export function CouponsPage({ hasChat }: { hasChat: boolean }) {
  const say = useSay();
  const tabs = say(['待使用', '已使用', '已过期']).map((label, place) => ({
    key: String(place),
    label,
    count: [8, 3, 4][place],
  }));
  return (
    <Centre active="coupon" hasChat={hasChat}>
      <Head>
        <h1>{say('我的优惠券')}</h1>
        <p>
          {say('今年已经省下')} <b>¥140.70</b>
        </p>
        <Button variant="outline" tone="neutral" href="/redeem" icon={<TicketCheck aria-hidden />}>
          {say('用兑换码换券')}
        </Button>
      </Head>
      <Hall aria-labelledby="hall">
        <div className="head">
          <h2 id="hall">{say('领券中心')}</h2>
          <p>{say('期末冲刺季，每天10:00上新')}</p>
          <Anchor href="/coupons">
            {say('全部8张')}
            <ChevronRight aria-hidden />
          </Anchor>
        </div>
        <div className="row">
          <Ticket coupon={coupons.claimable} status="claimable" size="claim" action={{ onClick: nothing }} />
          <Ticket coupon={coupons.lastOnes} status="claimable" size="claim" action={{ onClick: nothing }} />
          <Ticket coupon={coupons.claimedOut} status="claimedOut" size="claim" action={{ label: '明天10:00' }} />
        </div>
      </Hall>
      <Own aria-label={say('我的优惠券')}>
        <div className="tabs">
          <Tabs label={say('我的优惠券')} items={tabs} defaultValue="0" />
          <p className="order">
            <Info aria-hidden />
            {say('快到期的排在前面')}
          </p>
        </div>
        <ul>
          {own.map(({ coupon, status }) => (
            <li key={coupon.id}>
              <Ticket
                coupon={coupon}
                status={status}
                size="md"
                level={2}
                action={status === 'notYet' ? undefined : { href: '/course' }}
              />
            </li>
          ))}
        </ul>
        <p className="terms">
          <Info aria-hidden />
          <span>
            {say('每单用一张，取消订单后券会退回。')}{' '}
            <Link href="/help/coupon" underline="always">
              {say('使用规则')}
            </Link>
          </span>
        </p>
      </Own>
    </Centre>
  );
}
