import styled from '@emotion/styled';
import { formatMoney } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import { Countdown, CouponCard, Link } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { Allowed } from '../../../../shared/permissions/Allowed.tsx';
import { offerStatus, toOfferCard } from '../../../../shared/trade/couponProps.ts';
import type { CourseStore } from '../CourseStore.ts';
import type { PurchaseFacts } from '../purchaseFacts.ts';

interface PurchaseExtraProps {
  store: CourseStore;
  facts: PurchaseFacts;
}

const Lines = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[8],
  '& > p': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: token.space[12],
    fontSize: token.fontSize[13],
    lineHeight: token.lineHeight[13],
    color: token.color.text.secondary,
  },
  '& > p > a': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > p > span:not(:last-child)': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > p > span:last-child': { flex: 'none' },
  '& [role="timer"]': { fontWeight: token.weight.semibold, color: token.color.price.fg },
});

/** Why a course costs what it costs, until when, and a coupon that takes more off. */
export const PurchaseExtra = observer(function PurchaseExtra({ store, facts }: PurchaseExtraProps) {
  const { t } = useTranslation('courseDetail');
  const { locale } = useRoot().locale;
  const { campaign, isMemberPrice, saleStartsAt, best, trial } = facts;
  return (
    <Lines>
      {campaign && (
        <p>
          {campaign.id === undefined ? (
            <span>{campaign.name}</span>
          ) : (
            <Link href={`/course/discount/${campaign.id}`}>{campaign.name}</Link>
          )}
          <span>
            {t('campaignEnds')}{' '}
            <Countdown endsAt={store.time.here(campaign.endsAt)} format="d hh:mm:ss" warnS={60} onEnd={store.refresh} />
          </span>
        </p>
      )}
      {isMemberPrice && <p>{t('memberPrice')}</p>}
      {saleStartsAt !== null && (
        <p>
          {t('saleStarts')}
          <Countdown endsAt={store.time.here(saleStartsAt)} format="d hh:mm:ss" onEnd={store.refresh} />
        </p>
      )}
      {trial && (
        <Allowed to="course.trial">
          <p>
            <Link href={trial.href}>{t('trial', { title: trial.title })}</Link>
          </p>
        </Allowed>
      )}
      {best && (
        <CouponCard
          layout="row"
          level={2}
          coupon={{
            ...toOfferCard(best.offer),
            title: t('couponAfter', { name: best.offer.name, money: formatMoney(best.afterFen, { locale }) }),
          }}
          status={offerStatus(best.offer)}
          action={{ label: t(best.offer.status === 'claimed' ? 'couponOwned' : 'couponClaim'), href: '/mycoupon' }}
        />
      )}
    </Lines>
  );
});
