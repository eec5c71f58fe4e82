import type { Coupon } from '@shuyuan/contract';
import { tidyLines } from '@shuyuan/rules';
import { Button, DescriptionList, Dialog, formatDay, formatTimeOfDay, Timeline } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../../page/useView.ts';
import { couponPath } from '../couponAddress.ts';
import { couponStory } from '../couponStory.ts';
import { Rules, RuleText } from '../coupons.styles.ts';

/** One coupon in full: what it is good for, its rules, and how it came to where it stands (§4). */
export function CouponDialog({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  const { t } = useTranslation('coupons');
  const view = useView();
  if (!coupon) return null;
  const when = (instant: string) => `${formatDay(instant, view)} ${formatTimeOfDay(instant, view.timeZone)}`;
  const href = couponPath(coupon);
  return (
    <Dialog
      open
      width="md"
      title={coupon.name}
      onClose={onClose}
      footer={href !== undefined && <Button href={href}>{t(`act.${actOf(coupon)}`)}</Button>}
    >
      <Rules>
        <DescriptionList
          layout="beside"
          items={[
            { label: t('scope'), value: coupon.scopeText },
            { label: t('valid'), value: t('between', { from: when(coupon.startsAt), to: when(coupon.endsAt) }) },
            { label: t('number'), value: coupon.number, numeric: true },
          ]}
        />
        <section>
          <h3>{t('rules')}</h3>
          <RuleText>{tidyLines(coupon.ruleText ?? t('rulesPlain'))}</RuleText>
        </section>
        <section>
          <h3>{t('story')}</h3>
          <Timeline
            layout="log"
            items={couponStory(coupon).map(({ key, at, state }) => ({
              key,
              state,
              title: t(`stories.${key}`),
              day: at === undefined ? '' : formatDay(at, view),
              time: at === undefined ? '' : formatTimeOfDay(at, view.timeZone),
            }))}
          />
        </section>
      </Rules>
    </Dialog>
  );
}

/** The word of the one button. */
function actOf({ status }: Coupon): 'use' | 'pay' | 'order' {
  return status === 'toUse' ? 'use' : status === 'locked' ? 'pay' : 'order';
}
