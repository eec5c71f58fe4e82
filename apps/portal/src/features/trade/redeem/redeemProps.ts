import type { Redemption } from '@shuyuan/contract';
import { formatMoney, type Locale } from '@shuyuan/rules';
import { formatDay, type RedeemResult, type ScheduleView } from '@shuyuan/ui';
import type { TFunction } from 'i18next';

/** Where what a code unlocked can be used. */
export function redemptionAddress({ kind, classId, offerId, couponClaimId }: Redemption): string {
  switch (kind) {
    case 'course':
      return classId === undefined || offerId === undefined ? '/course' : `/course/detail/${classId}/${offerId}`;
    case 'membership':
      return '/vip/course';
    case 'coupon':
      return couponClaimId === undefined ? '/mycoupon' : `/coupon/course?couponClaimId=${couponClaimId}`;
    default:
      return '/changedetail';
  }
}

/** The large figure of a ticket: days, minutes, credits, money off, or one course. */
function figureOf({ kind, amount }: Redemption, locale: Locale): string {
  if (amount === undefined) return '1';
  return kind === 'coupon' ? formatMoney(amount, { locale }) : `+${amount.toLocaleString('en')}`;
}

/** What a code turned into, as the kit's ticket shows it: what, how much, until when (§5). */
export function toRedeemResult(redemption: Redemption, view: ScheduleView, t: TFunction<'redeem'>): RedeemResult {
  const { kind, title, codeEnd, previousUntil, validUntil, amount } = redemption;
  const facts = [
    ...(previousUntil === undefined ? [] : [{ label: t('previousUntil'), value: formatDay(previousUntil, view) }]),
    ...(validUntil === undefined
      ? []
      : [
          {
            label: t(previousUntil === undefined ? 'validUntil' : 'nowUntil'),
            value: formatDay(validUntil, view),
            changed: previousUntil !== undefined,
          },
        ]),
    { label: t('code'), value: t('codeEnd', { end: codeEnd }) },
  ];
  return {
    kind: t(`kind.${kind}`),
    figure: figureOf(redemption, view.locale),
    unit: kind === 'coupon' && amount !== undefined ? undefined : t(`unit.${kind}`),
    type: t(`type.${kind}`),
    title,
    facts,
    action: { label: t(`go.${kind}`), href: redemptionAddress(redemption) },
  };
}
