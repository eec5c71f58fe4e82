import type { Coupon } from '@shuyuan/contract';
import { Alert, Breadcrumb, Button, CouponCard, Heading } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../page/Await.tsx';
import { useAddress } from '../../../page/address.ts';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { Gate } from '../../../page/Gate.tsx';
import { Missing } from '../../../page/Missing.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { MainPage } from '../../../shared/course/courseTiles.ts';
import { toCouponCard } from '../../../shared/trade/couponProps.ts';
import { CouponCoursesStore } from './CouponCoursesStore.ts';
import { CouponCourses } from './components/CouponCourses.tsx';
import { couponCoursesAddress, couponPath, couponsAddress } from './couponAddress.ts';
import { CouponTop } from './coupons.styles.ts';

/** `/coupon/course` (§2): what one coupon can be used on; a visitor is asked to log in first (§6). */
export const CouponCoursesPage = observer(function CouponCoursesPage() {
  const { t } = useTranslation('coupons');
  const { isLoggedIn } = useRoot().auth;
  const [filters] = useAddress(couponCoursesAddress);
  const store = useOwned((root) => new CouponCoursesStore(root.api), isLoggedIn ? filters : undefined);
  const { claimId } = filters;
  const isMissing = isLoggedIn && (claimId === undefined || store.coupon.error?.kind === 'missing');
  useTitle(isMissing ? undefined : t('coursesTitle'));

  if (!isLoggedIn) return <Gate kind="coupon" title={t('gate')} text={t('gateHint')} />;
  if (isMissing || claimId === undefined) {
    const action = { href: couponsAddress.href(), label: t('title') };
    return <Missing title={t('missing')} text={t('missingHint')} action={action} />;
  }
  return (
    <MainPage>
      <Breadcrumb items={[{ label: t('title'), href: couponsAddress.href() }, { label: t('coursesTitle') }]} />
      <Await query={store.coupon} name={t('coursesTitle')} skeleton="row">
        {(coupon) => <Top coupon={coupon} />}
      </Await>
      <CouponCourses store={store} claimId={claimId} />
    </MainPage>
  );
});

function Top({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('coupons');
  const { status } = coupon;
  const href = couponPath(coupon);
  return (
    <CouponTop>
      <div>
        <Heading level={1} size={28}>
          {t('coursesTitle')}
        </Heading>
        <p>{t(status === 'toUse' ? 'coursesHint' : 'coursesHintAlone', { scope: coupon.scopeText })}</p>
        {status !== 'toUse' && (
          <Alert
            tone={status === 'notYet' ? 'info' : 'warning'}
            title={t(`stands.${status}`)}
            action={
              href !== undefined && (
                <Button size="sm" variant="outline" href={href}>
                  {t(status === 'locked' ? 'act.pay' : 'act.order')}
                </Button>
              )
            }
          >
            {t(`standsHint.${status}`)}
          </Alert>
        )}
      </div>
      <CouponCard coupon={toCouponCard(coupon)} status={status} size="md" level={2} />
    </CouponTop>
  );
}
